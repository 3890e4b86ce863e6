import { rateChangeLife, type RateChange } from "@o2r/api/contract/catalogue";
import { Card, DateText, formatDate } from "@o2r/ui";
import { X } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { cessText } from "./cess-text.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

const words: ActsGiven<typeof rateChangeLife, RateChange> = {
  name: ({ gst, effectiveOn }) => `${gst}% from ${formatDate(effectiveOn)}`,
  icons: { cancel: X },
  said: { cancel: () => ({ title: "The new rate is cancelled" }) },
};

export interface RateChangesProps {
  /** Newest first. */
  readonly changes: readonly RateChange[];
}

/** The rates that were set for a sub-category; one that is still to come can be cancelled. */
export function RateChanges({ changes }: RateChangesProps) {
  const acts = useActs(rateChangeLife, words);
  return (
    <Card title="Rates set so far" flush>
      {changes.length === 0 ? (
        <p className="rate-changes-none">No rate was set for a day yet.</p>
      ) : (
        <WideTable
          label="Rates set so far"
          head={[
            "Takes effect",
            "State",
            { figure: "GST" },
            { figure: "CESS" },
            { figure: "Products" },
            "Reason",
            "Set by",
            { unseen: "Actions" },
          ]}
        >
          <tbody>
            {changes.map((change) => (
              <tr key={change.id}>
                <th scope="row">
                  <DateText value={change.effectiveOn} />
                </th>
                <td>
                  <StateStatus life={rateChangeLife} state={change.state} />
                </td>
                <td data-figure>{change.gst}%</td>
                <td data-figure>{cessText(change)}</td>
                <td data-figure>{change.products ?? "–"}</td>
                <td>{change.reason}</td>
                <td>{change.plannedBy}</td>
                <td>{acts.buttons(change, "sm")}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {acts.dialog}
    </Card>
  );
}

import { rateChangeEndpoints, rateChangeStates, type RateChange } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { Button, Card, DateText, notify, Status, type Tone } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { WideTable } from "../../../kit/wide-table.tsx";

const tones: Readonly<Record<RateChange["state"], Tone>> = {
  SCHEDULED: "info",
  APPLIED: "success",
  CANCELLED: "neutral",
};
const stateText = (state: RateChange["state"]): string =>
  rateChangeStates.find(({ value }) => value === state)?.label ?? state;

export interface RateChangesProps {
  /** Newest first. */
  readonly changes: readonly RateChange[];
  readonly mayCancel: boolean;
}

/** The rates that were set for a sub-category; one that is still to come can be cancelled. */
export function RateChanges({ changes, mayCancel }: RateChangesProps) {
  const { run, running } = useMutation(rateChangeEndpoints.cancel, { affects: ["/oms/rate-change"] });
  const [leaving, setLeaving] = useState<RateChange>();
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setLeaving(undefined);
    setFailure(undefined);
  };
  const cancel = async ({ id, version }: RateChange) => {
    const { error } = await run({ params: { id } }, { version });
    setFailure(error?.message);
    if (error) return;
    close();
    notify({ kind: "success", title: "The new rate is cancelled" });
  };
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
                  <Status tone={tones[change.state]}>{stateText(change.state)}</Status>
                </td>
                <td data-figure>{change.gst}%</td>
                <td data-figure>{change.cess}%</td>
                <td data-figure>{change.products ?? "–"}</td>
                <td>{change.reason}</td>
                <td>{change.plannedBy}</td>
                <td>
                  {mayCancel && change.state === "SCHEDULED" && (
                    <Button size="sm" onClick={() => setLeaving(change)}>
                      Cancel
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        loading={running}
        error={failure}
        onConfirm={() => leaving && void cancel(leaving)}
        onClose={close}
      >
        {leaving && (
          <>
            The rate of <b>{leaving.gst}%</b> for <DateText value={leaving.effectiveOn} /> does not come.
          </>
        )}
      </ConfirmDialog>
    </Card>
  );
}

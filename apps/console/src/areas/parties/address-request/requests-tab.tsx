import { addressRequestEndpoints, addressRequestLife, type RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, EmptyState, formatDateTime, Link } from "@o2r/ui";
import { MapPinned } from "lucide-react";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { HandOn } from "../../../kit/record/hand-on.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { addressRequests } from "./address-request-words.ts";
import { distanceText } from "./distance-text.ts";
import type { RequestDialogProps } from "./request-dialog.tsx";

const RequestDialog = later<RequestDialogProps>(async () => (await import("./request-dialog.tsx")).RequestDialog);

/** The newest requests for another address of a shop. */
export function RequestsTab({ row }: RecordPanelProps<RetailerRow>) {
  const [asking, ask] = useState(false);
  const { data, error, mutate } = useEndpoint(
    addressRequestEndpoints.list,
    { query: { q: "", sort: "-requestedAt", size: 10, cursor: null, retailer: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The requests" error={error} onRetry={() => void mutate()} />;
  const waits = data.content.some(({ state }) => state === "PENDING");
  const button = !waits && (
    <Button size="sm" onClick={() => ask(true)}>
      Request another address
    </Button>
  );
  return (
    <>
      {data.content.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={MapPinned} title="No address requests yet" actions={button}>
          The shop is where it was taken on.
        </EmptyState>
      ) : (
        <Card title="Address requests" flush actions={button}>
          <WideTable label="Address requests" head={["Asked", "To", "Away", "Asked by", "Status"]}>
            <tbody>
              {data.content.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <Link href={`${addressRequests.path}/${one.id}`}>{formatDateTime(one.requestedAt)}</Link>
                  </th>
                  <td>
                    {one.to.addressLine1}, {one.to.city} {one.to.pincode}
                  </td>
                  <td>{distanceText(one.distance)}</td>
                  <td>{one.requestedBy ?? "–"}</td>
                  <td>
                    <StateStatus life={addressRequestLife} state={one.state} />
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </Card>
      )}
      <HandOn asks={asking} row={data} />
      {asking && (
        <RequestDialog
          row={row}
          onDone={() => {
            ask(false);
            void mutate();
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

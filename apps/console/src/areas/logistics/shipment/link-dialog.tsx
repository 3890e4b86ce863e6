import { runLinkPath, shipmentEndpoints, type RunLink, type ShipmentRow } from "@o2r/api/contract/logistics";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Banner, Button, formatDateTime, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Link2, Link2Off } from "lucide-react";
import { CopyLink } from "../../../kit/copy-link.tsx";
import "../../../kit/link-dialog.css";

export interface LinkDialogProps {
  readonly shipment: Pick<ShipmentRow, "id" | "number" | "driverName">;
  readonly onClose: () => void;
}

function Standing({ id, link }: { readonly id: string; readonly link: RunLink }) {
  return (
    <>
      <CopyLink
        address={location.origin + runLinkPath(id, link.token)}
        help={`Good until ${formatDateTime(link.expiresAt)}, or until the shipment is settled.`}
      />
      <p>
        Made for {link.driverName} by {link.madeBy}, {formatDateTime(link.madeAt)}. Whoever has it sees the stops of
        this shipment and enters what happens there: send it to the driver only.
      </p>
    </>
  );
}

/** The link by which a driver without an account opens the run sheet: made, copied and ended here. */
export function LinkDialog({ shipment, onClose }: LinkDialogProps) {
  const { id, number, driverName } = shipment;
  const { data, error, mutate } = useEndpoint(shipmentEndpoints.link, { params: { id } }, { revalidateOnMount: true });
  const make = useMutation(shipmentEndpoints.makeLink);
  const revoke = useMutation(shipmentEndpoints.revokeLink);
  const after = async (call: Promise<{ readonly error?: unknown }>, said: string) => {
    const { error: refused } = await call;
    await mutate();
    if (refused === undefined) notify({ kind: "success", title: said });
  };
  const link = data?.link ?? null;
  return (
    <Dialog
      open
      size="sm"
      title={`Driver's link of ${number}`}
      onClose={onClose}
      footer={
        <>
          {link !== null && (
            <Button
              icon={Link2Off}
              variant="danger"
              loading={revoke.running}
              onClick={() => void after(revoke.run({ params: { id } }), "The link opens nothing any more")}
            >
              End link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="link-dialog">
        {error !== undefined && data === undefined && <Banner role="alert" tone="danger" title={error.message} />}
        {link !== null && <Standing id={id} link={link} />}
        {data !== undefined && link === null && (
          <>
            <p>
              {driverName ?? "The driver"} needs no account: a link opens this run sheet on any phone, and nothing else.
            </p>
            <Button
              icon={Link2}
              variant="primary"
              loading={make.running}
              onClick={() => void after(make.run({ params: { id } }), "The link is made")}
            >
              Make link
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

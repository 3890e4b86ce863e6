import { runLinkPath, shipmentEndpoints, type ShipmentRow } from "@o2r/api/contract/logistics";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { LinkDialog } from "../../../kit/link/link-dialog.tsx";

export interface RunLinkDialogProps {
  readonly shipment: Pick<ShipmentRow, "id" | "number" | "driverName">;
  readonly onClose: () => void;
}

/** The link by which a driver without an account opens the run sheet. */
export function RunLinkDialog({ shipment, onClose }: RunLinkDialogProps) {
  const { id, number, driverName } = shipment;
  return (
    <LinkDialog
      id={id}
      title={`Driver's link of ${number}`}
      reading={useEndpoint(shipmentEndpoints.link, { params: { id } }, { revalidateOnMount: true })}
      make={useMutation(shipmentEndpoints.makeLink)}
      end={useMutation(shipmentEndpoints.revokeLink)}
      addressOf={(token) => location.origin + runLinkPath(id, token)}
      until={(at) => `Good until ${at}, or until the shipment is settled.`}
      told={(by, at) => (
        <>
          Made for {driverName} by {by}, {at}. Whoever has it sees the stops of this shipment and enters what happens
          there: send it to the driver only.
        </>
      )}
      offer={
        <>{driverName ?? "The driver"} needs no account: a link opens this run sheet on any phone, and nothing else.</>
      }
      onClose={onClose}
    />
  );
}

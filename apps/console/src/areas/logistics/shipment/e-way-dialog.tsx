import { eWayForm, shipmentEndpoints, type ShipmentDetail, type ShipmentStop } from "@o2r/api/contract/logistics";
import { useMutation } from "@o2r/api/react";
import { formatDate, formatMoney, FormField, NativeSelect } from "@o2r/ui";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { WithDetail } from "../../../kit/record/with-detail.tsx";

export interface EWayDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const label = ({ invoiceNumber, establishment, value, ewbNumber, ewbValidTill }: ShipmentStop): string =>
  `${invoiceNumber}, ${establishment}, ${formatMoney(value)}${
    ewbNumber === null ? "" : `: ${ewbNumber} till ${ewbValidTill === null ? "?" : formatDate(ewbValidTill)}`
  }`;

function Entry({ shipment, onClose }: { readonly shipment: ShipmentDetail; readonly onClose: () => void }) {
  // Those that may not travel without one stand first.
  const stops = shipment.stopList.toSorted((a, b) => rank(a) - rank(b));
  const [stopId, setStopId] = useState(stops[0]?.id ?? "");
  const { run } = useMutation(shipmentEndpoints.eWayBill);
  return (
    <ActDialog
      definition={eWayForm}
      title="Enter e-way bill"
      size="sm"
      submit="Save"
      lead={
        <FormField label="Invoice">
          <NativeSelect
            name="stopId"
            value={stopId}
            options={stops.map((stop) => ({ value: stop.id, label: label(stop) }))}
            onChange={(event) => setStopId(event.target.value)}
          />
        </FormField>
      }
      act={(body) => run({ params: { id: shipment.id }, body: { ...body, stopId } }, { version: shipment.version })}
      done={() => "The e-way bill is entered"}
      onClose={onClose}
    />
  );
}

const rank = ({ needsEwb, ewbNumber, position }: ShipmentStop): number =>
  (needsEwb ? (ewbNumber === null ? 0 : 1000) : 2000) + position;

/** The e-way bill of an invoice that is aboard. */
export function EWayDialog({ id, onClose }: EWayDialogProps) {
  return (
    <WithDetail endpoint={shipmentEndpoints.get} id={id} onClose={onClose}>
      {(shipment) => <Entry shipment={shipment} onClose={onClose} />}
    </WithDetail>
  );
}

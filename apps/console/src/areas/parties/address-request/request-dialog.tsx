import { addressRequestEndpoints, addressRequestForm, type RetailerRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { PlaceOnMap } from "../../../kit/notice/place-on-map.tsx";

const within = { city: "reqCity", pincode: "reqPincode" };

export interface RequestDialogProps {
  readonly row: RetailerRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for another address of a retailer. */
export function RequestDialog({ row, onDone, onClose }: RequestDialogProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, addressRequestForm));
  return (
    <ActDialog
      definition={addressRequestForm}
      title="Request another address"
      lead={
        <p>
          Of <b>{row.establishment}</b>. Somebody else approves it.
        </p>
      }
      submit="Send request"
      registry={registry}
      extra={(form) => (
        <PlaceOnMap
          form={form}
          latitude="reqLatitude"
          longitude="reqLongitude"
          street="reqAddressLine1"
          within={within}
        />
      )}
      act={(body) => client.call(addressRequestEndpoints.request, { params: { id: row.id }, body }, { quiet: true })}
      done={() => "The request waits to be decided"}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

import { shipmentEndpoints, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { useEndpoint } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useEffect, type ReactNode } from "react";

export interface WithDetailProps {
  readonly id: string;
  readonly children: (shipment: ShipmentDetail) => ReactNode;
  readonly onClose: () => void;
}

/** What needs the stops of a shipment, which a list does not have; one that cannot be read is said, and closes. */
export function WithDetail({ id, children, onClose }: WithDetailProps) {
  const { data, error } = useEndpoint(shipmentEndpoints.get, { params: { id } });
  useEffect(() => {
    if (error === undefined || data !== undefined) return;
    notify({ kind: "danger", title: error.message });
    onClose();
  }, [data, error, onClose]);
  return data === undefined ? null : children(data);
}

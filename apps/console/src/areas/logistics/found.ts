import { shipmentEndpoints, type ShipmentRow } from "@o2r/api/contract/logistics";
import { Truck } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of logistics is found from anywhere. */
export const found = [
  findable<ShipmentRow>({
    label: "Shipments",
    icon: Truck,
    page: "/shipment-management",
    list: shipmentEndpoints.list,
    toFound: ({ id, number }) => ({ id, label: number, href: `/shipment-management/${id}` }),
  }),
];

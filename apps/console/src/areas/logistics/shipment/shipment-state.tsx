import { shipmentLife, type ShipmentRow } from "@o2r/api/contract/logistics";
import { Ban, CircleCheck, PackageCheck, TriangleAlert, Truck } from "lucide-react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons: Readonly<Partial<Record<ShipmentRow["state"], typeof Ban>>> = {
  LOADED: PackageCheck,
  IN_TRANSIT: Truck,
  COMPLETED: TriangleAlert,
  SETTLED: CircleCheck,
  CANCELLED: Ban,
};

/** How far a shipment has come, in a list. */
export const ShipmentStatus = ({ state }: Pick<ShipmentRow, "state">) => (
  <StateStatus life={shipmentLife} state={state} icon={icons[state]} />
);

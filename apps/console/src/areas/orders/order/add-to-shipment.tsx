import type { OrderRow } from "@o2r/api/contract/orders";
import { Banner, Button, formatNumber } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ordersToShip } from "../../logistics/shipment/create/orders-to-ship.ts";

export interface AddToShipmentProps {
  readonly rows: readonly OrderRow[];
  readonly about: ReactNode;
  readonly onClose: () => void;
}

/** Takes chosen orders along to where their vehicle is chosen. Those of several hubs do not go on one. */
export function AddToShipment({ rows, about, onClose }: AddToShipmentProps) {
  const navigate = useNavigate();
  const hubs = [...new Set(rows.map(({ warehouseId }) => warehouseId))];
  const [hub] = hubs;
  const goOn = () =>
    void navigate(`/create-shipment?hub=${hub ?? ""}`, { state: ordersToShip(rows.map(({ id }) => id)) });
  return (
    <Dialog
      open
      size="sm"
      title="Add to shipment"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" icon={Truck} disabled={hubs.length !== 1} onClick={goOn}>
            Choose the vehicle
          </Button>
        </>
      }
    >
      <p>
        {formatNumber(rows.length)} {rows.length === 1 ? "order goes" : "orders go"} on a vehicle. Its kind, its driver
        and the order of its stops are chosen next.
      </p>
      {about}
      {hubs.length > 1 && (
        <Banner tone="warning" title="These orders are of several hubs">
          A vehicle leaves from one hub: filter by hub first.
        </Banner>
      )}
    </Dialog>
  );
}

import type { EligibleOrder } from "@o2r/api/contract/logistics";
import { Badge, formatMoney, formatNumber, IconButton } from "@o2r/ui";
import { X } from "lucide-react";
import { SortableList } from "../../../../kit/sortable/sortable-list.tsx";
import { movedTo } from "./shipment-plan.ts";

export interface StopListProps {
  /** In the order of the round. */
  readonly stops: readonly EligibleOrder[];
  readonly onStops: (ids: readonly string[]) => void;
}

/** The stops of a round, moved by dragging or by Alt and the arrows; Delete takes one off. */
export function StopList({ stops, onStops }: StopListProps) {
  const ids = stops.map(({ id }) => id);
  const takeOff = (id: string) => onStops(ids.filter((one) => one !== id));
  return (
    <>
      <SortableList
        label="Stops"
        items={stops.map((order) => ({ id: order.id, name: order.establishment, order }))}
        onMove={(id, to) => onStops(movedTo(ids, id, to))}
        onKey={({ key }, { id }) => {
          if (key !== "Delete") return false;
          takeOff(id);
          return true;
        }}
        draw={({ order }, index) => (
          <>
            <span className="stop-place">{index + 1}</span>
            <span className="stop-shop">
              {order.establishment}
              <small>
                {order.orderNumber} · {order.beat ?? "No beat"} · {formatNumber(order.packs)} packs
                {order.cod > 0 && ` · ${formatMoney(order.cod)} to collect`}
              </small>
            </span>
            {order.needsEwb && order.ewbNumber === null && <Badge tone="warning">E-way bill</Badge>}
            <IconButton icon={X} label={`Take ${order.orderNumber} off`} onClick={() => takeOff(order.id)} />
          </>
        )}
      />
      <p className="stop-hint">Drag a stop, or press Alt with the arrows. Delete takes one off.</p>
    </>
  );
}

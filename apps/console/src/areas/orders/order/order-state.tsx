import { orderHolds, orderLife, type OrderRow } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { Badge, formatNumber } from "@o2r/ui";
import { Ban, CircleCheck, CirclePause, PackageCheck, TriangleAlert, Truck } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons: Readonly<Partial<Record<OrderRow["state"], typeof Ban>>> = {
  ON_HOLD: CirclePause,
  PACKED: PackageCheck,
  SHIPPED: Truck,
  DELIVERED: CircleCheck,
  CANCELLED: Ban,
};

/** How far an order has come, in a list. */
export const OrderStatus = ({ state }: Pick<OrderRow, "state">) => (
  <StateStatus life={orderLife} state={state} icon={icons[state]} />
);

/** The same beside its number, with what it waits for. */
export const OrderBadges = ({
  state,
  short,
  attempts = 0,
}: Pick<OrderRow, "state" | "short"> & { attempts?: number }) => (
  <>
    <StateBadge life={orderLife} state={state} icon={icons[state]} />
    {short && (
      <Badge tone="warning" icon={TriangleAlert}>
        Short
      </Badge>
    )}
    {attempts > 0 && <Badge tone="warning">{`${formatNumber(attempts)} failed attempts`}</Badge>}
  </>
);

/** Why an order waits, in words. */
export const holdText = (hold: OrderRow["holds"][number]): string => wordOf(orderHolds, hold) ?? hold;

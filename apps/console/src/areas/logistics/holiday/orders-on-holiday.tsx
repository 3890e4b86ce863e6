import { movableStates, orderEndpoints, type OrderOnHoliday } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Button, buttonLook, DateText, formatNumber } from "@o2r/ui";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { MoveOrdersProps } from "./move-orders.tsx";
import "./orders-on-holiday.css";

const MoveOrders = later<MoveOrdersProps>(async () => (await import("./move-orders.tsx")).MoveOrders);

export interface OrdersOnHolidayProps {
  /** The holiday. */
  readonly id: string;
  readonly day: string;
}

const orders = (count: number): string => `${formatNumber(count)} open ${count === 1 ? "order is" : "orders are"}`;

/** The list of these orders, where each can have another day than the next. */
const listOf = (day: string, found: readonly OrderOnHoliday[]): string => {
  const hub = [...new Set(found.map(({ warehouseId }) => warehouseId))].join(",");
  return `/order?${new URLSearchParams({ state: movableStates.join(","), hub, slot: `${day}..${day}` })}`;
};

/** Which open orders are promised for a holiday, with the offer to move them on; nothing where none are. */
export function OrdersOnHoliday({ id, day }: OrdersOnHolidayProps) {
  const { data } = useEndpoint(orderEndpoints.onHoliday, { params: { id } }, { quiet: true });
  const [asked, ask] = useState<readonly OrderOnHoliday[]>();
  const { orders: found = [], total = 0, invoiced = 0 } = data ?? {};
  const riding = `${formatNumber(invoiced)} ${total > 0 ? "more " : ""}${invoiced === 1 ? "has its" : "have their"} invoice already: plan the shipment for another day.`;
  return (
    <>
      {total + invoiced > 0 && (
        <div className="orders-on-holiday">
          <Banner
            tone="warning"
            title={
              <>
                {total > 0 ? orders(total) : "Invoiced orders are"} promised for <DateText value={day} />
              </>
            }
            actions={
              total > 0 && (
                <>
                  <Link to={listOf(day, found)} {...buttonLook({ size: "sm" })}>
                    Open the list
                  </Link>
                  <Button size="sm" icon={CalendarClock} onClick={() => ask(found)}>
                    Reschedule
                  </Button>
                </>
              )
            }
          >
            {total > 0 && "Nothing is delivered on that day. "}
            {invoiced > 0 && riding}
          </Banner>
        </div>
      )}
      {/* It stays until it is closed, also when nothing is promised any more. */}
      {asked && <MoveOrders orders={asked} total={total} onClose={() => ask(undefined)} />}
    </>
  );
}

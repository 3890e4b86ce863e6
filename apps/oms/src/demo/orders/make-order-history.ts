import { weekdayOf } from "@o2r/api/contract/core";
import type { OrderState } from "@o2r/api/contract/orders";
import { addDays } from "@o2r/forms/days";
import { clockAt } from "../../areas/orders/slot/judge-day.ts";
import { toRupees } from "../../trade/paise.ts";
import type { DemoOrder } from "./demo-order.ts";
import type { Random } from "../random.ts";
import { entriesOf, type HistoryEntry, type PastStep } from "../history-entries.ts";
import { invoicedAt } from "../billing/plan-payment.ts";
import { reached } from "./order-progress.ts";

type Order = DemoOrder;

interface Given {
  readonly random: Random;
  readonly now: Date;
  readonly orders: readonly Order[];
  /** Who runs each hub. */
  readonly managers: ReadonlyMap<string, string>;
}

const instant = (at: Date | string | null | undefined): Date => new Date(at ?? Number.NaN);
const between = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);

type Step = PastStep<OrderState>;

const again = (by: string | null): Omit<Step, "at"> => ({
  action: "planned-for-another-attempt",
  to: "RESCHEDULED",
  by,
});
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** After how many days what was delivered is closed. */
const openFor = 10;
const ends = new Map<OrderState, Pick<Step, "action" | "to">>([
  ["DELIVERED", { action: "delivered", to: "DELIVERED" }],
  ["CLOSED", { action: "delivered", to: "DELIVERED" }],
  ["PARTIALLY_DELIVERED", { action: "delivered-in-part", to: "PARTIALLY_DELIVERED" }],
]);

/**
 * How an order that was invoiced went on: one ride to the shop, or one for each attempt that failed, from the day that it was
 * promised for, between ten and five in India. Where it rides again that day is over, and the first ride was on the next
 * working day.
 */
const ridesOf = (order: Order, invoiced: Date, now: Date, manager: string | null): readonly Step[] => {
  const { id, state, attempts = 0 } = order;
  const end = ends.get(state);
  const rides = end !== undefined || state === "SHIPPED" ? 1 : attempts;
  const next = addDays(clockAt(invoiced).day, 1);
  const working = weekdayOf(next) === 7 ? addDays(next, 1) : next;
  const first = state === "RESCHEDULED" ? working : order.order_slot;
  const atShop = Date.parse(`${String(first)}T04:30:00Z`) + (Number.parseInt(id.slice(-4), 16) % 420) * minute;
  const steps: Step[] = [];
  let last = invoiced.getTime();
  const add = (time: number, step: Omit<Step, "at">): void => {
    // Nothing is done before what came before it, nor later than now.
    last = Math.max(Math.min(Math.max(time, last + hour), now.getTime() - minute), last + 1000);
    steps.push({ at: new Date(last), ...step });
  };
  for (let ride = 0; ride < rides; ride += 1) {
    const at = atShop + ride * day;
    if (ride > 0) add(at - 21 * hour, again(manager));
    add(at - 2 * hour, { action: "shipped", to: "SHIPPED", by: manager });
    if (end !== undefined) add(at, { ...end, by: manager });
    else if (state !== "SHIPPED")
      add(at, {
        action: "not-delivered",
        to: "UNDELIVERED",
        by: manager,
        told: [{ field: "reason", after: "Shop closed" }],
      });
  }
  if (state === "RESCHEDULED") add(atShop + 3 * hour, again(manager));
  if (state === "CLOSED") add(atShop + openFor * day, { action: "closed", to: "CLOSED", by: null });
  return steps;
};

/** What was done with an order until now, as far as its row says when. */
const stepsOf = (order: Order, now: Date, manager: string | null): readonly Step[] => {
  const { state } = order;
  const [placed, confirmed, packed] = [order.placed_at, order.confirmed_at, order.packed_at].map(instant);
  if (placed === undefined || confirmed === undefined || packed === undefined) return [];
  const allocated = reached(state, "PACKED") ? between(confirmed, packed) : new Date(confirmed.getTime() + 900_000);
  const facts = [
    { field: "orderNumber", after: order.order_number },
    { field: "total", after: toRupees(order.total) },
    { field: "orderSlot", after: order.order_slot ?? null },
  ];
  const isHeld = state === "ON_HOLD";
  const isAllocated = reached(state, "PARTIALLY_ALLOCATED");
  const inPart = state === "PARTIALLY_ALLOCATED";
  const isPacked = reached(state, "PACKED");
  const steps: (Step | false)[] = [
    { at: placed, action: "placed", to: isHeld ? "ON_HOLD" : "PLACED", by: order.created_by ?? null, told: facts },
    reached(state, "CONFIRMED") && { at: confirmed, action: "confirmed", to: "CONFIRMED", by: manager },
    isAllocated && {
      at: allocated,
      action: "allocated",
      to: inPart ? "PARTIALLY_ALLOCATED" : "ALLOCATED",
      by: manager,
    },
    isPacked && { at: packed, action: "packed", to: "PACKED", by: manager },
    ...(reached(state, "INVOICED")
      ? [
          { at: invoicedAt(packed), action: "invoiced", to: "INVOICED", by: manager } as const,
          ...ridesOf(order, invoicedAt(packed), now, manager),
        ]
      : []),
    state === "CANCELLED" && {
      at: instant(order.cancelled_at),
      action: "cancelled",
      to: "CANCELLED",
      by: order.created_by ?? manager,
      told: [{ field: "reason", after: order.reason ?? null }],
    },
  ];
  return steps.filter((step) => step !== false);
};

/** What the audit log remembers of the demo's orders: that each was placed, and how far it has come. */
export const makeOrderHistory = ({ random, now, orders, managers }: Given): readonly HistoryEntry[] =>
  orders.flatMap((order) =>
    entriesOf(random, { entity: "order", id: order.id }, stepsOf(order, now, managers.get(order.warehouse_id) ?? null)),
  );

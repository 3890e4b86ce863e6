import type { OrderState } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { toRupees } from "../../trade/paise.ts";
import type { Random } from "../random.ts";
import { reached } from "./order-progress.ts";

type Entry = Insertable<Database["audit_log"]>;
type Order = Insertable<Database["orders"]>;

interface Given {
  readonly random: Random;
  readonly orders: readonly Order[];
  /** Who runs each hub. */
  readonly managers: ReadonlyMap<string, string>;
}

const instant = (at: Date | string | null | undefined): Date => new Date(at ?? Number.NaN);
const between = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);

interface Step {
  readonly at: Date;
  readonly action: string;
  readonly to: OrderState;
  /** The service itself where it is null. */
  readonly by: string | null;
  readonly told?: readonly { readonly field: string; readonly after: string | number | null }[];
}

/** What was done with an order until now, as far as its row says when. */
const stepsOf = (order: Order, manager: string | null): readonly Step[] => {
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

/** What the audit log remembers of the demo's orders: that each was placed, and how far its hub has taken it. */
export const makeOrderHistory = ({ random, orders, managers }: Given): readonly Entry[] =>
  orders.flatMap((order) => {
    let before: OrderState | null = null;
    return stepsOf(order, managers.get(order.warehouse_id) ?? null).map(({ at, action, to, by, told = [] }): Entry => {
      const changes = [{ field: "state", before, after: to }, ...told.map((one) => ({ ...one, before: null }))];
      before = to;
      return {
        id: random.id(at),
        at,
        action: `order.${action}`,
        entity: "order",
        entity_id: order.id,
        // The rows of the demo have not been changed since they were made.
        version: 1,
        actor_id: by,
        actor_username: null,
        actor_type: null,
        changes: JSON.stringify(changes),
        refusal: null,
        address: null,
        request_id: "demo",
      };
    });
  });

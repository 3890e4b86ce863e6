import type { OrderState } from "@o2r/api/contract/orders";
import type { Random } from "../random.ts";

/**
 * How far an order has come that was placed so many days ago and is to be delivered in so many days; early in the morning
 * nothing of the day has left its hub.
 */
export const stateOf = (random: Random, age: number, slotIn: number, isEarly: boolean): OrderState => {
  if (random.chance(0.05)) return "CANCELLED";
  if (slotIn > 0) {
    if (age < 0.25) return random.pick(["PLACED", "PLACED", "PLACED", "ON_HOLD"]);
    if (age < 0.6) return random.pick(["PLACED", "CONFIRMED", "CONFIRMED", "ON_HOLD", "PARTIALLY_ALLOCATED"]);
    return random.pick(["CONFIRMED", "ALLOCATED", "ALLOCATED", "PARTIALLY_ALLOCATED", "PACKED", "PACKED", "INVOICED"]);
  }
  if (slotIn === 0 && isEarly) return random.pick(["PACKED", "INVOICED", "INVOICED"]);
  if (slotIn === 0)
    return random.pick(["PACKED", "INVOICED", "INVOICED", "SHIPPED", "SHIPPED", "SHIPPED", "DELIVERED"]);
  if (slotIn > -3)
    return random.pick([
      "DELIVERED", "DELIVERED", "DELIVERED", "DELIVERED", "UNDELIVERED", "PARTIALLY_DELIVERED", "RESCHEDULED",
    ]); // prettier-ignore
  if (random.chance(0.02)) return "RETURNED_TO_HUB";
  if (random.chance(0.03)) return "PARTIALLY_DELIVERED";
  return slotIn < -10 ? "CLOSED" : "DELIVERED";
};

const order: readonly OrderState[] = [
  "PLACED", "ON_HOLD", "CONFIRMED", "PARTIALLY_ALLOCATED", "ALLOCATED", "PACKED", "INVOICED", "SHIPPED", "DELIVERED",
  "PARTIALLY_DELIVERED", "UNDELIVERED", "RESCHEDULED", "RETURNED_TO_HUB", "CLOSED",
]; // prettier-ignore

/** Whether an order in a state has come as far as another; a cancelled one has not. */
export const reached = (state: OrderState, far: OrderState): boolean =>
  state !== "CANCELLED" && order.indexOf(state) >= order.indexOf(far);

/** When the steps of an order were taken, in days before now. */
export const daysOfSteps = (age: number) => ({
  confirmed: age - Math.min(0.2, age * 0.3),
  packed: age - Math.min(0.7, age * 0.6),
  cancelled: age - Math.min(0.3, age * 0.5),
  /** When an order of long ago came back from a third attempt. */
  returned: age - Math.min(4, age * 0.7),
});

/** What of the units of a line has been done by now. */
export const countsOf = (state: OrderState, units: number, promised: number, isFirst: boolean) => {
  if (state === "CANCELLED") return { reserved: 0, packed: 0, invoiced: 0, delivered: 0, refused: 0 };
  if (!reached(state, "PACKED")) return { reserved: promised, packed: 0, invoiced: 0, delivered: 0, refused: 0 };
  const invoiced = reached(state, "INVOICED") ? units : 0;
  const inPart = state === "PARTIALLY_DELIVERED";
  const took = state === "DELIVERED" || state === "CLOSED" || inPart;
  // Of what was delivered in part, half of the first line was refused, or a single unit.
  const refused = state === "RETURNED_TO_HUB" ? units : inPart && isFirst ? Math.ceil(units / 2) : 0;
  return { reserved: 0, packed: units, invoiced, delivered: took ? units - refused : 0, refused };
};

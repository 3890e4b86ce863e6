import { openStates } from "@o2r/api/contract/orders";
import type { Paise } from "../../trade/paise.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import type { DemoOrder } from "./demo-order.ts";
import type { DemoTerms } from "./demo-terms.ts";

const thousand = 100_000;
const open = new Set<string>(openStates);

/**
 * Holds by terms, where they are true: of some retailers the limit is below what they owe and have ordered; what was placed beyond
 * a limit waits, and what is worth less than the least order.
 */
export const holdByTerms = (
  made: readonly DemoOrder[],
  retailers: readonly DemoRetailer[],
  terms: DemoTerms,
  /** What they owe for what is invoiced, in paise. */
  outstanding: ReadonlyMap<string, number>,
) => {
  const limits = new Map<string, Paise>();
  const stated = new Map(retailers.map((retailer) => [retailer.id, terms(retailer)]));
  const exposed = new Map(outstanding);
  let chosen = 0;
  const orders = made.map((order): DemoOrder => {
    if (!open.has(order.state)) return order;
    const owed = (exposed.get(order.retailer_id) ?? 0) + order.total;
    exposed.set(order.retailer_id, owed);
    // Every third of those that are held by hand is so by its limit, in whole thousands of rupees where it is that much.
    const isHeld = order.state === "ON_HOLD" && order.holds?.includes("HAND") === true && chosen++ % 3 === 0;
    if (isHeld) limits.set(order.retailer_id, (Math.floor((owed - 1) / thousand) * thousand) as Paise); // whole paise
    const own = stated.get(order.retailer_id);
    const limit = limits.get(order.retailer_id) ?? own?.creditLimit.value ?? 0;
    const waits = order.state === "ON_HOLD" || order.state === "PLACED";
    const found = [
      ...(owed > limit ? ["CREDIT_LIMIT"] : []),
      ...(order.goods - order.discount < (own?.minOrder.value ?? 0) ? ["MINIMUM"] : []),
    ];
    if (found.length === 0 || !waits) return order;
    const holds = [...found, ...(order.holds ?? []).filter((hold) => hold !== "HAND")];
    return { ...order, state: "ON_HOLD", holds, reason: null };
  });
  return { orders, limits };
};

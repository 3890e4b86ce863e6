import type { Insertable } from "kysely";
import type { OrderStatus } from "../areas/orders/tables.ts";
import { toPaise } from "../areas/catalogue/paise.ts";
import type { Database } from "../db/schema.ts";
import { seedRandom, type Random } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type OrderRow = Insertable<Database["orders"]>;

/** How far an order of this age, in days, has come. */
const statusAfter = (random: Random, days: number): OrderStatus => {
  if (random.chance(0.05)) return "CANCELLED";
  if (days < 0.2) return random.pick(["PLACED", "PLACED", "CONFIRMED", "ON_HOLD"]);
  if (days < 1) return random.pick(["CONFIRMED", "ALLOCATED", "PARTIALLY_ALLOCATED", "PACKED"]);
  if (days < 3) return random.pick(["PACKED", "INVOICED", "SHIPPED", "SHIPPED", "UNDELIVERED"]);
  return random.pick(["DELIVERED", "DELIVERED", "DELIVERED", "PARTIALLY_DELIVERED", "CLOSED"]);
};

/** What retailers have ordered from their hubs in two months; the newest is minutes old. */
export const makeOrders = (
  scene: Scene,
  retailers: readonly Insertable<Database["retailer"]>[],
  count = 3000,
): readonly OrderRow[] => {
  const random = seedRandom("orders");
  const customers = retailers.filter(({ status }) => status === "ACTIVE");
  return Array.from({ length: count }, (_, index): OrderRow => {
    // The serial follows the time of placing.
    const days = (60 * (count - index - random.fraction())) / count;
    const at = daysBefore(scene.now, days);
    const retailer = random.pick(customers);
    return {
      id: random.id(at),
      warehouse_id: retailer.hub_id,
      retailer_id: retailer.id,
      order_number: `ORD-${String(index + 1).padStart(6, "0")}`,
      flow: "HUB_TO_RETAILER",
      status: statusAfter(random, days),
      source: random.pick(["O2R", "O2R", "FSA", "CALL"]),
      total: toPaise(random.whole(400, 24_000) + random.whole(0, 99) / 100),
      placed_at: at,
      ...stamps(scene, at),
    };
  });
};

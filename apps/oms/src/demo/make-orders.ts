import type { Insertable } from "kysely";
import type { Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { DemoProduct } from "./make-products.ts";
import type { DemoRetailer } from "./make-retailers.ts";
import type { makeUsers } from "./make-users.ts";
import { seedRandom, type Random } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type OrderRow = Insertable<Database["orders"]>;
type ItemRow = Insertable<Database["order_item"]>;

/** How far an order of this age, in days, has come. */
const statusAfter = (random: Random, days: number): Database["orders"]["status"] => {
  if (random.chance(0.05)) return "CANCELLED";
  if (days < 0.2) return random.pick(["PLACED", "PLACED", "CONFIRMED", "ON_HOLD"]);
  if (days < 1) return random.pick(["CONFIRMED", "ALLOCATED", "PARTIALLY_ALLOCATED", "PACKED"]);
  if (days < 3) return random.pick(["PACKED", "INVOICED", "SHIPPED", "SHIPPED", "UNDELIVERED"]);
  return random.pick(["DELIVERED", "DELIVERED", "DELIVERED", "PARTIALLY_DELIVERED", "CLOSED"]);
};

/** What retailers have ordered from their hubs in two months, with its lines; the newest is minutes old. */
export const makeOrders = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
  products: readonly DemoProduct[],
  users: Awaited<ReturnType<typeof makeUsers>>,
  count = 3000,
): { readonly orders: readonly OrderRow[]; readonly items: readonly ItemRow[] } => {
  const random = seedRandom("orders");
  const customers = retailers.filter(({ status }) => status === "ACTIVE");
  const sold = products.filter(({ row }) => row.active);
  const agent = users.find((user) => user.user_type === "CALLING_AGENT");
  const items: ItemRow[] = [];
  const orders = Array.from({ length: count }, (_, index): OrderRow => {
    // The serial follows the time of placing.
    const days = (60 * (count - index - random.fraction())) / count;
    const at = daysBefore(scene.now, days);
    const retailer = random.pick(customers);
    const id = random.id(at);
    const lines = Array.from({ length: random.whole(1, 5) }, (_line, position): ItemRow => {
      // Some goods are bought more often than others.
      const { row } = random.pick(random.chance(0.5) ? sold.slice(0, 40) : sold);
      const quantity = random.whole(1, 24);
      return {
        order_id: id,
        position,
        warehouse_id: retailer.hub_id,
        product_id: row.id,
        placed_at: at,
        quantity,
        price: row.ptr,
      };
    });
    items.push(...lines);
    const status = statusAfter(random, days);
    const source = random.pick(["O2R", "O2R", "FSA", "CALL"] as const);
    return {
      id,
      warehouse_id: retailer.hub_id,
      retailer_id: retailer.id,
      order_number: `ORD-${String(index + 1).padStart(6, "0")}`,
      flow: "HUB_TO_RETAILER",
      status,
      source,
      total: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) as Paise, // a sum of Paise
      placed_at: at,
      ...stamps(scene, at),
      // What came by a call was placed by the agent who took it.
      ...(source === "CALL" && agent && { created_by: agent.id }),
    };
  });
  return { orders, items };
};

import type { Insertable } from "kysely";
import { priceOrder } from "@o2r/api/contract/orders";
import type { Paise } from "../../trade/paise.ts";
import type { Database } from "../../db/schema.ts";
import type { DemoProduct } from "../make-products.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import type { makeUsers } from "../parties/make-users.ts";
import { seedRandom, type Random } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

type OrderRow = Insertable<Database["orders"]>;
type ItemRow = Insertable<Database["order_item"]>;

/** Whole paise, as the pricing answers them. */
const paise = (amount: number): Paise => amount as Paise; // the pricing knows no unit beside them

/** How far an order of this age, in days, has come. */
const stateAfter = (random: Random, days: number): Database["orders"]["state"] => {
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
  const customers = retailers.filter(({ state }) => state === "ACTIVE");
  const sold = products.filter(({ row }) => row.active);
  const agent = users.find((user) => user.user_type === "CALLING_AGENT");
  const items: ItemRow[] = [];
  const orders = Array.from({ length: count }, (_, index): OrderRow => {
    // The serial follows the time of placing.
    const days = (60 * (count - index - random.fraction())) / count;
    const at = daysBefore(scene.now, days);
    const retailer = random.pick(customers);
    const id = random.id(at);
    const sale = Array.from({ length: random.whole(1, 5) }, () => ({
      // Some goods are bought more often than others.
      product: random.pick(random.chance(0.5) ? sold.slice(0, 40) : sold).row,
      packs: random.whole(1, 4),
    }));
    const priced = priceOrder({
      lines: sale.map(({ product, packs }, position) => ({
        key: String(position),
        units: packs * product.pack_of,
        price: product.ptr,
        mrp: product.mrp,
        gst: Number(product.gst),
        cess: Number(product.cess),
      })),
      charges: [],
      // A hub and the shops that it serves are in one state.
      split: "CGST_SGST",
    });
    const state = stateAfter(random, days);
    items.push(
      ...sale.map(({ product, packs }, position): ItemRow => {
        const line = priced.lines[position];
        if (line === undefined) throw new Error("A line has no price");
        return {
          order_id: id,
          position,
          warehouse_id: retailer.hub_id,
          product_id: product.id,
          placed_at: at,
          packs,
          pack_of: product.pack_of,
          price: product.ptr,
          mrp: product.mrp,
          gst: product.gst,
          cess: product.cess,
          hsn: product.hsn,
          taxable: paise(line.taxable),
          discount: paise(line.discount),
          charge_share: paise(line.chargeShare),
          cgst: paise(line.cgst),
          sgst: paise(line.sgst),
          igst: paise(line.igst),
          cess_amount: paise(line.cess),
          trace: JSON.stringify(line.trace),
        };
      }),
    );
    const source = random.pick(["O2R", "O2R", "FSA", "CALL"] as const);
    return {
      id,
      warehouse_id: retailer.hub_id,
      retailer_id: retailer.id,
      beat_id: retailer.beat_id,
      order_number: `ORD-${String(index + 1).padStart(6, "0")}`,
      flow: "HUB_TO_RETAILER",
      state,
      source,
      order_slot: dateAfter(at, 1),
      lines: sale.length,
      units: sale.reduce((sum, { product, packs }) => sum + packs * product.pack_of, 0),
      goods: paise(priced.goods),
      discount: paise(priced.discount),
      charges: paise(priced.charges),
      cgst: paise(priced.cgst),
      sgst: paise(priced.sgst),
      igst: paise(priced.igst),
      cess: paise(priced.cess),
      round_off: paise(priced.roundOff),
      total: paise(priced.payable),
      placed_at: at,
      ...stamps(scene, at),
      // What came by a call was placed by the agent who took it.
      ...(source === "CALL" && agent && { created_by: agent.id }),
    };
  });
  return { orders, items };
};

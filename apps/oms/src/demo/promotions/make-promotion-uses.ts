import type { Insertable } from "kysely";
import { applyPromotions, type CartLine } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/server";
import { asPromotion } from "../../areas/promotions/promotion/as-promotion.ts";
import type { StoredPromotion } from "../../areas/promotions/promotion/promotion-columns.ts";
import type { DemoOrder } from "../orders/demo-order.ts";
import type { Database } from "../../db/schema.ts";
import type { Paise } from "../../trade/paise.ts";
import type { DemoProduct } from "../make-products.ts";
import { seedRandom } from "../random.ts";
import type { DemoPromotion } from "./make-promotions.ts";

type UseRow = Insertable<Database["promotion_use"]> & { readonly id: string };

interface DemoUses {
  readonly uses: readonly UseRow[];
  readonly lines: readonly Insertable<Database["promotion_use_line"]>[];
  readonly tallies: readonly Insertable<Database["promotion_tally"]>[];
  readonly ofRetailers: readonly Insertable<Database["promotion_retailer_tally"]>[];
}

interface Given {
  readonly promotions: readonly DemoPromotion[];
  readonly orders: readonly DemoOrder[];
  readonly items: readonly Insertable<Database["order_item"]>[];
  readonly products: readonly DemoProduct[];
}

/** A row of the demo as it will be read: with what the database fills in. */
const stored = ({ row }: DemoPromotion): StoredPromotion => ({
  code: null,
  discount_type: null,
  discount: null,
  buy_quantity: null,
  get_quantity: null,
  get_product_id: null,
  most_free: null,
  combo_price: null,
  constraints_from: null,
  constraints_till: null,
  minimum_quantity: null,
  minimum_value: null,
  max_discount: null,
  use_limit: null,
  retailer_limit: null,
  day_limit: null,
  budget: null,
  warehouse_id: null,
  ...row,
  version: 1,
  created_by: row.created_by ?? null,
  updated_by: row.updated_by ?? null,
  active: row.state !== "ARCHIVED",
  created_at: String(row.created_at),
  updated_at: String(row.updated_at),
  slabs: JSON.parse(row.slabs ?? "[]"),
  combo_parts: JSON.parse(row.combo_parts ?? "[]"),
  rules: JSON.parse(row.rules ?? "[]"),
});

const used: ReadonlySet<string> = new Set(["ACTIVE", "PAUSED", "EXPIRED", "EXHAUSTED"]);

/** What orders have taken of the promotions that held on their day, as they would be judged; never beyond a limit. */
export const makePromotionUses = ({ promotions, orders, items, products }: Given): DemoUses => {
  const random = seedRandom("promotion uses");
  const brands = new Map(products.map(({ row }) => [row.id, row.brand_id ?? ""]));
  const tally = new Map<string, { uses: number; spent: number; ofRetailer: Map<string, number> }>();
  const tallyOf = (id: string) => {
    const known = tally.get(id) ?? { uses: 0, spent: 0, ofRetailer: new Map<string, number>() };
    tally.set(id, known);
    return known;
  };
  const placedBefore = new Map<string, number>();
  const uses: UseRow[] = [];
  const lines: Insertable<Database["promotion_use_line"]>[] = [];
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const offered = promotions.filter(({ row }) => used.has(row.state));
  for (const order of orders) {
    const placed = new Date(order.placed_at);
    const before = placedBefore.get(order.retailer_id) ?? 0;
    placedBefore.set(order.retailer_id, before + 1);
    const day = todayIn(undefined, placed);
    const mine: CartLine[] = (itemsOf.get(order.id) ?? []).map((item) => ({
      key: String(item.position),
      product: item.product_id,
      brand: brands.get(item.product_id) ?? "",
      units: item.packs * (item.pack_of ?? 1),
      price: item.price,
      mrp: item.mrp ?? 0,
      gst: 0,
      cess: 0,
      facts: {},
    }));
    const codes = offered.flatMap(({ row }) => (row.code && random.chance(0.08) ? [row.code] : []));
    const judged = applyPromotions(
      offered.map((one) => {
        const { uses: taken, spent, ofRetailer } = tallyOf(one.row.id);
        const until = { uses: taken, spent, ofDay: 0, ofRetailer: ofRetailer.get(order.retailer_id) ?? 0 };
        return asPromotion(
          stored(one),
          { hubs: [...one.hubs], brands: [...one.brands], products: [...one.products], retailers: [] },
          until,
        );
      }),
      {
        lines: mine,
        day,
        slot: null,
        platform: order.source === "CALL" ? "CALL_CENTERS" : "APP",
        warehouse: order.warehouse_id,
        retailer: order.retailer_id,
        codes,
        facts: { CART: {}, RETAILER: { orders: before }, WAREHOUSE: {} },
      },
    );
    const cancelled = order.state === "CANCELLED";
    for (const { promotionId, amount, freeUnits, freeWorth } of judged.verdicts.filter(({ applied }) => applied)) {
      const id = random.id(placed);
      const off = judged.lines.filter((line) => line.promotionId === promotionId);
      const gifts = judged.free.filter((gift) => gift.promotionId === promotionId);
      const cost = amount + freeWorth;
      const company = [...off, ...gifts].reduce((sum, { fundedBy }) => sum + fundedBy.company, 0);
      uses.push({
        id,
        promotion_id: promotionId,
        warehouse_id: order.warehouse_id,
        order_id: order.id,
        retailer_id: order.retailer_id,
        day,
        state: cancelled ? "GIVEN_BACK" : "TAKEN",
        // All are whole paise: the contract counts in nothing else.
        amount: amount as Paise,
        free_units: freeUnits,
        free_worth: freeWorth as Paise,
        company: company as Paise,
        distributor: (cost - company) as Paise,
        given_back: (cancelled ? cost : 0) as Paise,
        created_at: placed,
        updated_at: placed,
      });
      const of = (line: string, units: number, worth: number) => ({
        use_id: id,
        line,
        units,
        amount: worth as Paise,
        returned: 0,
        given_back: (cancelled ? worth : 0) as Paise,
      });
      lines.push(
        ...off.map((line) => of(line.line, line.units, line.amount)),
        ...gifts.map(({ key, units, worth }) => of(key, units, worth)),
      );
      if (cancelled) continue;
      const counted = tallyOf(promotionId);
      counted.uses += 1;
      counted.spent += cost;
      counted.ofRetailer.set(order.retailer_id, (counted.ofRetailer.get(order.retailer_id) ?? 0) + 1);
    }
  }
  return {
    uses,
    lines,
    tallies: [...tally].flatMap(([promotion_id, { uses: taken, spent }]) =>
      taken === 0 ? [] : [{ promotion_id, slot: 0, uses: taken, spent: spent as Paise }],
    ),
    ofRetailers: [...tally].flatMap(([promotion_id, { ofRetailer }]) =>
      [...ofRetailer].map(([retailer_id, taken]) => ({ promotion_id, retailer_id, uses: taken })),
    ),
  };
};

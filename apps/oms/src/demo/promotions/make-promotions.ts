import type { Insertable } from "kysely";
import type { PromotionState } from "@o2r/api/contract/promotions";
import { todayIn } from "@o2r/forms/server";
import type { Database } from "../../db/schema.ts";
import { toPaise, type Paise } from "../../trade/paise.ts";
import type { Masters } from "../make-masters.ts";
import type { DemoProduct, ProductRow } from "../make-products.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

type PromotionRow = Insertable<Database["promotion"]> & { readonly id: string };

/** A promotion of the demo, with what it is of. */
export interface DemoPromotion {
  readonly row: PromotionRow;
  readonly hubs: readonly string[];
  readonly brands: readonly string[];
  readonly products: readonly string[];
}

/** What an idea says beside the usual: the days count from today. */
interface Idea {
  readonly title: string;
  readonly code?: string;
  readonly state: PromotionState;
  readonly from: number;
  readonly till: number;
  /** Percent that the company pays; the brand unless told. */
  readonly share?: number;
  readonly by?: "BRAND" | "O2R";
  readonly gives: Partial<PromotionRow> & Pick<PromotionRow, "kind">;
  readonly more?: Partial<PromotionRow>;
  readonly hubs?: readonly string[];
  readonly brands?: readonly string[];
  readonly products?: readonly string[];
}

interface Given {
  readonly scene: Scene;
  readonly masters: Masters;
  readonly products: readonly DemoProduct[];
  readonly warehouses: readonly DemoWarehouse[];
}

const percent = (value: number): Partial<PromotionRow> & Pick<PromotionRow, "kind"> => ({
  kind: "DISCOUNT",
  discount_type: "PERCENT",
  discount: value * 100,
});

const slab = (
  kind: "QUANTITY_SLAB" | "VALUE_SLAB",
  steps: readonly (readonly [from: number, percent: number])[],
): Partial<PromotionRow> & Pick<PromotionRow, "kind"> => ({
  kind,
  discount_type: "PERCENT",
  slabs: JSON.stringify(
    steps.map(([from, value]) => ({ from: kind === "VALUE_SLAB" ? toPaise(from) : from, value: value * 100 })),
  ),
});

const ideasOf = (
  soldMost: readonly ProductRow[],
  brandOf: (subCategory: string) => string,
  ownHub: string,
): readonly Idea[] => {
  const [first, second, third] = soldMost;
  if (first === undefined || second === undefined || third === undefined) throw new RangeError("Too few products");
  const set = (first.ptr + 2 * second.ptr) as Paise; // a sum of Paise
  return [
    {
      title: "Festive savings",
      code: "FESTIVE10",
      state: "ACTIVE",
      from: -20,
      till: 25,
      by: "O2R",
      share: 100,
      gives: percent(10),
      more: {
        platform: "APP",
        max_discount: toPaise(500),
        minimum_value: toPaise(2000),
        use_limit: 500,
        retailer_limit: 2,
        budget: toPaise(100_000),
        priority: 5,
      },
    },
    {
      title: "First order",
      code: "WELCOME50",
      state: "ACTIVE",
      from: -60,
      till: 120,
      by: "O2R",
      share: 100,
      gives: { kind: "DISCOUNT", discount_type: "VALUE", discount: 5000 },
      more: {
        minimum_value: toPaise(1000),
        retailer_limit: 1,
        rules: JSON.stringify([{ attr1: "RETAILER", attr2: "orders", operator: "==", validator: "0", group: 1 }]),
      },
    },
    {
      title: "Biscuits by the case",
      state: "ACTIVE",
      from: -40,
      till: 50,
      share: 60,
      gives: slab("QUANTITY_SLAB", [
        [24, 2],
        [60, 4],
        [120, 6],
      ]),
      more: { stackable: true, budget: toPaise(250_000) },
      brands: [brandOf("Biscuits")],
    },
    {
      title: "Tea, twelve and one free",
      state: "ACTIVE",
      from: -15,
      till: 30,
      share: 100,
      gives: { kind: "BUY_GET", buy_quantity: 12, get_quantity: 1, most_free: 10 },
      more: { stackable: true },
      brands: [brandOf("Tea")],
    },
    {
      title: "Bigger basket",
      state: "ACTIVE",
      from: -45,
      till: 45,
      by: "O2R",
      share: 50,
      gives: slab("VALUE_SLAB", [
        [5000, 1],
        [10_000, 2],
        [25_000, 3],
      ]),
      more: { stackable: true, priority: 50 },
    },
    {
      title: "Pantry set",
      state: "ACTIVE",
      from: -10,
      till: 20,
      share: 40,
      gives: {
        kind: "COMBO_PRICE",
        combo_parts: JSON.stringify([
          { productId: first.id, quantity: 1 },
          { productId: second.id, quantity: 2 },
        ]),
        combo_price: Math.max(100, Math.floor((set * 0.9) / 100) * 100) as Paise, // a part of a sum of Paise
      },
    },
    {
      title: "Hub's own weekend",
      state: "ACTIVE",
      from: -5,
      till: 9,
      by: "O2R",
      share: 0,
      gives: percent(3),
      more: { minimum_value: toPaise(3000), day_limit: 40, stackable: true, priority: 20 },
      hubs: [ownHub],
    },
    {
      title: "Hub's clearance",
      state: "DRAFT",
      from: 3,
      till: 17,
      by: "O2R",
      share: 50,
      gives: percent(8),
      products: [third.id],
      hubs: [ownHub],
    },
    {
      title: "New Year code",
      code: "NEWYEAR5",
      state: "SCHEDULED",
      from: 20,
      till: 45,
      by: "O2R",
      share: 100,
      gives: percent(5),
      more: { use_limit: 1000, retailer_limit: 1, max_discount: toPaise(250) },
    },
    {
      title: "Soap by the dozen",
      state: "PAUSED",
      from: -30,
      till: 30,
      share: 70,
      gives: slab("QUANTITY_SLAB", [[12, 3]]),
      brands: [brandOf("Bath soap")],
    },
    {
      title: "Harvest week",
      code: "HARVEST7",
      state: "EXPIRED",
      from: -75,
      till: -45,
      by: "O2R",
      share: 50,
      gives: percent(7),
      more: { max_discount: toPaise(400) },
    },
    {
      title: "First forty",
      code: "FIRST40",
      state: "EXHAUSTED",
      from: -25,
      till: 15,
      by: "O2R",
      share: 100,
      gives: percent(6),
      more: { use_limit: 40, retailer_limit: 1, max_discount: toPaise(300), priority: 4 },
    },
    {
      title: "Old price list",
      state: "ARCHIVED",
      from: -150,
      till: -110,
      share: 100,
      gives: percent(2),
    },
    {
      title: "Summer drinks",
      state: "DRAFT",
      from: 60,
      till: 150,
      share: 80,
      gives: slab("QUANTITY_SLAB", [
        [48, 3],
        [96, 5],
      ]),
      more: { constraints_from: null, platform: "CALL_CENTERS" },
    },
  ];
};

/** Promotions of every kind, in every state. */
export const makePromotions = ({ scene, masters, products, warehouses }: Given): readonly DemoPromotion[] => {
  const random = seedRandom("promotions");
  const day = (days: number): string => todayIn(undefined, daysBefore(scene.now, -days));
  const sold = products.filter(({ row }) => row.active).map(({ row }) => row);
  const idOf = new Map(masters.subCategories.map(({ id, name }) => [name, id]));
  const brandOf = (subCategory: string): string =>
    sold.find((row) => row.sub_category_id === idOf.get(subCategory))?.brand_id ?? sold[0]?.brand_id ?? "";
  const ownHub = warehouses.find(({ row }) => row.type === "HUB")?.row.id ?? "";
  return ideasOf(sold, brandOf, ownHub).map((idea): DemoPromotion => {
    const madeAt = daysBefore(scene.now, Math.max(-idea.from, 0) + 3 + random.whole(0, 4));
    const { discount } = idea.gives;
    const whole = idea.gives.kind === "DISCOUNT" ? (discount ?? 0) : 10_000;
    const { hubs = [], brands = [], products: goods = [] } = idea;
    return {
      row: {
        id: random.id(madeAt),
        title: idea.title,
        code: idea.code ?? null,
        state: idea.state,
        ...idea.gives,
        funded_by: idea.by ?? "BRAND",
        company_share: Math.round((whole * (idea.share ?? 100)) / 100),
        company_of: whole,
        valid_from: day(idea.from),
        valid_till: day(idea.till),
        platform: "ALL",
        priority: 10,
        stackable: false,
        warehouse_id: hubs.length === 1 ? (hubs[0] ?? null) : null,
        ...idea.more,
        ...stamps(scene, madeAt),
      },
      hubs,
      brands,
      products: goods,
    };
  });
};

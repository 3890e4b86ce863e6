import type { Insertable } from "kysely";
import { eanCheckDigit } from "@o2r/forms/ready";
import type { Database } from "../db/schema.ts";
import { firstFreeSku, makeSku } from "../areas/catalogue/product/sku.ts";
import type { Sketchbook } from "./make-images.ts";
import type { Masters } from "./make-masters.ts";
import { optionValues } from "./make-options.ts";
import { makePrices } from "./make-prices.ts";
import { drawPack } from "./pack-drawings.ts";
import type { Random } from "./random.ts";
import { ranges, type Range, type Size } from "./ranges.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

export type ProductRow = Insertable<Database["product"]> & { readonly id: string };

/** Products with the pictures they show. */
export interface DemoProduct {
  readonly row: ProductRow;
  readonly images: readonly string[];
}

const perRange = 16;
const groupBrands = new Set(["Chatkaara", "Pahadi Pure", "Gauras"]);

const makeEan = (random: Random): string => {
  const first12 = `890${random.digits(9)}`;
  return first12 + eanCheckDigit(first12);
};

/** Sides of a case in centimetres, from what its packs weigh. Figures of goods that are counted weigh nothing known. */
const makeSides = (random: Random, [, weight, unit, packOf]: Size) => {
  const kilos = unit === "KG" || unit === "LITRE" ? weight : unit === "PIECE" ? 0.2 : weight / 1000;
  const side = Math.cbrt(kilos * packOf * 1400 * (1 + random.fraction() / 4)) || 5;
  const round = (factor: number): number => Math.max(4, Math.round(side * factor * 2) / 2);
  return { length_cm: round(1.3), width_cm: round(1), height_cm: round(0.8) };
};

interface Offer {
  readonly range: Range;
  readonly brand: string;
  readonly variant: string;
  readonly size: Size;
}

const offersOf = (random: Random, range: Range): readonly Offer[] => {
  const all = range.brands.flatMap((brand) =>
    range.variants.flatMap((variant) => range.sizes.map((size) => ({ range, brand, variant, size }))),
  );
  return random.shuffle(all).slice(0, perRange);
};

const premium = (random: Random, mrp: number): number => {
  const changed = mrp * (0.88 + random.fraction() * 0.26);
  return mrp <= 20 ? mrp : mrp < 100 ? Math.round(changed) : Math.round(changed / 5) * 5;
};

const makeProduct = (
  { scene, random, masters, taken }: { scene: Scene; random: Random; masters: Masters; taken: Set<string> },
  { range, brand, variant, size }: Offer,
): ProductRow => {
  const [label, weight, unit, packOf, mrp] = size;
  const brandRow = masters.brands.find(({ name }) => name === brand);
  const madeAt = daysBefore(scene.now, 30 + random.fraction() * 360);
  const sku = firstFreeSku(makeSku(brand, `${variant} ${label}`), taken);
  taken.add(sku);
  const prices = makePrices(random, premium(random, mrp), range.gst);
  return {
    id: random.id(madeAt),
    sku,
    name: packOf > 1 ? `${variant} ${label} × ${packOf}` : `${variant} ${label}`,
    brand_id: brandRow?.id ?? "",
    sub_category_id: masters.subCategories.find(({ name }) => name === range.name)?.id ?? "",
    company_id: brandRow?.company_id ?? null,
    shelf_life: range.shelfLife,
    item_type: range.food ? "FOOD" : "NON_FOOD",
    unit_weight: weight,
    weight_type: unit,
    pack_of: packOf,
    pack_type: range.shape.toUpperCase(),
    ...makeSides(random, size),
    ...prices,
    central_o2rlp: prices.o2rlp,
    central_pth: prices.pth,
    central_ptr: prices.ptr,
    central_mrp: prices.mrp,
    gst: range.gst,
    cess: 0,
    tax_base: range.base ?? ("TRANSACTION" as const),
    cess_per_unit: range.cessPerUnit ?? 0,
    ean: random.chance(0.92) ? makeEan(random) : null,
    sac: null,
    hsn: range.hsn,
    platform: random.chance(0.78) ? "ALL" : random.pick(["APP", "CALL_CENTERS"] as const),
    target_customer: random.chance(0.15) ? random.pick(optionValues("retailerType")) : null,
    product_type: groupBrands.has(brand) ? "DS Group Products" : "Non-DS Products",
    max_order_quant: random.chance(0.35) ? random.whole(2, 40) * 5 : null,
    description: `${brand} ${variant}, ${label}, in a case of ${packOf}. Keep in a cool and dry place.`,
    active: random.chance(0.94),
    ...stamps(scene, madeAt),
    // Two of five had their prices revised in the last month.
    version: random.chance(0.4) ? 2 : 1,
    updated_at: daysBefore(scene.now, random.fraction() * 30),
  };
};

/** About 600 products over every range, with prices in the right order and shared pictures. */
export const makeProducts = (
  scene: Scene,
  random: Random,
  masters: Masters,
  sketches: Sketchbook,
): readonly DemoProduct[] => {
  const making = { scene, random, masters, taken: new Set<string>() };
  return ranges.flatMap((range) =>
    offersOf(random, range).map((offer) => {
      const drawing = `pack-${range.shape}-${offer.brand.toLowerCase().replaceAll(" ", "-")}`;
      const image = sketches.add(drawing, drawPack(range.shape, masters.coloursOf(offer.brand)));
      return { row: makeProduct(making, offer), images: random.chance(0.97) ? [image] : [] };
    }),
  );
};

import type { Insertable } from "kysely";
import type { Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { DemoProduct, ProductRow } from "./make-products.ts";
import type { Random } from "./random.ts";

/** A product that is sold as several others together. */
export interface DemoKit extends DemoProduct {
  readonly items: readonly Insertable<Database["sku_kit_item"]>[];
}

const kitNames = [
  "Family Staples Combo",
  "Festive Sweets Combo",
  "Tea Time Combo",
  "Clean Home Combo",
  "New Shop Starter Combo",
  "Monsoon Snacks Combo",
  "Breakfast Combo",
  "Wash Day Combo",
] as const;

/** A sum of prices with five percent off, in whole rupees, and in the same order as its parts. */
const together = (parts: readonly ProductRow[], price: (part: ProductRow) => Paise): Paise =>
  (Math.floor((parts.reduce((sum, part) => sum + price(part), 0) * 0.95) / 100) * 100) as Paise; // a sum of Paise

/** A few kits, each of three active products of one tax rate. */
export const makeKits = (random: Random, products: readonly DemoProduct[]): readonly DemoKit[] =>
  kitNames.map((name, index) => {
    const lead = random.pick(products.filter(({ row }) => row.active && row.gst === 5));
    const others = random
      .shuffle(products.filter(({ row }) => row.active && row.gst === 5 && row.id !== lead.row.id))
      .slice(0, 2);
    const parts = [lead, ...others].map(({ row }) => row);
    const id = random.id(new Date(String(lead.row.updated_at)));
    const row: ProductRow = {
      ...lead.row,
      id,
      sku: `KIT-${String(index + 1).padStart(3, "0")}`,
      name,
      pack_of: 1,
      pack_type: "CARTON",
      unit_weight: 1,
      weight_type: "PIECE",
      mrp: together(parts, (part) => part.mrp),
      ptr: together(parts, (part) => part.ptr),
      pth: together(parts, (part) => part.pth),
      o2rlp: together(parts, (part) => part.o2rlp),
      central_mrp: null,
      central_ptr: null,
      central_pth: null,
      central_o2rlp: null,
      ean: null,
      description: parts.map((part) => part.name).join(", "),
    };
    const items = parts.map((part, position) => ({ product_id: id, component_id: part.id, position }));
    return { row, images: lead.images, items };
  });

import { sql } from "kysely";
import { sayOnce } from "../../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { taxOfProduct, toTax, type Tax } from "../../../trade/tax.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";

/** A product as orders know it. Prices are of one unit, for where no batch says another. */
export interface OrderedProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly image: string | null;
  readonly active: boolean;
  /** Empty where it has none. */
  readonly brandId: string;
  readonly platform: "ALL" | "APP" | "CALL_CENTERS";
  /** The retailer type that it is for; null where it is for all. */
  readonly targetCustomer: string | null;
  readonly packOf: number;
  /** The most packs of one order. */
  readonly most: number | null;
  readonly ptr: Paise;
  readonly mrp: Paise;
  readonly tax: Tax;
  readonly hsn: string;
  /** Kilograms of a unit, cubic metres of a pack. */
  readonly weight: number;
  readonly volume: number;
  /** It is several others together, and lies on no shelf itself. */
  readonly kit: boolean;
}

/** Kilograms of one of what a weight is given in; a litre is taken for one, and what is counted weighs nothing known. */
const kilograms: Readonly<Record<string, number>> = { KG: 1, LITRE: 1, GRAM: 0.001, ML: 0.001 };
const perCubicMetre = 1_000_000;

/** Kilograms of one unit. */
export const kilosOf = (unitWeight: string | number, weightType: string): number =>
  Number(unitWeight) * (kilograms[weightType] ?? 0);

const ordered = sayOnce(({ ids }: { readonly ids: readonly string[] }, db) =>
  db
    .selectFrom("product")
    .select([
      "product.id",
      "product.name",
      "product.sku",
      firstImage("product.id"),
      "product.active",
      "product.brand_id",
      "product.platform",
      "product.target_customer",
      "product.pack_of",
      "product.max_order_quant",
      "product.ptr",
      "product.mrp",
      ...taxOfProduct,
      "product.hsn",
      "product.unit_weight",
      "product.weight_type",
      "product.length_cm",
      "product.width_cm",
      "product.height_cm",
      sql<boolean>`exists (select from sku_kit_item as part where part.product_id = product.id)`.as("kit"),
    ])
    .where(sql<boolean>`product.id = any(${ids}::uuid[])`),
);

/** Products by their ids. One that is not there is left out. */
export const productsRead = (ids: readonly string[]): Read<ReadonlyMap<string, OrderedProduct>> =>
  asRead(
    ordered,
    { ids: [...ids] },
    (rows) =>
      new Map(
        rows.map((row) => [
          row.id,
          {
            id: row.id,
            name: row.name,
            sku: row.sku,
            image: row.image,
            active: row.active,
            brandId: row.brand_id ?? "",
            platform: row.platform,
            targetCustomer: row.target_customer,
            packOf: row.pack_of,
            most: row.max_order_quant,
            ptr: row.ptr,
            mrp: row.mrp,
            tax: toTax(row),
            hsn: row.hsn,
            weight: kilosOf(row.unit_weight, row.weight_type),
            volume: (Number(row.length_cm) * Number(row.width_cm) * Number(row.height_cm)) / perCubicMetre,
            kit: row.kit,
          },
        ]),
      ),
  );

/** Reads them; nothing is asked where no id is given. */
export const readProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OrderedProduct>> =>
  ids.length === 0 ? new Map() : readAlone(db, productsRead(ids));

/** The value off a unit, in paise, or the percent. */
export const toDiscount = (type: "PERCENT" | "VALUE" | null, value: number | null) =>
  type === null || value === null ? undefined : { type, value: type === "VALUE" ? toPaise(value) : value };

import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import type { Bundle } from "./bundle.ts";

interface Asked {
  readonly ids: readonly string[];
  readonly warehouseId: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Hundredths of a percent are whole. */
const basisPoints = (percent: string): number => Math.round(Number(percent) * 100);

const offOf = (parts: readonly { readonly name: string; readonly active: boolean }[]): string | null => {
  const off = parts.find(({ active }) => !active);
  return off === undefined ? null : `${off.name}, which it holds, is no longer sold`;
};

const readKits = async (db: Db, ids: readonly string[]): Promise<readonly Bundle[]> => {
  const rows = await db
    .selectFrom("sku_kit_item as item")
    .innerJoin("product as kit", "kit.id", "item.product_id")
    .innerJoin("product as part", "part.id", "item.component_id")
    .select([
      "kit.id",
      "kit.name",
      "kit.sku",
      firstImage("kit.id"),
      "kit.active",
      "kit.platform",
      "kit.target_customer",
      "kit.pack_of",
      "kit.max_order_quant",
      "kit.ptr",
      "part.id as part_id",
      "part.name as part",
      "part.active as part_active",
      "part.ptr as part_ptr",
    ])
    .where(sql<boolean>`kit.id = any(${[...ids]}::uuid[])`)
    .orderBy("item.position")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((parts): readonly Bundle[] => {
    const kit = parts[0];
    if (kit === undefined) return [];
    return [
      {
        id: kit.id,
        kind: "KIT",
        name: kit.name,
        sku: kit.sku,
        image: kit.image,
        off: kit.active
          ? offOf(parts.map(({ part, part_active }) => ({ name: part, active: part_active })))
          : "No longer sold",
        platform: kit.platform,
        targetCustomer: kit.target_customer,
        packOf: kit.pack_of,
        most: kit.max_order_quant,
        price: kit.ptr,
        parts: parts.map(({ part_id, part, part_ptr }) => ({
          productId: part_id,
          name: part,
          units: 1,
          weight: part_ptr,
        })),
      },
    ];
  });
};

const readCombos = async (db: Db, { ids, warehouseId, day }: Asked): Promise<readonly Bundle[]> => {
  const rows = await db
    .selectFrom("combo")
    .innerJoin("combo_item as item", "item.combo_id", "combo.id")
    .innerJoin("product as part", "part.id", "item.product_id")
    .select([
      "combo.id",
      "combo.name",
      "combo.sku",
      "combo.price",
      "combo.max_quantity",
      "part.id as part_id",
      "part.name as part",
      "part.active as part_active",
      "item.quantity",
      "item.allocation",
      sql<boolean>`(combo.active and ${day}::date between combo.valid_from and combo.valid_till
        and (not exists (select from combo_hub as hub where hub.combo_id = combo.id)
          or exists (select from combo_hub as hub where hub.combo_id = combo.id and hub.warehouse_id = ${warehouseId})))`.as(
        "sold",
      ),
    ])
    .where(sql<boolean>`combo.id = any(${[...ids]}::uuid[])`)
    .orderBy("item.position")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((parts): readonly Bundle[] => {
    const combo = parts[0];
    if (combo === undefined) return [];
    return [
      {
        id: combo.id,
        kind: "COMBO",
        name: combo.name,
        sku: combo.sku,
        image: null,
        off: combo.sold
          ? offOf(parts.map(({ part, part_active }) => ({ name: part, active: part_active })))
          : "No longer sold",
        platform: "ALL",
        targetCustomer: null,
        packOf: 1,
        most: combo.max_quantity,
        price: combo.price,
        parts: parts.map(({ part_id, part, quantity, allocation }) => ({
          productId: part_id,
          name: part,
          units: quantity,
          weight: basisPoints(String(allocation)),
        })),
      },
    ];
  });
};

/** The kits and combos among what is asked for, by their ids, as a hub sells them on a day. */
export const readBundles = async (db: Db, asked: Asked): Promise<ReadonlyMap<string, Bundle>> => {
  if (asked.ids.length === 0) return new Map();
  const all = [...(await readKits(db, asked.ids)), ...(await readCombos(db, asked))];
  return new Map(all.map((bundle) => [bundle.id, bundle]));
};

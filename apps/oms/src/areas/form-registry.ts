import { isId } from "@o2r/api/contract/core";
import type { Registry, Source } from "@o2r/forms";
import type { Db } from "../db/schema.ts";
import { stockDerivations } from "./stock/derivations.ts";

type Scalars = Parameters<NonNullable<Source["exists"]>>[0];

/** A source of rows: every chosen id must be one. Rows that are no longer active stay good for what refers to them. */
const rows = (
  db: Db,
  table: "brand" | "category" | "sub_category" | "company" | "product" | "warehouse" | "app_user",
): Source => ({
  exists: async (values: Scalars) => {
    const ids = [...new Set(values.map((value) => String(value).toLowerCase()))];
    if (!ids.every(isId)) return false;
    const found = await db.selectFrom(table).select("id").where("id", "in", ids).execute();
    return found.length === ids.length;
  },
});

/** A list of master options: every chosen value must be in it. */
const options = (db: Db, category: string): Source => ({
  exists: async (values: Scalars) => {
    const texts = [...new Set(values.map(String))];
    const found = await db
      .selectFrom("master_option")
      .select("value")
      .where("category", "=", category)
      .where("value", "in", texts)
      .execute();
    return found.length === texts.length;
  },
});

/** What the contract's forms name and the service supplies: whether the things that were chosen exist. */
export const formRegistry = (db: Db): Registry => ({
  sources: {
    brand: rows(db, "brand"),
    category: rows(db, "category"),
    "sub-category": rows(db, "sub_category"),
    company: rows(db, "company"),
    product: rows(db, "product"),
    warehouse: rows(db, "warehouse"),
    inspector: rows(db, "app_user"),
    WEIGHT_TYPE: options(db, "WEIGHT_TYPE"),
    PACK_TYPE: options(db, "PACK_TYPE"),
    retailerType: options(db, "retailerType"),
  },
  derivations: stockDerivations(db),
});

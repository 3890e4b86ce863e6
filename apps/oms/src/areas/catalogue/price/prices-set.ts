import { sql } from "kysely";
import { productPrices } from "@o2r/api/contract/catalogue";
import type { Db } from "../../../db/schema.ts";

const aPrice = `$[*] ? (${productPrices.map((price) => `@.field == "${price}"`).join(" || ")})`;

/** Whether somebody has set prices of a product at once since an instant, and not by a price change. */
export const werePricesSet = async (db: Db, product: string, since: string): Promise<boolean> => {
  const found = await db
    .selectFrom("audit_log")
    .select("id")
    .where("entity", "=", "product")
    .where("entity_id", "=", product)
    .where("action", "=", "product.updated")
    .where("refusal", "is", null)
    .where("at", ">", since)
    .where(sql<boolean>`changes @? ${aPrice}::jsonpath`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

import { sql, type RawBuilder } from "kysely";
import { attributesOf, type Fact, type RuleContext, type RuleFacts } from "@o2r/api/contract/core";
import type { Db } from "../../db/schema.ts";
import { retailerColumns, warehouseColumns } from "./retailer-facts.ts";

type Columns = Readonly<Record<string, RawBuilder<unknown>>>;

/** Facts as JSON has them: days as text, numbers as numbers. */
const factsAs = (context: RuleContext, columns: Columns) => {
  const attributes = attributesOf(context);
  const parts = Object.entries(columns).map(([name, column]) => {
    const type = attributes[name]?.type;
    const value = type === "NUMBER" ? sql`${column}::float8` : type === "BOOLEAN" ? column : sql`${column}::text`;
    return sql`${sql.lit(name)}, ${value}`;
  });
  return sql<Readonly<Record<string, Fact>>>`jsonb_build_object(${sql.join(parts)})`;
};

/** What rules may know of retailers and of the warehouses that serve them, by the retailer's id. */
export const readRetailerFacts = async (
  db: Db,
  retailers: readonly string[],
): Promise<ReadonlyMap<string, Pick<RuleFacts, "RETAILER" | "WAREHOUSE">>> => {
  const rows = await db
    .selectFrom("retailer")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .select([
      "retailer.id",
      "hub.id as hub",
      factsAs("RETAILER", retailerColumns).as("ofRetailer"),
      factsAs("WAREHOUSE", warehouseColumns).as("ofWarehouse"),
    ])
    .where("retailer.id", "in", [...retailers])
    .execute();
  return new Map(
    rows.map(({ id, hub, ofRetailer, ofWarehouse }) => [
      id,
      { RETAILER: ofRetailer, ...(hub !== null && { WAREHOUSE: ofWarehouse }) },
    ]),
  );
};

/** What rules ask of a product, as SQL about the row `product`; how much of it is ordered only a cart knows. */
const productColumns = {
  product: sql`product.id`,
  brand: sql`product.brand_id`,
  company: sql`product.company_id`,
  category: sql`(select sub.category_id from sub_category as sub where sub.id = product.sub_category_id)`,
  subCategory: sql`product.sub_category_id`,
  mrp: sql`(product.mrp / 100.0)`,
  ptr: sql`(product.ptr / 100.0)`,
} as const;

/** What rules may know of products, by their ids. */
export const readProductFacts = async (
  db: Db,
  products: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<RuleFacts["PRODUCT"]>>> => {
  const rows = await db
    .selectFrom("product")
    .select(["product.id", factsAs("PRODUCT", productColumns).as("facts")])
    .where("product.id", "in", [...products])
    .execute();
  return new Map(rows.map(({ id, facts }) => [id, facts]));
};

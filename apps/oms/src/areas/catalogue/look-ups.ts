import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import type { lookupEndpoints } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { lookedUp } from "../look-up.ts";
import { ofBrands, ofProducts, ofSubCategories } from "./suggestions.ts";

interface Asked {
  readonly query: string;
  readonly size: number;
  readonly ids?: string | undefined;
}

/** A filter, which is a comma list of ids. */
const idsIn = (list: string | undefined): string[] | undefined => (list ? list.split(",") : undefined);

/** Names of one of the plain masters, in alphabetical order. With `ids` just these, active or not, as a form holds them. */
const namesOf = async (db: Db, table: "brand" | "category" | "company", asked: Asked) => {
  const rows = await db
    .selectFrom(table)
    .select(["id", "name"])
    .where(lookedUp(asked, { id: sql.ref("id"), current: sql`active`, text: sql`lower(name)` }))
    .orderBy(sql`lower(name)`)
    .limit(asked.size)
    .execute();
  return { content: rows };
};

/** The rows with what they suggest, where a form asks for rows that it holds: nobody needs it of all that are to choose from. */
const withSuggestions = async <R extends { readonly id: string }, S extends object>(
  db: Db,
  { ids }: Asked,
  rows: readonly R[],
  suggestionsOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, S>>,
): Promise<{ content: (R & Partial<S>)[] }> => {
  const known =
    ids && rows.length > 0
      ? await suggestionsOf(
          db,
          rows.map(({ id }) => id),
        )
      : undefined;
  return { content: rows.map((row) => ({ ...row, ...known?.get(row.id) })) };
};

/** The async dropdowns of the catalogue. */
export const lookupHandlers: Handlers<typeof lookupEndpoints> = {
  product: async ({ db, actor, query }) => {
    const brands = idsIn(query.brand);
    const rows = await db
      .selectFrom("product")
      .select(["id", "name", "sku"])
      .where(lookedUp(query, { id: sql.ref("id"), current: sql`active`, text: sql`search` }))
      .$if(brands !== undefined, (q) => q.where("brand_id", "in", brands ?? []))
      .orderBy(sql`lower(name)`)
      .limit(query.size)
      .execute();
    // Prices are for those who may read products.
    return may(actor.userType, "product.read") ? withSuggestions(db, query, rows, ofProducts) : { content: rows };
  },
  brand: async ({ db, query }) => withSuggestions(db, query, (await namesOf(db, "brand", query)).content, ofBrands),
  category: ({ db, query }) => namesOf(db, "category", query),
  company: ({ db, query }) => namesOf(db, "company", query),
  priceImport: async ({ db, query }) => {
    const content = await db
      .selectFrom("price_import")
      .select(["id", "file_name as name"])
      .where(lookedUp(query, { id: sql.ref("id"), current: sql`true`, text: sql`lower(file_name)` }))
      .orderBy("created_at", "desc")
      .limit(query.size)
      .execute();
    return { content };
  },
  subCategory: async ({ db, query }) => {
    const categories = idsIn(query.category);
    const rows = await db
      .selectFrom("sub_category as sub")
      .innerJoin("category", "category.id", "sub.category_id")
      .select(["sub.id", "sub.name", "category.name as parent"])
      .where(lookedUp(query, { id: sql.ref("sub.id"), current: sql`sub.active`, text: sql`lower(sub.name)` }))
      .$if(categories !== undefined, (q) => q.where("sub.category_id", "in", categories ?? []))
      .orderBy(sql`lower(sub.name)`)
      .limit(query.size)
      .execute();
    return withSuggestions(db, query, rows, ofSubCategories);
  },
};

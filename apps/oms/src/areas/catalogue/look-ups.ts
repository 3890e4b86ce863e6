import { sql } from "kysely";
import type { lookupEndpoints } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { lookedUp } from "../look-up.ts";

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

/** The async dropdowns of the catalogue. */
export const lookupHandlers: Handlers<typeof lookupEndpoints> = {
  product: async ({ db, query }) => {
    const brands = idsIn(query.brand);
    const content = await db
      .selectFrom("product")
      .select(["id", "name", "sku"])
      .where(lookedUp(query, { id: sql.ref("id"), current: sql`active`, text: sql`search` }))
      .$if(brands !== undefined, (q) => q.where("brand_id", "in", brands ?? []))
      .orderBy(sql`lower(name)`)
      .limit(query.size)
      .execute();
    return { content };
  },
  brand: ({ db, query }) => namesOf(db, "brand", query),
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
    const content = await db
      .selectFrom("sub_category as sub")
      .innerJoin("category", "category.id", "sub.category_id")
      .select(["sub.id", "sub.name", "category.name as parent"])
      .where(lookedUp(query, { id: sql.ref("sub.id"), current: sql`sub.active`, text: sql`lower(sub.name)` }))
      .$if(categories !== undefined, (q) => q.where("sub.category_id", "in", categories ?? []))
      .orderBy(sql`lower(sub.name)`)
      .limit(query.size)
      .execute();
    return { content };
  },
};

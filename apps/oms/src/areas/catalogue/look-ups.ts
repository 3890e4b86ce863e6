import { sql } from "kysely";
import type { lookupEndpoints } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { holdsWords } from "./search.ts";

interface Asked {
  readonly query: string;
  readonly size: number;
  readonly ids?: string | undefined;
}

/** A filter, which is a comma list of ids. */
const idsIn = (list: string | undefined): string[] | undefined => (list ? list.split(",") : undefined);

/** Names of one of the plain masters, in alphabetical order. With `ids` just these, active or not, as a form holds them. */
const namesOf = async (db: Db, table: "brand" | "category" | "company", asked: Asked) => {
  const { query, size } = asked;
  const wanted = idsIn(asked.ids);
  const rows = await db
    .selectFrom(table)
    .select(["id", "name"])
    .$if(wanted !== undefined, (q) => q.where("id", "in", wanted ?? []))
    .$if(wanted === undefined, (q) => q.where("active", "=", true).where(holdsWords(sql`lower(name)`, query)))
    .orderBy(sql`lower(name)`)
    .limit(size)
    .execute();
  return { content: rows };
};

/** The async dropdowns of the catalogue. */
export const lookupHandlers: Handlers<typeof lookupEndpoints> = {
  product: async ({ db, query }) => {
    const wanted = idsIn(query.ids);
    const brands = idsIn(query.brand);
    const content = await db
      .selectFrom("product")
      .select(["id", "name", "sku"])
      .$if(wanted !== undefined, (q) => q.where("id", "in", wanted ?? []))
      .$if(wanted === undefined, (q) => q.where("active", "=", true).where(holdsWords(sql`search`, query.query)))
      .$if(brands !== undefined, (q) => q.where("brand_id", "in", brands ?? []))
      .orderBy(sql`lower(name)`)
      .limit(query.size)
      .execute();
    return { content };
  },
  brand: ({ db, query }) => namesOf(db, "brand", query),
  category: ({ db, query }) => namesOf(db, "category", query),
  company: ({ db, query }) => namesOf(db, "company", query),
  subCategory: async ({ db, query }) => {
    const wanted = idsIn(query.ids);
    const categories = idsIn(query.category);
    const content = await db
      .selectFrom("sub_category as sub")
      .innerJoin("category", "category.id", "sub.category_id")
      .select(["sub.id", "sub.name", "category.name as parent"])
      .$if(wanted !== undefined, (q) => q.where("sub.id", "in", wanted ?? []))
      .$if(wanted === undefined, (q) =>
        q.where("sub.active", "=", true).where(holdsWords(sql`lower(sub.name)`, query.query)),
      )
      .$if(categories !== undefined, (q) => q.where("sub.category_id", "in", categories ?? []))
      .orderBy(sql`lower(sub.name)`)
      .limit(query.size)
      .execute();
    return { content };
  },
};

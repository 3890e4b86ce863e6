import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

export interface NamedProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
}

/** Of a longer text, so much is compared. */
const compared = 200;
/** Products that may be meant by a text that is the name of none. */
const alike = 3;

/**
 * The products that texts may mean: those of this SKU or name, without regard to capitals, and for a text that is
 * neither, the few that look most like it.
 */
export const searchProducts = async (db: Db, texts: readonly string[]): Promise<readonly NamedProduct[]> => {
  const wanted = [...new Set(texts.map((text) => text.trim().toLowerCase().slice(0, compared)))];
  if (wanted.length === 0) return [];
  const named = await db
    .selectFrom("product")
    .select(["id", "sku", "name"])
    .where(sql<boolean>`(lower(sku) = any(${wanted}::text[]) or lower(name) = any(${wanted}::text[]))`)
    .execute();
  const known = new Set(named.flatMap(({ sku, name }) => [sku.toLowerCase(), name.toLowerCase()]));
  const missed = wanted.filter((text) => !known.has(text));
  if (missed.length === 0) return named;
  const { rows } = await sql<NamedProduct>`
    select found.id, found.sku, found.name from unnest(${missed}::text[]) as asked (text)
    cross join lateral (
      select id, sku, name from product where asked.text <% search
      order by word_similarity(asked.text, search) desc, id limit ${sql.lit(alike)}
    ) as found`.execute(db);
  return [...new Map([...named, ...rows].map((product) => [product.id, product])).values()];
};

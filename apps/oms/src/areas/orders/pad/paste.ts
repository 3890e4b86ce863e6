import { sql } from "kysely";
import type { orderEndpoints, Pasted } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import { readCustomer } from "../assemble/customer.ts";
import { mayBeOrdered } from "./may-be-ordered.ts";
import { combosOf } from "./products.ts";
import { mayOrderFor, sourceOf } from "./reach.ts";

interface Found {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly most: number | null;
}

/** For so many of the lines that are not known something else is offered: a list of which more are wrong is wrong itself. */
const mostNearest = 20;

/**
 * What the lines of a pasted list mean. What stands there twice adds up, too much is cut to the most, and what is not
 * known, or cannot be ordered, is listed with the nearest that can: nothing is dropped silently. Source: domain.md §14.
 */
export const paste: Handler<typeof orderEndpoints.paste> = async (asked) => {
  const { db, params, body, actor } = asked;
  const customer = await readCustomer(db, { id: params.retailerId, within: mayOrderFor(asked) });
  const may = mayBeOrdered(sourceOf(actor), customer);
  const texts = [...new Set(body.lines.map(({ text }) => text.trim()))];
  const { rows: found } = await sql<Found & { text: string }>`
    (select distinct on (product.typed) product.typed as text, product.id, product.name, product.sku,
        product.max_order_quant as most
      from (
        select typed, 1 as turn, product.* from unnest(${texts}::text[]) as typed
        join product on lower(product.sku) = lower(typed)
        union all
        select typed, 2, product.* from unnest(${texts}::text[]) as typed join product on product.ean = typed
      ) as product
      where ${may} order by product.typed, product.turn, product.id)
    union all
    select typed.text, combo.id, combo.name, combo.sku, combo.max_quantity
    from unnest(${texts}::text[]) as typed (text)
    join combo on upper(combo.sku) = upper(typed.text) and ${combosOf(customer.warehouseId)}`.execute(db);
  const byText = new Map(found.map(({ text, ...product }) => [text, product]));
  const lines = new Map<string, { product: Found; packs: number; times: number }>();
  const unknown = new Map<string, number>();
  for (const { text, packs } of body.lines) {
    const key = text.trim();
    const product = byText.get(key);
    if (product === undefined) unknown.set(key, (unknown.get(key) ?? 0) + packs);
    else {
      const line = lines.get(product.id) ?? { product, packs: 0, times: 0 };
      lines.set(product.id, { product, packs: line.packs + packs, times: line.times + 1 });
    }
  }
  // By the index of the parts of names, SKUs and codes, in which what is not alike at all is never looked at.
  const { rows: nearest } = await sql<Found & { text: string }>`
    select typed.text, near.id, near.name, near.sku
    from unnest(${[...unknown.keys()].slice(0, mostNearest)}::text[]) as typed (text)
    cross join lateral (select product.id, product.name, product.sku
      from product where lower(typed.text) <% product.search and ${may}
      order by word_similarity(lower(typed.text), product.search) desc, product.id limit 1) as near`.execute(db);
  const near = new Map(nearest.map((row) => [row.text, row]));
  return {
    lines: [...lines.values()].map(({ product, packs, times }): Pasted["lines"][number] => {
      const most = product.most ?? Number.MAX_SAFE_INTEGER;
      return {
        productId: product.id,
        name: product.name,
        sku: product.sku,
        packs: Math.min(packs, most),
        notes: [
          ...(times > 1 ? [`Added up from ${times} lines`] : []),
          ...(packs > most ? [`Cut from ${packs} to ${most}, the most of one order`] : []),
        ],
      };
    }),
    unknown: [...unknown].map(([text, packs]) => {
      const one = near.get(text);
      return { text, packs, nearest: one ? { productId: one.id, name: one.name, sku: one.sku } : null };
    }),
  };
};

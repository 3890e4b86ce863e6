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

/** Less alike than this nothing is offered in the place of what was not found. */
const leastAlike = 0.15;

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
    select typed.text, product.id, product.name, product.sku, product.max_order_quant as most
    from unnest(${texts}::text[]) as typed (text)
    join lateral (select * from product where (upper(product.sku) = upper(typed.text) or product.ean = typed.text)
      and ${may} order by product.ean is not distinct from typed.text, product.id limit 1) as product on true
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
  const { rows: nearest } = await sql<Found & { text: string }>`
    select typed.text, near.id, near.name, near.sku from unnest(${[...unknown.keys()]}::text[]) as typed (text)
    join lateral (select product.id, product.name, product.sku,
        greatest(similarity(lower(product.name), lower(typed.text)), similarity(lower(product.sku), lower(typed.text))) as alike
      from product where ${may} order by alike desc, product.id limit 1) as near on near.alike >= ${leastAlike}`.execute(
    db,
  );
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

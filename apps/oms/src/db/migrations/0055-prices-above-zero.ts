import { sql, type Kysely } from "kysely";

const chains = [
  ["product", "product_price_chain"],
  ["batch", "batch_price_chain"],
  ["price_change", "price_change_chain"],
] as const;
const centralPrices = ["central_o2rlp", "central_pth", "central_ptr", "central_mrp"] as const;

/**
 * Nothing is priced at 0. What was becomes a paisa, the least that can be entered now, so that its row can still be
 * changed.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, chain] of chains) {
    await sql`
      update ${sql.table(table)}
        set o2rlp = 1, pth = greatest(pth, 1), ptr = greatest(ptr, 1), mrp = greatest(mrp, 1)
        where o2rlp < 1;
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(chain)},
        add constraint ${sql.ref(chain)} check (0 < o2rlp and o2rlp <= pth and pth <= ptr and ptr <= mrp);
    `.execute(db);
  }
  for (const price of centralPrices) {
    const check = sql.ref(`product_${price}_check`);
    await sql`
      update product set ${sql.ref(price)} = 1 where ${sql.ref(price)} < 1;
      alter table product drop constraint ${check}, add constraint ${check} check (${sql.ref(price)} > 0);
    `.execute(db);
  }
};

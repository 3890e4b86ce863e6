import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { readRange, type FilterTexts, type ListQuery } from "@o2r/api/contract";
import { batchStates, type BatchState, type inventoryList } from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import { readPage, type SortBy } from "../../db/keyset.ts";
import type { Db } from "../../db/schema.ts";
import { toPaise } from "../catalogue/paise.ts";
import { holdsWords } from "../catalogue/search.ts";
import { holds, narrow, some, type Narrows } from "../narrow.ts";
import { availableOn, mayBeSoldOn } from "./available.ts";
import { selectBatches, type FoundBatch } from "./batch-query.ts";

export type BatchListQuery = ListQuery & FilterTexts<typeof inventoryList>;

const sortsOn = (day: RawBuilder<string>): Readonly<Record<string, SortBy>> => ({
  name: { by: sql`lower(product.name)`, joined: true },
  sku: { by: sql`lower(product.sku)`, joined: true },
  warehouse: { by: sql`lower(warehouse.company_name)`, joined: true },
  stock: { by: sql`balance.on_hand` },
  available: { by: availableOn(day) },
  reserved: { by: sql`balance.reserved` },
  bufferStock: { by: sql`balance.buffer` },
  inflight: { by: sql`balance.in_flight` },
  manufacturingDate: { by: sql`batch.manufactured_on` },
  expiryDate: { by: sql`batch.expires_on` },
  mrp: { by: sql`batch.mrp` },
  retailPrice: { by: sql`batch.ptr` },
  distPrice: { by: sql`batch.pth` },
  o2rPrice: { by: sql`batch.o2rlp` },
  updatedAt: { by: sql`batch.updated_at` },
});

/**
 * Few units are available, or none: `lowStock` at most. Those with few free units are kept by the triggers of the balances,
 * in the order of the days; none is available of those that may not be sold. In one place, so that PostgreSQL begins there.
 */
const isLowOn = (day: RawBuilder<string>): RawBuilder<boolean> => sql`exists (
  select from (
    select batch_id, warehouse_id, expires_on from low_batch
    union all
    select batch.id, batch.warehouse_id, batch.expires_on from batch where not ${mayBeSoldOn(day)}
  ) as low
  where low.batch_id = batch.id and low.warehouse_id = batch.warehouse_id and low.expires_on = batch.expires_on
)`;

type Listed = ReturnType<typeof selectBatches>;

const filtersOn = (today: string): Narrows<Listed, keyof FilterTexts<typeof inventoryList>> => {
  const expiresBy = (offset: number) => sql<string>`${addDays(today, offset)}::date`;
  const fit = mayBeSoldOn(expiresBy(0));
  const available = availableOn(expiresBy(0));
  const isLow = isLowOn(expiresBy(0));
  // What `stateOfBatch` says of a row, for many rows.
  const states: Readonly<Record<BatchState, RawBuilder<unknown>>> = {
    BLOCKED: sql`batch.blocked`,
    EXPIRED: sql`(not batch.blocked and batch.expires_on <= ${expiresBy(0)})`,
    IN_STOCK: sql`(${fit} and ${available} > 0)`,
    OUT_STOCK: sql`(${fit} and ${available} <= 0)`,
  };
  return {
    warehouse: (rows, text) => rows.where("batch.warehouse_id", "in", some(text)),
    product: (rows, text) => rows.where("batch.product_id", "in", some(text)),
    brand: (rows, text) => rows.where("product.brand_id", "in", some(text)),
    category: (rows, text) => rows.where("sub.category_id", "in", some(text)),
    daysLeft: (rows, text) => {
      const { min, max } = readRange(text);
      return rows
        .$if(min !== null, (q) => q.where("batch.expires_on", ">=", expiresBy(min ?? 0)))
        .$if(max !== null, (q) => q.where("batch.expires_on", "<=", expiresBy(max ?? 0)));
    },
    expired: (rows, text) => rows.where("batch.expires_on", text === "true" ? "<=" : ">", expiresBy(0)),
    state: (rows, text) => {
      const wanted = new Set(some(text));
      const conditions = batchStates.flatMap(({ value }) => (wanted.has(value) ? states[value] : []));
      return rows.where(sql<boolean>`(${sql.join(conditions, sql` or `)})`);
    },
    // Without a comparison around it, so that those few are where PostgreSQL begins.
    low: (rows, text) => rows.where(text === "true" ? isLow : sql<boolean>`not ${isLow}`),
    inflight: (rows, text) => rows.where(holds(sql`balance.in_flight > 0`, text)),
    blocked: (rows, text) => rows.where(holds(sql`batch.blocked`, text)),
    mrp: (rows, text) => {
      const { min, max } = readRange(text);
      return rows
        .$if(min !== null, (q) => q.where("batch.mrp", ">=", toPaise(min ?? 0)))
        .$if(max !== null, (q) => q.where("batch.mrp", "<=", toPaise(max ?? 0)));
    },
  };
};

/** One page of the batches that match, of those within reach. */
export const listBatches = (db: Db, query: BatchListQuery, reach: Expression<SqlBool>, now: Date) => {
  const within = selectBatches(db).where(reach);
  const today = todayIn(undefined, now);
  const narrowed = narrow(within, query, filtersOn(today));
  const rows = query.q ? narrowed.where(holdsWords(sql`product.search`, query.q)) : narrowed;
  return readPage<FoundBatch>(db, rows, query, { sorts: sortsOn(sql`${today}::date`), id: sql<string>`batch.id` });
};

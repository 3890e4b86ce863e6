import { sql, type RawBuilder } from "kysely";
import { readRange } from "@o2r/api/contract";
import { batchStates, inventoryList, type BatchState } from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import { productTexts } from "../../catalogue/product/product-columns.ts";
import { readList } from "../../../kit/read-list.ts";
import { availableOn, mayBeSoldOn } from "./available.ts";
import { selectBatches, toInventoryRow } from "./batch-query.ts";

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

/** What `stateOfBatch` says of a row, for many rows. */
const stateOn = (day: RawBuilder<string>): Readonly<Record<BatchState, RawBuilder<unknown>>> => {
  const [fit, available] = [mayBeSoldOn(day), availableOn(day)];
  return {
    BLOCKED: sql`batch.blocked`,
    EXPIRED: sql`(not batch.blocked and batch.expires_on <= ${day})`,
    IN_STOCK: sql`(${fit} and ${available} > 0)`,
    OUT_STOCK: sql`(${fit} and ${available} <= 0)`,
  };
};

/** Reads pages of the batches as they are now. */
export const listBatches = (now: Date) => {
  const today = todayIn(undefined, now);
  const expiresBy = (offset: number) => sql<string>`${addDays(today, offset)}::date`;
  const day = expiresBy(0);
  const states = stateOn(day);
  const isLow = isLowOn(day);
  return readList(inventoryList, {
    select: selectBatches,
    id: sql<string>`batch.id`,
    sorts: {
      name: { by: sql`lower(product.name)`, joined: true },
      sku: { by: sql`lower(product.sku)`, joined: true },
      warehouse: { by: sql`lower(warehouse.company_name)`, joined: true },
      stock: sql`balance.on_hand`,
      available: availableOn(day),
      reserved: sql`balance.reserved`,
      bufferStock: sql`balance.buffer`,
      inflight: sql`balance.in_flight`,
      manufacturingDate: sql`batch.manufactured_on`,
      expiryDate: sql`batch.expires_on`,
      mrp: sql`batch.mrp`,
      retailPrice: sql`batch.ptr`,
      distPrice: sql`batch.pth`,
      o2rPrice: sql`batch.o2rlp`,
      updatedAt: sql`batch.updated_at`,
    },
    filters: {
      warehouse: sql`batch.warehouse_id`,
      product: sql`batch.product_id`,
      brand: sql`product.brand_id`,
      category: sql`sub.category_id`,
      daysLeft: (text) => {
        const { min, max } = readRange(text);
        const from = min === null ? sql`true` : sql`batch.expires_on >= ${expiresBy(min)}`;
        return sql`(${from} and ${max === null ? sql`true` : sql`batch.expires_on <= ${expiresBy(max)}`})`;
      },
      expired: (text) => sql`batch.expires_on ${sql.raw(text === "true" ? "<=" : ">")} ${day}`,
      state: (text) => {
        const wanted = new Set(text.split(","));
        const conditions = batchStates.flatMap(({ value }) => (wanted.has(value) ? states[value] : []));
        return sql`(${sql.join(conditions, sql` or `)})`;
      },
      // Without a comparison around it, so that those few are where PostgreSQL begins.
      low: (text) => (text === "true" ? isLow : sql`not ${isLow}`),
      inflight: sql`balance.in_flight > 0`,
      blocked: sql`batch.blocked`,
      mrp: sql`batch.mrp`,
    },
    search: productTexts("name", "sku", "ean", "hsn"),
    toRow: toInventoryRow(now),
  });
};

import { sql } from "kysely";
import { daysBetween } from "@o2r/api/contract/core";
import { availableOf, stateOfBatch, type InventoryRow } from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { toRupees } from "../../../trade/paise.ts";
import { freeOf } from "../rules/balance.ts";

/**
 * Batches with their balances and the names of what they refer to. What always stands is joined like what may not, so
 * that PostgreSQL leaves out of a count every table that the count does not ask about.
 */
export const selectBatches = (db: Db) =>
  db
    .selectFrom("batch")
    .leftJoin("stock_balance as balance", (balance) =>
      // By the warehouse as well, whose indexes a list of one warehouse is read from.
      balance.onRef("balance.batch_id", "=", "batch.id").onRef("balance.warehouse_id", "=", "batch.warehouse_id"),
    )
    .leftJoin("product", "product.id", "batch.product_id")
    .leftJoin("warehouse", "warehouse.id", "batch.warehouse_id")
    .leftJoin("sub_category as sub", "sub.id", "product.sub_category_id")
    .leftJoin("category", "category.id", "sub.category_id")
    .select((eb) => [
      "batch.id",
      "batch.version",
      "batch.warehouse_id",
      "batch.product_id",
      "batch.manufactured_on",
      "batch.expires_on",
      "batch.mrp",
      "batch.ptr",
      "batch.pth",
      "batch.o2rlp",
      "batch.discount_type",
      "batch.discount",
      "batch.blocked",
      "batch.updated_at",
      eb.ref("balance.on_hand").$notNull().as("on_hand"),
      eb.ref("balance.reserved").$notNull().as("reserved"),
      eb.ref("balance.buffer").$notNull().as("buffer"),
      eb.ref("balance.in_flight").$notNull().as("in_flight"),
      eb.ref("balance.quarantine").$notNull().as("quarantine"),
      eb.ref("balance.rejected").$notNull().as("rejected"),
      eb.ref("product.name").$notNull().as("name"),
      eb.ref("product.sku").$notNull().as("sku"),
      eb.ref("product.shelf_life").$notNull().as("shelf_life"),
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      "category.name as category",
      "sub.name as sub_category",
      firstImage("batch.product_id"),
      sql<number>`(
        select coalesce(sum(asked.quantity), 0)::integer from discard_request as asked
        where asked.batch_id = batch.id and asked.warehouse_id = batch.warehouse_id and asked.state = 'REQUESTED'
      )`.as("discarding"),
    ]);

export type FoundBatch = Awaited<ReturnType<ReturnType<typeof selectBatches>["executeTakeFirstOrThrow"]>>;

/** A stored batch as its list and its page know it, on the day that it is for the trade. */
export const toInventoryRow = (now: Date): ((row: FoundBatch) => InventoryRow) => {
  // Once for all rows: a day in a time zone takes longer than everything else of a row.
  const today = todayIn(undefined, now);
  return (row) => {
    const free = freeOf(row);
    const daysLeft = daysBetween(today, row.expires_on);
    const facts = { blocked: row.blocked, daysLeft, free };
    return {
      id: row.id,
      version: row.version,
      warehouseId: row.warehouse_id,
      warehouse: row.warehouse,
      productId: row.product_id,
      name: row.name,
      sku: row.sku,
      image: row.image,
      category: row.category,
      subCategory: row.sub_category,
      stock: row.on_hand,
      free,
      available: availableOf(facts),
      reserved: row.reserved,
      bufferStock: row.buffer,
      discarding: row.discarding,
      inflight: row.in_flight,
      quarantine: row.quarantine,
      rejected: row.rejected,
      shelfLife: row.shelf_life,
      manufacturingDate: row.manufactured_on,
      expiryDate: row.expires_on,
      daysLeft,
      mrp: toRupees(row.mrp),
      retailPrice: toRupees(row.ptr),
      distPrice: toRupees(row.pth),
      o2rPrice: toRupees(row.o2rlp),
      discountType: row.discount_type,
      discount: row.discount === null ? null : Number(row.discount),
      state: stateOfBatch(facts),
      blocked: row.blocked,
      updatedAt: row.updated_at,
    };
  };
};

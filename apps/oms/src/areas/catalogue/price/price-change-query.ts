import { sql } from "kysely";
import type { PriceChange } from "@o2r/api/contract/catalogue";
import type { Db } from "../../../db/schema.ts";
import { firstImage } from "../product/product-columns.ts";
import { toRupees } from "../../../trade/paise.ts";
import { pricesOn } from "./stored-change.ts";

/** Price changes with the names of what and whom they refer to. */
export const selectPriceChanges = (db: Db) =>
  db
    .selectFrom("price_change as change")
    // It always stands, and is joined like what may not, so that a count leaves it out unless it asks about it.
    .leftJoin("product", "product.id", "change.product_id")
    .leftJoin("app_user as maker", "maker.id", "change.created_by")
    .leftJoin("app_user as checker", "checker.id", "change.approved_by")
    .leftJoin("app_user as stopper", "stopper.id", "change.revoked_by")
    .select((eb) => [
      "change.id",
      "change.version",
      "change.state",
      "change.effective_on",
      "change.product_id",
      eb.ref("product.name").$notNull().as("product"),
      eb.ref("product.sku").$notNull().as("sku"),
      eb.ref("product.gst").$notNull().as("gst"),
      eb.ref("product.cess").$notNull().as("cess"),
      eb.ref("product.tax_base").$notNull().as("tax_base"),
      eb.ref("product.cess_per_unit").$notNull().as("cess_per_unit"),
      "change.o2rlp",
      "change.pth",
      "change.ptr",
      "change.mrp",
      "change.stays",
      eb.fn.coalesce("change.was_o2rlp", eb.ref("product.o2rlp").$notNull()).as("was_o2rlp"),
      eb.fn.coalesce("change.was_pth", eb.ref("product.pth").$notNull()).as("was_pth"),
      eb.fn.coalesce("change.was_ptr", eb.ref("product.ptr").$notNull()).as("was_ptr"),
      eb.fn.coalesce("change.was_mrp", eb.ref("product.mrp").$notNull()).as("was_mrp"),
      "change.reason",
      "change.created_by",
      sql<string>`coalesce(maker.name, '')`.as("maker"),
      "change.created_at",
      "checker.name as checker",
      "change.approved_at",
      "change.applied_at",
      "stopper.name as stopper",
      "change.revoked_at",
      "change.revoke_reason",
      "change.updated_at",
      firstImage("product.id"),
    ]);

type FoundChange = Awaited<ReturnType<ReturnType<typeof selectPriceChanges>["executeTakeFirstOrThrow"]>>;

/** A stored price change as the wire has it. */
export const toPriceChange = (row: FoundChange): PriceChange => {
  const before = { o2rlp: row.was_o2rlp, pth: row.was_pth, ptr: row.was_ptr, mrp: row.was_mrp };
  const prices = row.applied_at === null ? pricesOn(row, before) : row;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    effectiveOn: row.effective_on,
    productId: row.product_id,
    product: row.product,
    sku: row.sku,
    image: row.image,
    gst: Number(row.gst),
    cess: Number(row.cess),
    taxBase: row.tax_base,
    cessPerUnit: Number(row.cess_per_unit),
    centralO2rlp: toRupees(prices.o2rlp),
    centralPth: toRupees(prices.pth),
    centralPtr: toRupees(prices.ptr),
    centralMrp: toRupees(prices.mrp),
    before: {
      centralO2rlp: toRupees(before.o2rlp),
      centralPth: toRupees(before.pth),
      centralPtr: toRupees(before.ptr),
      centralMrp: toRupees(before.mrp),
    },
    reason: row.reason,
    proposedById: row.created_by,
    proposedBy: row.maker,
    proposedAt: row.created_at,
    approvedBy: row.checker,
    approvedAt: row.approved_at,
    appliedAt: row.applied_at,
    revokedBy: row.stopper,
    revokedAt: row.revoked_at,
    revokeReason: row.revoke_reason,
    updatedAt: row.updated_at,
  };
};

/** One price change, or undefined. */
export const findPriceChange = async (db: Db, id: string): Promise<PriceChange | undefined> => {
  const found = await selectPriceChanges(db).where("change.id", "=", id).executeTakeFirst();
  return found && toPriceChange(found);
};

import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { selectCharges, toCharge, type chargeColumns } from "./charge-columns.ts";

/** Holds off every other change of charges until the transaction ends: of two that overlap, the second sees the first. */
export const holdCharges = async (db: Db): Promise<void> => {
  await sql`lock table charge in share row exclusive mode`.execute(db);
};

/**
 * The first active charge, in words, that would hold for the same orders on the same days: of this name, for the same hub,
 * type and platform, where both go by value or both by weight. Undefined where there is none. Call it after `holdCharges`.
 */
export const findOverlap = async (
  db: Db,
  id: string | null,
  charge: Omit<ReturnType<typeof chargeColumns>, "gst">,
): Promise<string | undefined> => {
  const found = await selectCharges(db)
    .where("charge.active", "=", true)
    .where(sql<boolean>`charge.id is distinct from ${id}::uuid`)
    .where(sql<boolean>`lower(charge.name) = lower(${charge.name})`)
    .where(sql<boolean>`(charge.basis = 'WEIGHT') = ${charge.basis === "WEIGHT"}`)
    .where(sql<boolean>`charge.hub_id is not distinct from ${charge.hub_id}::uuid`)
    .where(sql<boolean>`charge.retailer_type is not distinct from ${charge.retailer_type}::text`)
    .where(sql<boolean>`charge.platform is not distinct from ${charge.platform}::text`)
    .where(
      sql<boolean>`int8range(charge.from_amount, charge.to_amount) && int8range(${charge.from_amount}::bigint, ${charge.to_amount}::bigint)`,
    )
    .where(
      sql<boolean>`daterange(charge.valid_from, charge.valid_till, '[]') && daterange(${charge.valid_from}::date, ${charge.valid_till}::date, '[]')`,
    )
    .orderBy("charge.from_amount")
    .orderBy("charge.id")
    .executeTakeFirst();
  return found && sayCharge(toCharge(found));
};

/** A charge by its name, its slab and what it comes to: `Delivery, ₹0 to below ₹500 (₹40)`. */
export const sayCharge = ({ name, range, charged }: ReturnType<typeof toCharge>): string =>
  `${name}, ${range} (${charged})`;

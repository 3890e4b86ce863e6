import { sql } from "kysely";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../db/schema.ts";

/**
 * The reference number (ARN) of the undertaking of a warehouse's GSTIN that holds on a day, today unless told: no tax is charged
 * to zones then. Null where there is none.
 */
export const findUndertaking = async (db: Db, warehouseId: string, day = todayIn()): Promise<string | null> => {
  const found = await db
    .selectFrom("undertaking")
    .innerJoin("warehouse", "warehouse.gst_number", "undertaking.gstin")
    .select("undertaking.arn")
    .where("warehouse.id", "=", warehouseId)
    .where("undertaking.active", "=", true)
    .where(sql<boolean>`${day}::date between undertaking.valid_from and undertaking.valid_till`)
    .orderBy("undertaking.valid_from")
    .orderBy("undertaking.id")
    .executeTakeFirst();
  return found?.arn ?? null;
};

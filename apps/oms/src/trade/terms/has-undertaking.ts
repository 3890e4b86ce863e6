import { sql } from "kysely";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../db/schema.ts";

/** Whether the GSTIN of a warehouse has an undertaking that holds on a day, today unless told: no tax is charged to zones then. */
export const hasUndertaking = async (db: Db, warehouseId: string, day = todayIn()): Promise<boolean> =>
  (await db
    .selectFrom("undertaking")
    .innerJoin("warehouse", "warehouse.gst_number", "undertaking.gstin")
    .select("undertaking.id")
    .where("warehouse.id", "=", warehouseId)
    .where("undertaking.active", "=", true)
    .where(sql<boolean>`${day}::date between undertaking.valid_from and undertaking.valid_till`)
    .executeTakeFirst()) !== undefined;

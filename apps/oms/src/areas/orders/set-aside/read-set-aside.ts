import type { Db } from "../../../db/schema.ts";

/** What is set aside for an order of a retailer or of a hub, what expires first coming first. */
export const readSetAside = (db: Db, ref: { readonly type: "order" | "hub-order"; readonly id: string }) =>
  db
    .selectFrom("reservation")
    .innerJoin("batch", "batch.id", "reservation.batch_id")
    .select(({ fn }) => [
      "batch.id",
      "batch.product_id",
      "batch.expires_on",
      "batch.blocked",
      fn.sum<number>("quantity").as("units"),
    ])
    .where("ref_id", "=", ref.id)
    .where("ref_type", "=", ref.type)
    .where("reservation.state", "=", "HELD")
    .groupBy("batch.id")
    .orderBy("batch.expires_on")
    .orderBy("batch.id")
    .execute();

/** How many units they are. */
export const unitsOf = (rows: readonly { readonly units: number }[]): number =>
  rows.reduce((sum, { units }) => sum + Number(units), 0);

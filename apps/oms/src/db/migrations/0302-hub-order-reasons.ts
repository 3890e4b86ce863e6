import { sql, type Kysely } from "kysely";
import { newId } from "../id.ts";

const category = "hubOrderReason";
const reasons = ["Out of stock", "Near expiry", "No longer needed", "Duplicate order", "Custom"];

/** Hub orders have reasons of their own, where orders have theirs. Who keeps the lists may change them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql`select 1 from master_option where category = 'reason' limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`insert into master_field (id, category) values (${newId()}, ${category})`.execute(db);
  for (const [position, label] of reasons.entries()) {
    const value = label.toUpperCase().replaceAll(" ", "_");
    await sql`insert into master_option (id, category, value, label, position)
      values (${newId()}, ${category}, ${value}, ${label}, ${position})`.execute(db);
  }
};

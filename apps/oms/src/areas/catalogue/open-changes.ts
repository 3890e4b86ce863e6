import type { AuditEntry } from "../../audit/entry.ts";
import { lockRow, updateRow } from "../../db/repository.ts";
import type { Db } from "../../db/schema.ts";
import type { StoredChange } from "./stored-change.ts";

const entity = "price-change";
const open = ["PROPOSED", "APPROVED", "SCHEDULED"] as const;

/** The price changes of a product that wait for approval or for their day, the earliest day first. */
export const openChanges = (db: Db, product: string) =>
  db
    .selectFrom("price_change")
    .selectAll()
    .where("product_id", "=", product)
    .where("state", "in", open)
    .orderBy("effective_on")
    .orderBy("id");

/** Who puts an end to price changes, and why. */
export interface Ending {
  readonly by: string;
  readonly now: Date;
  readonly reason: string;
}

/** Revokes a price change; who calls it holds the change. Returns what is to be audited. */
export const revokeChange = async (db: Db, change: StoredChange, { by, now, reason }: Ending): Promise<AuditEntry> => {
  const revoked = await updateRow(db, "price_change", change, {
    state: "REVOKED",
    revoked_at: now,
    revoked_by: by,
    revoke_reason: reason,
    updated_at: now,
    updated_by: by,
  });
  return {
    entity,
    id: change.id,
    action: "price-change.revoked",
    ...(revoked && { version: revoked.version }),
    before: { state: change.state },
    after: { state: "REVOKED", revokeReason: reason },
  };
};

/**
 * Holds a price change, and before it its product: whoever sets prices at once holds the product first, and the price
 * changes that this puts an end to after it. Undefined when there is none.
 */
export const holdChange = async (db: Db, id: string): Promise<StoredChange | undefined> => {
  const found = await db.selectFrom("price_change").select("product_id").where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  await lockRow(db, "product", found.product_id);
  return lockRow(db, "price_change", id);
};

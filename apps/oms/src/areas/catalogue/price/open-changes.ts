import { priceChangeLife } from "@o2r/api/contract/catalogue";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { StoredChange } from "./stored-change.ts";

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
  /** Nobody where the calendar does. */
  readonly by: string | null;
  readonly now: Date;
  readonly reason: string;
}

/** Revokes a price change that something newer overtakes; who calls it holds the change. Returns what is to be audited. */
export const revokeChange = async (db: Db, held: StoredChange, { by, now, reason }: Ending): Promise<AuditEntry> => {
  const set = { revoked_at: now, revoked_by: by, revoke_reason: reason };
  const taking = { life: priceChangeLife, table: "price_change", held, step: "overtake", set, now, by } as const;
  const taken = await takeStep(db, taking);
  return stepEntry(priceChangeLife, "revoked", held, taken, { after: { revokeReason: reason } });
};

/**
 * Holds the product of a price change, to be called before the change is held: whoever sets prices at once holds the
 * product first, and the price changes that this puts an end to after it.
 */
export const holdProductOf = async (db: Db, id: string): Promise<void> => {
  const found = await db.selectFrom("price_change").select("product_id").where("id", "=", id).executeTakeFirst();
  if (found) await lockRow(db, "product", found.product_id);
};

/** Holds a price change, and before it its product. Undefined when there is none. */
export const holdChange = async (db: Db, id: string): Promise<StoredChange | undefined> => {
  await holdProductOf(db, id);
  return lockRow(db, "price_change", id);
};

import { collectionLife } from "@o2r/api/contract/billing";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { reconcile } from "../collection/collection-steps.ts";
import type { Doing } from "../collection/write-collection.ts";
import { clearArrived } from "../payment/clear-payment.ts";
import type { Target } from "./find-targets.ts";

interface Found {
  readonly warehouseId: string;
  readonly bankReference: string;
  /** The day on which the bank has it. */
  readonly day: string;
}

const collectionsOf = (db: Db, warehouseId: string) =>
  db
    .selectFrom("collection")
    .selectAll()
    .where("warehouse_id", "=", warehouseId)
    .where("state", "=", "DEPOSITED")
    .orderBy("id")
    .forUpdate();

/** Reconciles what a line of a statement was found to be: all collections of a slip, or one payment. */
export const settleTarget = async (
  db: Db,
  target: Target,
  { warehouseId, bankReference, day }: Found,
  doing: Doing,
): Promise<void> => {
  const { now, by, audit } = doing;
  const payment =
    target.kind === "SLIP"
      ? undefined
      : await db
          .selectFrom("payment")
          .select(["id", "retailer_id"])
          .where("warehouse_id", "=", warehouseId)
          .where("receipt_number", "=", target.name)
          .executeTakeFirst();
  if (target.kind === "RECEIPT" && payment === undefined) throw conflict(`${target.name} is not there any more`);
  // Whoever bounces a cheque holds the retailer, then the payment, then its collection; nobody else holds them otherwise.
  if (payment !== undefined) {
    await db.selectFrom("retailer").select("id").where("id", "=", payment.retailer_id).forNoKeyUpdate().execute();
    await clearArrived(db, payment.id, doing);
  }
  const held =
    payment === undefined
      ? await collectionsOf(db, warehouseId).where("deposit_slip", "=", target.name).execute()
      : await collectionsOf(db, warehouseId).where("payment_id", "=", payment.id).execute();
  if (target.kind === "SLIP" && held.length === 0) throw conflict(`${target.name} is reconciled already`);
  for (const one of held) {
    const { set } = await reconcile(db, one, bankReference, { now, day });
    const taken = await takeStep(db, {
      life: collectionLife,
      table: "collection",
      held: one,
      step: "reconcile",
      set,
      now,
      by,
    });
    audit(stepEntry(collectionLife, "reconciled", one, taken, { after: { bankReference } }));
    if (payment === undefined && one.payment_id !== null) await clearArrived(db, one.payment_id, doing);
  }
};

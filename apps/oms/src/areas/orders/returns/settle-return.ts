import { returnLife } from "@o2r/api/contract/orders";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { askCreditOf } from "./ask-credit.ts";

interface Settling {
  readonly db: Db;
  readonly actor: { readonly id: string };
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
}

const ofCheck = (db: Db, qcId: string) =>
  db.selectFrom("order_return").select(["id", "order_id"]).where("qc_id", "=", qcId).executeTakeFirst();

/** Holds the order and the return that a check is of, if it is of one: before the check and its stock, as their own steps do. */
export const holdReturnOf = async (db: Db, qcId: string): Promise<void> => {
  const found = await ofCheck(db, qcId);
  if (found === undefined) return;
  await lockRow(db, "orders", found.order_id);
  await lockRow(db, "order_return", found.id);
};

/** The check of a return has ended: its credit note is asked for. One that was checked before is credited once. */
export const settleReturnOf = async (settling: Settling, qcId: string): Promise<void> => {
  const { db, now, actor, audit } = settling;
  const found = await ofCheck(db, qcId);
  const held = found && (await lockRow(db, "order_return", found.id));
  if (held?.state !== "RECEIVED") return;
  const taken = await takeStep(db, {
    life: returnLife,
    table: "order_return",
    held,
    step: "check",
    now,
    by: actor.id,
  });
  audit(stepEntry(returnLife, "checked", held, taken));
  await askCreditOf(settling, taken);
};

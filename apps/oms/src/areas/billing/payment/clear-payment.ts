import { paymentLife } from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import type { Selectable } from "kysely";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import type { Settling } from "../ledger/settle-account.ts";

/** Books that a payment has arrived: a cheque's money is at the bank from now on; that of others was at once. */
export const clearPayment = async (db: Db, held: Selectable<Database["payment"]>, now: Date): Promise<void> => {
  if (held.mode !== "CHEQUE") return;
  await postLedger(
    db,
    {
      warehouseId: held.warehouse_id,
      doc: "PAYMENT",
      docId: held.id,
      kind: "cleared",
      retailerId: held.retailer_id,
      day: todayIn("Asia/Kolkata", now),
      now,
    },
    [
      { account: "BANK", amount: held.amount },
      { account: "CHEQUES", amount: 0 - held.amount },
    ],
  );
};

/** A payment that stands on the statement of the bank has arrived; of one that has already, nothing is done. */
export const clearArrived = async (db: Db, id: string, { now, by, audit }: Settling): Promise<void> => {
  const held = await lockRow(db, "payment", id);
  if (held?.state !== "RECEIVED") return;
  await clearPayment(db, held, now);
  const taken = await takeStep(db, { life: paymentLife, table: "payment", held, step: "clear", now, by });
  audit(stepEntry(paymentLife, "cleared", held, taken));
};

import { todayIn } from "@o2r/forms/days";
import type { Selectable } from "kysely";
import type { Database, Db } from "../../../db/schema.ts";
import { postLedger } from "../ledger/post-ledger.ts";

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

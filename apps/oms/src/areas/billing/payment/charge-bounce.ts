import type { Selectable } from "kysely";
import type { Database, Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { readSettings } from "../../../trade/setting/read-settings.ts";
import { postLedger } from "../ledger/post-ledger.ts";

/** Charges a retailer for a cheque that bounced: by the setting, without GST (domain.md §14). Returns how much. */
export const chargeBounce = async (
  db: Db,
  payment: Selectable<Database["payment"]>,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Paise> => {
  const { bounceCharge: charge } = await readSettings(db, ["bounceCharge"], null);
  await postLedger(
    db,
    {
      warehouseId: payment.warehouse_id,
      doc: "PAYMENT",
      docId: payment.id,
      kind: "bounce-charge",
      retailerId: payment.retailer_id,
      day,
      now,
    },
    [
      { account: "RECEIVABLE", amount: charge },
      { account: "BOUNCE_INCOME", amount: 0 - charge },
    ],
  );
  return charge;
};

import { todayIn } from "@o2r/forms/days";
import type { PaymentWay } from "@o2r/api/contract/billing";
import { sql, type Expression, type SqlBool } from "kysely";
import { conflict, invalid } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { takePaperNumber } from "../invoice/take-number.ts";
import { postLedger, type Account } from "../ledger/post-ledger.ts";
import { settleAccount } from "../ledger/settle-account.ts";
import { readPayment } from "./select-payments.ts";

/** From one payer in one day no more cash is taken than below this (domain.md §14). Paise. */
const mostCash = 20_000_000;

/** What a payment is booked on. */
export const accountOf: Readonly<Record<PaymentWay, Account>> = {
  CASH: "CASH",
  UPI: "BANK",
  TRANSFER: "BANK",
  CHEQUE: "CHEQUES",
};

/** The retailer who pays, held until the transaction ends, so that two payments do not pay one invoice twice. */
const holdRetailer = async (db: Db, within: Expression<SqlBool>, id: string) => {
  const retailer = await db
    .selectFrom("retailer")
    .select(["id", "establishment", "hub_id", "beat_id"])
    .where("id", "=", id)
    .where(within)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (retailer === undefined) throw invalid([{ field: "retailerId", message: "There is no such retailer" }]);
  if (retailer.hub_id === null) throw conflict(`No hub serves ${retailer.establishment}`);
  return { ...retailer, hub_id: retailer.hub_id };
};

const ensureCash = async (db: Db, retailerId: string, day: string, amount: Paise): Promise<void> => {
  const { taken } = await db
    .selectFrom("payment")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("taken"))
    .where("retailer_id", "=", retailerId)
    .where("mode", "=", "CASH")
    .where("received_on", "=", day)
    .executeTakeFirstOrThrow();
  if (taken + amount >= mostCash)
    throw conflict("Cash of ₹2,00,000 or more from one payer in one day cannot be taken: ask for a transfer");
};

/** What somebody has paid. */
export interface PaymentGiven {
  readonly retailerId: string;
  /** Rupees. */
  readonly amount: number;
  readonly mode: PaymentWay;
  readonly paymentId: string;
  readonly bank: string | null;
  /** `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** Whose books it goes into: of what is collected, the hub that collects it. That of the retailer where none is named. */
  readonly warehouseId?: string;
}

interface Taking {
  readonly now: Date;
  readonly by: string;
  readonly audit: (entry: AuditEntry) => void;
}

/**
 * Takes what a retailer within `within` has paid: the oldest due invoices are paid first, and the ledger is told. Whoever
 * calls holds an open transaction; a shop's payment at its door is taken by the same. Returns the payment's id.
 */
export const takePayment = async (
  db: Db,
  given: PaymentGiven,
  { now, by, audit }: Taking,
  within: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<string> => {
  const paymentId = given.paymentId.trim();
  if (paymentId === "") throw invalid([{ field: "paymentId", message: "Payment id is required" }]);
  const retailer = await holdRetailer(db, within, given.retailerId);
  const { id: retailerId } = retailer;
  const { warehouseId = retailer.hub_id } = given;
  const amount = toPaise(given.amount);
  if (given.mode === "CASH") await ensureCash(db, retailerId, given.receivedOn, amount);
  const id = newId();
  const receipt = await takePaperNumber(db, { warehouseId, prefix: "RC", day: given.receivedOn });
  await insertRow(db, "payment", {
    id,
    warehouse_id: warehouseId,
    receipt_number: receipt,
    retailer_id: retailerId,
    beat_id: retailer.beat_id,
    mode: given.mode,
    payment_id: paymentId,
    bank: given.bank,
    received_on: given.receivedOn,
    amount,
    allocated: 0 as Paise, // nothing is the same in every unit
    search: [receipt, retailer.establishment, paymentId].join(" ").toLowerCase(),
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  await settleAccount(db, retailerId, { now, by, audit });
  await postLedger(
    db,
    { warehouseId, doc: "PAYMENT", docId: id, kind: "received", retailerId, day: todayIn("Asia/Kolkata", now), now },
    [
      { account: accountOf[given.mode], amount },
      { account: "RECEIVABLE", amount: 0 - amount },
    ],
  );
  const row = await readPayment(db, id);
  audit({
    entity: "payment",
    id,
    action: "payment.recorded",
    version: row.version,
    warehouseId,
    after: { state: row.state, receiptNumber: receipt, amount: row.amount, allocated: row.allocated, mode: row.mode },
  });
  return id;
};

import { todayIn } from "@o2r/forms/days";
import { financialYear, paymentLife, type paymentEndpoints, type PaymentWay } from "@o2r/api/contract/billing";
import { sql } from "kysely";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { postLedger, reverseLedger, type Account } from "../ledger/post-ledger.ts";
import { allocatePayment, takeBack } from "./allocate-payment.ts";
import { listPayments, readPayment, withinReach } from "./select-payments.ts";

/** From one payer in one day no more cash is taken than below this (domain.md §14). Paise. */
const mostCash = 20_000_000;

const accountOf: Readonly<Record<PaymentWay, Account>> = {
  CASH: "CASH",
  UPI: "BANK",
  TRANSFER: "BANK",
  CHEQUE: "CHEQUES",
};

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "payment", params.id, { scope: withinReach(scope) }))) throw notFound("Payment");
};

/** The retailer who pays, held until the transaction ends, so that two payments do not pay one invoice twice. */
const holdRetailer = async (db: Db, scope: Scope, id: string) => {
  const retailer = await db
    .selectFrom("retailer")
    .select(["id", "establishment", "hub_id", "beat_id"])
    .where("id", "=", id)
    .where(
      scope.covers({
        warehouse: sql.ref<string | null>("retailer.hub_id"),
        beat: sql.ref<string | null>("retailer.beat_id"),
      }),
    )
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

/** A receipt's number: unique in its hub and financial year, given while the retailer and the series are held. */
const takeReceipt = async (db: Db, warehouseId: string, day: string): Promise<string> => {
  const fy = financialYear(day);
  const { rows } = await sql<{ place: number }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day) values (${warehouseId}, ${fy}, 'RC', 2, ${day})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + 1
    returning next_no - 1 as place`.execute(db);
  return `RC/${fy}/${String(rows[0]?.place ?? 0).padStart(6, "0")}`;
};

const record: Handler<typeof paymentEndpoints.record> = async ({ db, scope, body, actor, now, audit }) => {
  const paymentId = body.paymentId.trim();
  if (paymentId === "") throw invalid([{ field: "paymentId", message: "Payment id is required" }]);
  const retailer = await holdRetailer(db, scope, body.retailerId);
  const { id: retailerId, hub_id: warehouseId } = retailer;
  const amount = toPaise(body.amount);
  if (body.mode === "CASH") await ensureCash(db, retailerId, body.receivedOn, amount);
  const id = newId();
  const receipt = await takeReceipt(db, warehouseId, body.receivedOn);
  await insertRow(db, "payment", {
    id,
    warehouse_id: warehouseId,
    receipt_number: receipt,
    retailer_id: retailerId,
    beat_id: retailer.beat_id,
    mode: body.mode,
    payment_id: paymentId,
    bank: body.bank ?? null,
    received_on: body.receivedOn,
    amount,
    allocated: 0 as Paise, // nothing is the same in every unit
    search: [receipt, retailer.establishment, paymentId].join(" ").toLowerCase(),
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  const doing = { now, by: actor.id, audit };
  const allocated = await allocatePayment(db, { id, warehouseId, retailerId, amount }, doing);
  await db.updateTable("payment").set({ allocated }).where("id", "=", id).execute();
  await postLedger(
    db,
    { warehouseId, doc: "PAYMENT", docId: id, kind: "received", retailerId, day: todayIn("Asia/Kolkata", now), now },
    [
      { account: accountOf[body.mode], amount },
      { account: "RECEIVABLE", amount: 0 - amount },
    ],
  );
  const row = await readPayment(db, id);
  audit({
    entity: "payment",
    id,
    version: row.version,
    warehouseId,
    after: { state: row.state, receiptNumber: receipt, amount: row.amount, allocated: row.allocated, mode: row.mode },
  });
  return row;
};

/** What retailers have paid. */
export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  list: ({ db, scope, query }) => listPayments(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readPayment(asked.db, asked.params.id);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "payment", id: asked.params.id });
  },
  record,
  ...lifecycleHandlers({
    life: paymentLife,
    table: "payment",
    noun: "Payment",
    within: withinReach,
    read: readPayment,
    // Whoever records a payment holds the retailer first, and so does whoever takes one back.
    holdFirst: async (db, id) => {
      const payment = await readRow(db, "payment", id);
      if (payment)
        await db.selectFrom("retailer").select("id").where("id", "=", payment.retailer_id).forNoKeyUpdate().execute();
    },
    audited: ({ state, receiptNumber, amount, allocated }) => ({ state, receiptNumber, amount, allocated }),
    guards: {
      cheque: async ({ held }) => (held.mode === "CHEQUE" ? null : "Only a cheque can bounce"),
    },
    effects: {
      clear: async ({ db, now }, { held }) => {
        if (held.mode === "CHEQUE")
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
        return {};
      },
      bounce: async ({ db, body, now, actor, audit }, { held }) => {
        await takeBack(db, held.id, { now, by: actor.id, audit });
        await reverseLedger(db, { docId: held.id, kind: "bounced", day: todayIn("Asia/Kolkata", now), now });
        const { reason, customReason } = body;
        return {
          set: { allocated: 0 as Paise, reason, reason_note: customReason ?? null }, // nothing is the same in every unit
          told: { reason: customReason ?? reason },
        };
      },
    },
  }),
};

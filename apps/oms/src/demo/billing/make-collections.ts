import { addDays, todayIn } from "@o2r/forms/days";
import {
  bankLineEndpoints,
  collectionEndpoints,
  paymentEndpoints,
  writeOffEndpoints,
  type CollectionRow,
  type WriteOffRow,
} from "@o2r/api/contract/billing";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { sql } from "kysely";
import { bankLineHandlers } from "../../areas/billing/bank/bank-line.ts";
import { collectionHandlers } from "../../areas/billing/collection/collection.ts";
import { readCollection } from "../../areas/billing/collection/select-collections.ts";
import { paymentHandlers } from "../../areas/billing/payment/payment.ts";
import { writeOffHandlers } from "../../areas/billing/write-off/write-off.ts";
import type { Db } from "../../db/schema.ts";
import { openCalls } from "../open-calls.ts";
import { waitsForCredit } from "../orders/waits-for-credit.ts";
import type { Scene } from "../scene.ts";

/** How far a collection is taken, and by what it is paid. */
const plans = [
  { end: "DUE", amt: 1850 },
  { end: "SCHEDULED", amt: 4200, days: 1 },
  { end: "RESCHEDULED", amt: 2600, days: 2 },
  { end: "MISSED", amt: 990 },
  { end: "COLLECTED", amt: 3150, mode: "CASH" },
  { end: "PARTIALLY_COLLECTED", amt: 5400, paid: 3000, mode: "UPI" },
  { end: "DEPOSITED", amt: 7250, mode: "CASH" },
  { end: "RECONCILED", amt: 6100, mode: "CASH" },
  { end: "BOUNCED", amt: 8800, mode: "CHEQUE" },
] as const;

/** The shops of two hubs that owe something, and then others of theirs. */
const shopsOf = (db: Db) =>
  db
    .selectFrom("retailer")
    .select("id")
    .where("state", "=", "ACTIVE")
    .where("hub_id", "is not", null)
    .where((row) => row.not(waitsForCredit("retailer.id")))
    .orderBy(sql`exists (select from invoice where invoice.retailer_id = retailer.id) desc`)
    .orderBy(sql`hub_id in (select warehouse_id from user_warehouse join app_user on app_user.id = user_warehouse.user_id
      where username = 'hub_manager') desc`)
    .orderBy("id")
    .limit(plans.length * 2)
    .execute();

/** Collections in every state, made by the service's own handlers, so that payments and the ledger agree with them. */
export const makeCollections = async (db: Db, scene: Scene): Promise<void> => {
  const { now } = scene;
  const today = todayIn("Asia/Kolkata", now);
  const { call, keep } = openCalls(db, scene);

  for (const [at, { id: customer }] of (await shopsOf(db)).entries()) {
    const plan = plans[at % plans.length] ?? plans[0];
    const { end, amt } = plan;
    const days = "days" in plan ? plan.days : 0;
    const dated = end === "DUE" ? {} : { collection_date: addDays(today, end === "RESCHEDULED" ? 0 : days) };
    const { id } = (await collectionHandlers.create(
      call(collectionEndpoints.create, { body: { customer_id: customer, amt: amt + at, ...dated } }),
    )) as CollectionRow; // it answers no raw reply
    const step = async <E extends AnyEndpoint>(endpoint: E, body: object) => {
      const { version } = await readCollection(db, id);
      return call(endpoint, { params: { id }, version, body });
    };
    if (end === "DUE" || end === "SCHEDULED") continue;
    if (end === "RESCHEDULED") {
      const collectionDate = addDays(today, days);
      await collectionHandlers.reschedule(
        await step(collectionEndpoints.reschedule, { customerId: customer, amountPaid: "----", collectionDate }),
      );
      continue;
    }
    if (end === "MISSED") {
      await collectionHandlers.miss(
        await step(collectionEndpoints.miss, { reason: "CUSTOM", customReason: "The owner was not there" }),
      );
      continue;
    }
    const [paid, mode] = ["paid" in plan ? plan.paid : amt + at, "mode" in plan ? plan.mode : "CASH"];
    const receipt = `${mode}-${String(at + 1).padStart(4, "0")}`;
    const bank = mode === "CHEQUE" ? "Bank of the West" : null;
    await collectionHandlers.collect(
      await step(collectionEndpoints.collect, { amount: paid, mode, paymentId: receipt, bank, receivedOn: today }),
    );
    if (end === "COLLECTED" || end === "PARTIALLY_COLLECTED") continue;
    if (end === "BOUNCED") {
      const payment = await db
        .selectFrom("payment")
        .select(["id", "version"])
        .where("payment_id", "=", receipt)
        .where("retailer_id", "=", customer)
        .executeTakeFirstOrThrow();
      await paymentHandlers.bounce(
        call(paymentEndpoints.bounce, {
          params: { id: payment.id },
          version: payment.version,
          body: { reason: "CUSTOM", customReason: "Funds were insufficient" },
        }),
      );
      continue;
    }
    await collectionHandlers.deposit(
      await step(collectionEndpoints.deposit, {
        depositSlip: `SLIP-${at < plans.length ? 204 : 205}`,
        depositedOn: today,
      }),
    );
    if (end === "RECONCILED")
      await collectionHandlers.reconcile(
        await step(collectionEndpoints.reconcile, { bankReference: `UTR ${44170 + at}` }),
      );
  }
  await keep();
};

/** Write-offs, one that waits and one that was refused: of the first invoices of which something is due. */
export const makeWriteOffs = async (db: Db, scene: Scene): Promise<void> => {
  const due = await db
    .selectFrom("invoice")
    .select(["id"])
    .where("state", "in", ["ISSUED", "PARTIALLY_PAID"])
    .orderBy("number")
    .limit(2)
    .execute();
  const { call, keep } = openCalls(db, scene);
  const another = await db
    .selectFrom("app_user")
    .select(["id", "username", "user_type as userType"])
    .where("user_type", "=", "SUPER_ADMIN")
    .executeTakeFirstOrThrow();
  for (const [at, { id }] of due.entries()) {
    const row = (await writeOffHandlers.ask(
      call(writeOffEndpoints.ask, {
        params: { id },
        body: { amount: 1, note: "A rupee that nobody comes for" },
      }),
    )) as WriteOffRow; // it answers no raw reply
    if (at > 0)
      await writeOffHandlers.refuse(
        call(
          writeOffEndpoints.refuse,
          { params: { id: row.id }, version: row.version, body: { reason: "It is on the next bill" } },
          another,
        ),
      );
  }
  await keep();
};

/** Lines of two banks' statements: what was deposited, and what nobody knows. */
export const makeBankLines = async (db: Db, scene: Scene): Promise<void> => {
  const day = todayIn("Asia/Kolkata", scene.now);
  const { call, keep } = openCalls(db, scene);
  const slips = await db
    .selectFrom("collection")
    .select(["warehouse_id", "deposit_slip", sql<number>`sum(paid)::bigint`.as("paid")])
    .where("state", "=", "DEPOSITED")
    .groupBy(["warehouse_id", "deposit_slip"])
    .orderBy("warehouse_id")
    .orderBy("deposit_slip")
    .execute();
  for (const [at, { warehouse_id: warehouseId, paid }] of slips.entries())
    for (const line of [
      // The first is named otherwise by its bank, so that somebody has to say what it is.
      { reference: `CDM ${7001 + at}`, narration: "Cash deposit machine", amount: paid / 100 },
      { reference: `NEFT ${30_211 + at}`, narration: "NEFT credit", amount: 1234.5 },
    ])
      await bankLineHandlers.create(call(bankLineEndpoints.create, { body: { warehouseId, valueDate: day, ...line } }));
  await keep();
};

import { addDays, todayIn } from "@o2r/forms/days";
import {
  collectionEndpoints as collection,
  collectionLife,
  invoiceEndpoints as invoice,
  paymentEndpoints as payment,
  type CollectionRow,
  type CollectionState,
} from "@o2r/api/contract/billing";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { makeOrderIn, reason } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";

const scene = await openOrderScene();
const { admin, hubManager, fsa, db } = scene;
afterAll(() => scene.service.stop());

const today = todayIn();
const tomorrow = addDays(today, 1);
const create = (customer_id: string, amt: number, collection_date?: string, as = admin) =>
  as.call(collection.create, { body: { customer_id, amt, ...(collection_date && { collection_date }) } });
const made = async (...given: Parameters<typeof create>): Promise<CollectionRow> => {
  const { status, payload, errorMessage } = await create(...given);
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const at = ({ id, version }: Pick<CollectionRow, "id" | "version">) => ({ params: { id }, version });
let payments = 0;
const paying = (amount: number, mode: "CASH" | "CHEQUE" | "UPI" = "CASH") => ({
  amount,
  mode,
  paymentId: `C-${(payments += 1)}`,
  receivedOn: today,
});
const owed = async (retailerId: string) =>
  (await admin.call(order.context, { params: { retailerId } })).payload.credit.outstanding;
const rowsOf = async (retailer: string) =>
  (await admin.call(collection.list, { query: { q: "", sort: "-createdAt", size: 10, cursor: null, retailer } }))
    .payload.content;

describe("a collection", () => {
  it("S3.79 S1.02 is made of customer_id, amt and collection_date: with a date it is scheduled, without one due", async () => {
    const retailer = await scene.addRetailer();
    const planned = await made(retailer, 500, tomorrow, hubManager);
    expect(planned).toMatchObject({ state: "SCHEDULED", amt: 500, collectionDate: tomorrow, amountPaid: "----" });
    const due = await made(retailer, 120.5);
    expect(due).toMatchObject({ state: "DUE", collectionDate: null });
    const { payload } = await admin.call(collection.schedule, { ...at(due), body: { collection_date: today } });
    expect(payload).toMatchObject({ state: "SCHEDULED", collectionDate: today });
    // Whoever takes an order sees what is promised first.
    const { payload: pad } = await admin.call(order.context, { params: { retailerId: retailer } });
    expect(pad.promise).toEqual({ amount: 120.5, on: today });
    const { errors } = await create(retailer, 0, addDays(today, -1));
    expect(errors.map(({ field }) => field)).toEqual(["amt", "collection_date"]);
    expect((await create(retailer, 5, undefined, fsa)).status).toBe(403);
  });

  it("S3.80 S3.81 S3.82 is put off by customerId, collectionDate and amountPaid, as they stand", async () => {
    const retailer = await scene.addRetailer();
    const row = await made(retailer, 500, today);
    const body = { customerId: retailer, collectionDate: tomorrow, amountPaid: "----" };
    const put = (given: object) => admin.call(collection.reschedule, { ...at(row), body: { ...body, ...given } });
    expect((await put({ customerId: await scene.addRetailer() })).errors).toEqual([
      { field: "customerId", message: "This collection is another retailer's" },
    ]);
    expect((await put({ amountPaid: "Rs. 20.00" })).errorMessage).toBe(
      "What was paid has changed meanwhile: look again",
    );
    expect((await put({ amountPaid: "Rs. x" })).errors.map(({ field }) => field)).toEqual(["amountPaid"]);
    const { payload } = await put({});
    expect(payload).toMatchObject({ state: "RESCHEDULED", collectionDate: tomorrow, putOff: 1 });
    const again = await admin.call(collection.reschedule, {
      ...at(payload),
      body: { ...body, collectionDate: addDays(today, 3) },
    });
    expect(again.payload).toMatchObject({ state: "RESCHEDULED", putOff: 2 });
  });

  it("S3.81 becomes a payment when it is collected, and what is left of it is due as another", async () => {
    const retailer = await scene.addRetailer();
    const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
    const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: id } });
    const row = await made(retailer, 106, today);
    const { payload } = await admin.call(collection.collect, { ...at(row), body: paying(56) });
    expect(payload).toMatchObject({ state: "PARTIALLY_COLLECTED", amountPaid: "Rs. 56.00", paid: 56, mode: "CASH" });
    expect((await admin.call(invoice.get, { params: { id: bill.id } })).payload).toMatchObject({ paid: 56, due: 50 });
    const [rest] = await rowsOf(retailer);
    expect(rest).toMatchObject({ state: "DUE", amt: 50, amountPaid: "Rs. 56.00", paid: 0 });
    if (rest === undefined) throw new Error("nothing is left");
    const scheduled = await admin.call(collection.schedule, { ...at(rest), body: { collection_date: today } });
    const missed = await admin.call(collection.miss, { ...at(scheduled.payload), body: reason });
    const { status } = await admin.call(collection.reschedule, {
      ...at(missed.payload),
      body: { customerId: retailer, collectionDate: tomorrow, amountPaid: "Rs. 56.00" },
    });
    expect(status).toBe(200);
  });

  it("is deposited by a slip, and found on the statement: cash is on its way until then", async () => {
    const retailer = await scene.addRetailer();
    const row = await made(retailer, 80, today);
    const { payload: got } = await admin.call(collection.collect, { ...at(row), body: paying(80) });
    const slip = { depositSlip: "SLIP-1", depositedOn: today };
    const { payload: taken } = await admin.call(collection.deposit, { ...at(got), body: slip });
    expect(taken).toMatchObject({ state: "DEPOSITED", ...slip });
    const moved = async () =>
      (
        await sql<{ account: string; amount: string }>`
          select account, sum(amount) as amount from ledger_entry join ledger_txn on ledger_txn.id = txn_id
          where doc_id = ${row.id} group by account having sum(amount) <> 0 order by account`.execute(db)
      ).rows;
    expect(await moved()).toEqual([
      { account: "CASH", amount: "-8000" },
      { account: "CLEARING", amount: "8000" },
    ]);
    const { payload: found } = await admin.call(collection.reconcile, {
      ...at(taken),
      body: { bankReference: "UTR 42" },
    });
    expect(found).toMatchObject({ state: "RECONCILED", bankReference: "UTR 42" });
    expect(await moved()).toEqual([
      { account: "BANK", amount: "8000" },
      { account: "CASH", amount: "-8000" },
    ]);
  });

  it("of a cheque that is reconciled clears it: it counts against the credit no longer", async () => {
    const retailer = await scene.addRetailer();
    const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
    await admin.call(invoice.issue, { body: { orderId: id } });
    const row = await made(retailer, 106, today);
    const { payload: got } = await admin.call(collection.collect, { ...at(row), body: paying(106, "CHEQUE") });
    expect(await owed(retailer)).toBe(106);
    const slip = { depositSlip: "SBI 9917", depositedOn: today };
    const { payload: taken } = await admin.call(collection.deposit, { ...at(got), body: slip });
    expect(await owed(retailer)).toBe(106);
    await admin.call(collection.reconcile, { ...at(taken), body: { bankReference: "UTR 43" } });
    const { rows } = await sql<{ state: string }>`select state from payment where retailer_id = ${retailer}`.execute(
      db,
    );
    expect(rows).toEqual([{ state: "CLEARED" }]);
    expect(await owed(retailer)).toBe(0);
  });

  it("of a cheque that bounces is to be collected again, with the charge, which bears no GST", async () => {
    const retailer = await scene.addRetailer();
    const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
    const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: id } });
    const row = await made(retailer, 106, today);
    const { payload: got } = await admin.call(collection.collect, { ...at(row), body: paying(106, "CHEQUE") });
    // It counts against the credit until it is cleared (domain.md §14).
    expect(await owed(retailer)).toBe(106);
    await sql`update system_setting set value = '350' where key = 'bounceCharge'`.execute(db);
    const { payload: page } = await admin.call(payment.list, {
      query: { q: "", sort: "-receivedOn", size: 10, cursor: null, retailer },
    });
    const [cheque] = page.content;
    if (cheque === undefined) throw new Error("the cheque is not there");
    await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
    expect(await owed(retailer)).toBe(456);
    expect((await admin.call(invoice.get, { params: { id: bill.id } })).payload).toMatchObject({ paid: 0, due: 106 });
    const { payload: bounced } = await admin.call(collection.get, { params: { id: got.id } });
    expect(bounced).toMatchObject({ state: "BOUNCED", amt: 456, amountPaid: "----" });
    const { rows } = await sql<{ account: string }>`select distinct account from ledger_entry
      join ledger_txn on ledger_txn.id = txn_id where doc_id = ${cheque.id} and kind = 'bounce-charge'
      order by account`.execute(db);
    expect(rows.map(({ account }) => account)).toEqual(["BOUNCE_INCOME", "RECEIVABLE"]);
    const { payload: due } = await admin.call(collection.collectAgain, at(bounced));
    expect(due).toMatchObject({ state: "DUE", collectionDate: null, amt: 456 });
  });

  it("takes no cash of ₹2 lakh or more from one payer in a day, however it is split", async () => {
    const retailer = await scene.addRetailer();
    const [first, second] = [await made(retailer, 199_999, today), await made(retailer, 1, today)];
    expect((await admin.call(collection.collect, { ...at(first), body: paying(199_999) })).status).toBe(200);
    const { errorMessage } = await admin.call(collection.collect, { ...at(second), body: paying(1) });
    expect(errorMessage).toBe(
      "Cash of ₹2,00,000 or more from one payer in one day cannot be taken: ask for a transfer",
    );
    expect((await admin.call(collection.collect, { ...at(second), body: paying(1, "UPI") })).status).toBe(200);
  });

  it("goes into the books of the hub that collects it, also after the retailer has moved to another", async () => {
    const retailer = await scene.addRetailer();
    const row = await made(retailer, 70, today);
    const { hub_id: own } = await db
      .selectFrom("retailer")
      .select("hub_id")
      .where("id", "=", retailer)
      .executeTakeFirstOrThrow();
    await db.updateTable("retailer").set({ hub_id: scene.otherHub }).where("id", "=", retailer).execute();
    expect((await admin.call(collection.collect, { ...at(row), body: paying(70) })).status).toBe(200);
    const paid = await db.selectFrom("payment").select("warehouse_id").where("retailer_id", "=", retailer).execute();
    expect(paid).toEqual([{ warehouse_id: own }]);
  });

  it("of another hub is not there for a hub's manager", async () => {
    const { id: retailer } = await db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "=", scene.otherHub)
      .where("state", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    const row = await made(retailer, 50, today);
    expect((await hubManager.call(collection.get, { params: { id: row.id } })).status).toBe(404);
    expect((await hubManager.call(collection.collect, { ...at(row), body: paying(50) })).status).toBe(404);
    expect((await create(retailer, 50, today, hubManager)).errors.map(({ field }) => field)).toEqual(["customer_id"]);
  });
});

describe("the life of a collection", () => {
  const find = (id: string) =>
    db.selectFrom("collection").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  let retailer: string | undefined;
  walkLifecycle({
    life: collectionLife,
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: find,
    settles: { collect: "COLLECTED" },
    bodies: {
      schedule: () => ({ collection_date: today }),
      reschedule: () => ({ customerId: retailer, collectionDate: tomorrow, amountPaid: "----" }),
      miss: () => reason,
      collect: () => paying(10, "UPI"),
      deposit: () => ({ depositSlip: "SLIP-W", depositedOn: today }),
      reconcile: () => ({ bankReference: "UTR-W" }),
    },
    make: async (state) => {
      retailer ??= await scene.addRetailer();
      const { id } = await made(retailer, 10, today);
      const isPaid = ["COLLECTED", "PARTIALLY_COLLECTED", "DEPOSITED", "RECONCILED"].includes(state);
      const { payload: paid } = isPaid
        ? await admin.call(payment.record, { body: { retailerId: retailer, ...paying(10, "UPI") } })
        : { payload: null };
      await db
        .updateTable("collection")
        .set({ state: state as CollectionState, payment_id: paid?.id ?? null, deposit_slip: isPaid ? "S" : null }) // a key of the table
        .where("id", "=", id)
        .execute();
      return find(id);
    },
  });
});

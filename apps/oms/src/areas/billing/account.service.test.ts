import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, expect, it } from "vitest";
import {
  creditNoteEndpoints as creditNote,
  invoiceEndpoints as invoice,
  paymentEndpoints as payment,
  type CreditNoteRow,
  type InvoiceRow,
} from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../db/schema.ts";
import { makeOrderIn, reason } from "../orders/test/make-order-in.ts";
import { openOrderScene } from "../orders/test/order-scene.ts";
import { priceCredit } from "./credit-note/read-creditable.ts";
import { accountDisagreements } from "./test/account-disagreements.ts";
import { ensureDoubleEntry } from "./test/ensure-double-entry.ts";

const scene = await openOrderScene();
const { admin, superAdmin, db } = scene;
afterAll(() => scene.service.stop());
const product = await scene.addProduct();
await scene.stock(product, 10_000);

/** An invoice of ten units, ₹106 with tax. */
const issued = async (retailer: string): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product });
  const { status, payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId: id } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
let payments = 0;
const pay = async (retailerId: string, amount: number, mode: "UPI" | "CHEQUE" = "UPI") => {
  const paymentId = `A-${(payments += 1)}`;
  const body = { retailerId, amount, mode, paymentId, receivedOn: todayIn() };
  return (await admin.call(payment.record, { body })).payload;
};
/** Asks for units of the first line, or for a difference of its price. */
const askCredit = (invoiceId: string, what: { readonly units: number } | { readonly off: number }) =>
  admin.call(creditNote.ask, { body: { invoiceId, lines: [{ position: 1, ...what }], reason: "Not there" } });
const credit = async (
  invoiceId: string,
  what: { readonly units: number } | { readonly off: number },
): Promise<CreditNoteRow> => {
  const { payload } = await askCredit(invoiceId, what);
  const { status, payload: note } = await superAdmin.call(creditNote.issue, {
    params: { id: payload.id },
    version: payload.version,
  });
  expect(status).toBe(200);
  return note;
};
const billOf = async ({ id }: { readonly id: string }) => (await admin.call(invoice.get, { params: { id } })).payload;
const ensureAgrees = async () => expect(await accountDisagreements(db)).toEqual([]);

afterEach(async () => {
  await ensureDoubleEntry(db);
});

it("pays the oldest due of a retailer with what a credit note has above the balance of its own invoice", async () => {
  const retailer = await scene.addRetailer();
  const first = await issued(retailer);
  await pay(retailer, 100);
  const [second, third] = [await issued(retailer), await issued(retailer)];
  const note = await credit(first.id, { units: 10 });
  // Six were due of the first; the hundred pay the second, which is older than the third.
  expect(note).toMatchObject({ total: 106, allocated: 6, onAccount: 0 });
  expect(note.allocations).toEqual([{ invoiceId: second.id, number: second.number, amount: 100 }]);
  expect(await billOf(first)).toMatchObject({ state: "CREDIT_NOTE_ISSUED", due: 0 });
  const paid = await billOf(second);
  expect(paid).toMatchObject({ state: "PARTIALLY_PAID", paid: 100, due: 6 });
  expect(paid.payments).toMatchObject([{ mode: "CREDIT_NOTE", receiptNumber: note.number, amount: 100 }]);
  expect(await billOf(third)).toMatchObject({ state: "ISSUED", due: 106 });
  await ensureAgrees();
});

it("pays an invoice at once with what stands on account, of money and of notes", async () => {
  const retailer = await scene.addRetailer();
  const first = await issued(retailer);
  await pay(retailer, 120);
  const note = await credit(first.id, { units: 10 });
  expect(note).toMatchObject({ allocated: 0, allocations: [], onAccount: 106 });
  const next = await issued(retailer);
  expect(next).toMatchObject({ state: "PAID", paid: 106, due: 0 });
  const { payload: after } = await admin.call(creditNote.get, { params: { id: note.id } });
  // Fourteen of the money were left, and it came first.
  expect(after).toMatchObject({ onAccount: 14, allocations: [{ number: next.number, amount: 92 }] });
  await ensureAgrees();
});

it("puts what a cancelled invoice was paid with back on account, and from there on what else is due", async () => {
  const retailer = await scene.addRetailer();
  const first = await issued(retailer);
  await pay(retailer, 130);
  const second = await issued(retailer);
  expect(second).toMatchObject({ paid: 24 });
  const { version } = await billOf(first);
  const done = await admin.call(invoice.cancel, { params: { id: first.id }, version, body: reason });
  expect(done.payload).toMatchObject({ state: "CANCELLED", paid: 0, due: 0 });
  expect(await billOf(second)).toMatchObject({ state: "PAID", paid: 106 });
  await ensureAgrees();
});

it("lets what else stands on account pay what a bounced cheque leaves due", async () => {
  const retailer = await scene.addRetailer();
  const bill = await issued(retailer);
  const cheque = await pay(retailer, 106, "CHEQUE");
  const other = await pay(retailer, 60);
  expect(other.onAccount).toBe(60);
  await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
  expect(await billOf(bill)).toMatchObject({ state: "PARTIALLY_PAID", paid: 60, due: 46 });
  await ensureAgrees();
});

it("agrees whatever two people do at once with one invoice, and of each pair one at least is done", async () => {
  type Bill = Pick<InvoiceRow, "id" | "version">;
  const cancel = ({ id, version }: Bill) => admin.call(invoice.cancel, { params: { id }, version, body: reason });
  const paid = (retailerId: string) => {
    const paymentId = `A-${(payments += 1)}`;
    return admin.call(payment.record, {
      body: { retailerId, amount: 106, mode: "UPI", paymentId, receivedOn: todayIn() },
    });
  };
  const asked = async ({ id }: Bill) => {
    const lines = [{ position: 1, units: 10 }];
    return (await admin.call(creditNote.ask, { body: { invoiceId: id, lines, reason: "Not there" } })).payload;
  };
  const issue = ({ id, version }: Pick<CreditNoteRow, "id" | "version">) =>
    superAdmin.call(creditNote.issue, { params: { id }, version });
  const pairs = [
    async (bill: Bill, shop: string) => Promise.all([paid(shop), cancel(bill)]),
    async (bill: Bill) => Promise.all([cancel(bill), cancel(bill)]),
    async (bill: Bill) => Promise.all([asked(bill).then(() => ({ status: 200 })), cancel(bill)]),
    async (bill: Bill, shop: string) => {
      const note = await asked(bill);
      return Promise.all([issue(note), paid(shop), issue(note)]);
    },
    async (_: Bill, shop: string) => {
      const cheque = await pay(shop, 106, "CHEQUE");
      const at = { params: { id: cheque.id }, version: cheque.version };
      return Promise.all([
        admin.call(payment.bounce, { ...at, body: reason }),
        admin.call(payment.clear, at),
        paid(shop),
      ]);
    },
  ];
  for (const [at, both] of pairs.entries()) {
    const shop = await scene.addRetailer();
    const answers = (await both(await issued(shop), shop)).map(({ status }) => status);
    expect([at, answers.filter((status) => ![200, 409, 412].includes(status))]).toEqual([at, []]);
    expect([at, answers.includes(200)]).toEqual([at, true]);
    await ensureAgrees();
  }
});

/** Does it while another transaction holds a row, and looks on once it waits for that; the answer of what was done. */
const behind = async <T>(
  hold: (first: Db) => Promise<unknown>,
  act: () => Promise<T>,
  look: (first: Db) => Promise<void>,
) => {
  const first = await db.startTransaction().execute();
  await hold(first);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(first);
  const answer = act();
  await expect
    .poll(async () => {
      const { rows: queue } = await sql`select pid from pg_stat_activity
        where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`.execute(db);
      return queue.length;
    })
    .toBe(1);
  await look(first);
  await first.rollback().execute();
  return answer;
};

it("is written by one at a time: whoever pays, bounces, credits or cancels waits for whoever writes the account", async () => {
  const shop = await scene.addRetailer();
  const [bill, cheque] = [await issued(shop), await pay(shop, 20, "CHEQUE")];
  const body = { invoiceId: bill.id, lines: [{ position: 1, units: 1 }], reason: "Not there" };
  const { payload: note } = await admin.call(creditNote.ask, { body });
  const paid = { retailerId: shop, amount: 1, mode: "UPI", paymentId: "A-waits", receivedOn: todayIn() } as const;
  const acts = [
    () => admin.call(payment.record, { body: paid }),
    () => admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason }),
    () => superAdmin.call(creditNote.issue, { params: { id: note.id }, version: note.version }),
    // It has a credit note by now, which is found once its turn has come.
    async () => {
      const { version } = await billOf(bill);
      return admin.call(invoice.cancel, { params: { id: bill.id }, version, body: reason });
    },
  ];
  const holdAccount = (first: Db) =>
    first.selectFrom("retailer").select("id").where("id", "=", shop).forNoKeyUpdate().execute();
  const statuses: number[] = [];
  for (const act of acts) {
    const { status } = await behind<{ readonly status: number }>(holdAccount, act, async () => undefined);
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 409]);
  await ensureAgrees();
});

it("is not held by whoever waits to cancel an invoice: the order comes first, as it does for whoever invoices", async () => {
  const shop = await scene.addRetailer();
  const { id } = await issued(shop);
  const { orderId, version } = await billOf({ id });
  const cancelled = await behind(
    (first) => first.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute(),
    () => admin.call(invoice.cancel, { params: { id }, version, body: reason }),
    // Somebody who invoices the order holds the account next; with both in another order, one of the two would be ended.
    async (first) => {
      const account = first.selectFrom("retailer").select("id").where("id", "=", shop);
      expect(await account.forNoKeyUpdate().noWait().execute()).toHaveLength(1);
    },
  );
  expect(cancelled.status).toBe(200);
});

it("takes back tax until 30 November after the financial year of its invoice, and none from the day after", async () => {
  const { id } = await issued(await scene.addRetailer());
  await db.updateTable("invoice").set({ day: "2025-03-31" }).where("id", "=", id).execute();
  const bill = await db.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const onDay = async (day: string) => (await priceCredit(db, bill, { units: new Map([[1, 10]]) }, day)).kind;
  expect([await onDay("2025-11-30"), await onDay("2025-12-01")]).toEqual(["TAX", "COMMERCIAL"]);
});

it("agrees with the ledger to the paisa, whatever is invoiced, paid, credited, bounced and cancelled", async () => {
  const step = fc.constantFrom("issue", "pay", "cheque", "credit", "reduce", "bounce", "cancel");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(1000)), { minLength: 6, maxLength: 12 }), async (steps) => {
      const retailer = await scene.addRetailer();
      const one = <T>(rows: readonly T[], by: number): T | undefined => rows[by % Math.max(1, rows.length)];
      for (const [what, by] of steps) {
        const bills = await db
          .selectFrom("invoice")
          .select(["id", "version", "state"])
          .where("retailer_id", "=", retailer)
          .orderBy("id")
          .execute();
        const bill = one(
          bills.filter(({ state }) => state !== "CANCELLED"),
          by,
        );
        if (what === "issue") await issued(retailer);
        if (what === "pay" || what === "cheque")
          await pay(retailer, 1 + (by % 200) + 0.37, what === "pay" ? "UPI" : "CHEQUE");
        if (what === "credit" && bill) {
          const line = (await billOf(bill)).items[0];
          const left = line === undefined ? 0 : line.quantity - line.credited;
          if (left > 0) await credit(bill.id, { units: 1 + (by % left) });
        }
        if (what === "reduce" && bill) {
          const { creditable = 0 } = (await billOf(bill)).items[0] ?? {};
          const off = Math.min(creditable, (1 + (by % 5000)) / 100);
          if (off > 0) await credit(bill.id, { off });
        }
        // One that was credited is not cancelled, which is right.
        if (what === "cancel" && bill)
          await admin.call(invoice.cancel, { params: { id: bill.id }, version: bill.version, body: reason });
        if (what === "bounce") {
          const cheques = await db
            .selectFrom("payment")
            .select(["id", "version"])
            .where("retailer_id", "=", retailer)
            .where("mode", "=", "CHEQUE")
            .where("state", "<>", "BOUNCED")
            .execute();
          const cheque = one(cheques, by);
          if (cheque)
            await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
        }
        expect(await accountDisagreements(db)).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
});

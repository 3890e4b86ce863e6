import { addDays, todayIn } from "@o2r/forms/days";
import {
  creditNoteEndpoints as creditNote,
  invoiceEndpoints as invoice,
  ledgerEndpoints as ledger,
  paymentEndpoints as payment,
  writeOffEndpoints as writeOff,
  writeOffLife,
  type InvoiceRow,
} from "@o2r/api/contract/billing";
import { receivablesEndpoints as receivables } from "@o2r/api/contract/insight";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { makeOrderIn, reason } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { accountDisagreements } from "../test/account-disagreements.ts";

const scene = await openOrderScene();
const { admin, superAdmin, hubManager, fsa, db } = scene;
afterAll(() => scene.service.stop());
const maker = await scene.service.signIn("super_super_admin");

const today = todayIn();
const issued = async (retailer: string): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  return (await admin.call(invoice.issue, { body: { orderId: id } })).payload;
};
const ask = ({ id }: Pick<InvoiceRow, "id">, amount: number, as = admin) =>
  as.call(writeOff.ask, { params: { id }, body: { amount, note: "The shop has closed for good" } });
const whole = async ({ id }: Pick<InvoiceRow, "id">) => (await admin.call(invoice.get, { params: { id } })).payload;
const statement = async (id: string, from = addDays(today, -30), as = admin) =>
  as.call(ledger.statement, { params: { id }, query: { from, to: today } });
const owed = async (retailerId: string) =>
  (await admin.call(order.context, { params: { retailerId } })).payload.credit.outstanding;
let payments = 0;
const paid = (retailerId: string, amount: number, mode: "UPI" | "CHEQUE" = "UPI") =>
  admin.call(payment.record, {
    body: { retailerId, amount, mode, paymentId: `W-${(payments += 1)}`, receivedOn: today },
  });

describe("a write-off", () => {
  it("is asked for by one and decided by another; then nothing is owed, and the loss is booked", async () => {
    const retailer = await scene.addRetailer();
    const bill = await issued(retailer);
    await paid(retailer, 6);
    const { payload: asked } = await ask(bill, 100);
    expect(asked).toMatchObject({ state: "REQUESTED", amount: 100, due: 100, invoiceNumber: bill.number });
    expect(await owed(retailer)).toBe(100);
    const at = { params: { id: asked.id }, version: asked.version };
    const own = await admin.call(writeOff.approve, at);
    expect([own.status, own.errorMessage]).toEqual([403, "You cannot approve your own request"]);
    const { payload: done } = await superAdmin.call(writeOff.approve, at);
    expect(done).toMatchObject({ state: "APPROVED", due: 0 });
    expect(await whole(bill)).toMatchObject({ state: "WRITTEN_OFF", paid: 6, writtenOff: 100, due: 0 });
    expect(await owed(retailer)).toBe(0);
  });

  it("is not of more than is due, nor twice at once, nor of what was paid meanwhile", async () => {
    const retailer = await scene.addRetailer();
    const bill = await issued(retailer);
    expect((await ask(bill, 106.01)).errors).toEqual([{ field: "amount", message: "Only ₹106 of it is due" }]);
    const { payload: asked } = await ask(bill, 106);
    expect((await ask(bill, 1)).errorMessage).toBe("A write-off of this invoice waits for a decision already");
    await paid(retailer, 50);
    const at = { params: { id: asked.id }, version: asked.version };
    expect((await superAdmin.call(writeOff.approve, at)).errorMessage).toBe("Only ₹56 of the invoice is due now");
    const { payload } = await superAdmin.call(writeOff.refuse, { ...at, body: { reason: "They pay after all" } });
    expect(payload).toMatchObject({ state: "REFUSED", decision: "They pay after all" });
    expect((await ask(bill, 10, hubManager)).status).toBe(403);
  });

  it("stays when a cheque of the same invoice bounces: only what the cheque paid is due again", async () => {
    await sql`update system_setting set value = '0' where key = 'bounceCharge'`.execute(db);
    const retailer = await scene.addRetailer();
    const bill = await issued(retailer);
    const { payload: cheque } = await paid(retailer, 100, "CHEQUE");
    const { payload: asked } = await ask(bill, 6);
    await superAdmin.call(writeOff.approve, { params: { id: asked.id }, version: asked.version });
    expect((await whole(bill)).state).toBe("WRITTEN_OFF");
    await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
    expect(await whole(bill)).toMatchObject({ state: "ISSUED", paid: 0, writtenOff: 6, due: 100 });
    expect(await owed(retailer)).toBe(100);
    const late = await admin.call(invoice.cancel, {
      params: { id: bill.id },
      version: (await whole(bill)).version,
      body: reason,
    });
    expect(late.errorMessage).toBe("A part of it is credited or written off already");
  });

  it("is taken back by as much as is credited after it: what was never paid pays no other invoice", async () => {
    const retailer = await scene.addRetailer();
    const [bill, other] = [await issued(retailer), await issued(retailer)];
    const { payload: asked } = await ask(bill, 106);
    await superAdmin.call(writeOff.approve, { params: { id: asked.id }, version: asked.version });
    const credit = async (units: number) => {
      const { payload: note } = await admin.call(creditNote.ask, {
        body: { invoiceId: bill.id, lines: [{ position: 1, units }], reason: "The goods came back" },
      });
      const issuing = await superAdmin.call(creditNote.issue, { params: { id: note.id }, version: note.version });
      expect([issuing.status, issuing.errorMessage]).toEqual([200, undefined]);
      return issuing.payload;
    };
    const { total, allocated, onAccount, allocations } = await credit(2);
    expect({ allocated, onAccount, allocations }).toEqual({ allocated: total, onAccount: 0, allocations: [] });
    expect(await whole(bill)).toMatchObject({ state: "WRITTEN_OFF", paid: 0, writtenOff: 106 - total, due: 0 });
    await credit(8);
    expect(await whole(bill)).toMatchObject({ state: "CREDIT_NOTE_ISSUED", writtenOff: 0, credited: 106, due: 0 });
    expect(await whole(other)).toMatchObject({ state: "ISSUED", due: 106 });
    expect(await owed(retailer)).toBe(106);
    expect((await statement(retailer)).payload.lines.map(({ kind }) => kind)).toEqual([
      "issued",
      "issued",
      "written-off",
      "credit-note",
      "write-off-taken-back",
      "credit-note",
      "write-off-taken-back",
    ]);
    expect(await accountDisagreements(db)).toEqual([]);
  });
});

describe("the statement of a retailer", () => {
  it("runs through invoices, payments, cheques that bounced and write-offs, and ends with what is owed", async () => {
    await sql`update system_setting set value = '350' where key = 'bounceCharge'`.execute(db);
    const retailer = await scene.addRetailer();
    const [first, second] = [await issued(retailer), await issued(retailer)];
    const { payload: cheque } = await paid(retailer, 106, "CHEQUE");
    await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
    await paid(retailer, 150);
    const { payload } = await statement(retailer);
    expect(
      payload.lines.map(({ kind, number, debit, credit, balance }) => [kind, number, debit, credit, balance]),
    ).toEqual([
      ["issued", first.number, 106, 0, 106],
      ["issued", second.number, 106, 0, 212],
      ["received", cheque.receiptNumber, 0, 106, 106],
      ["bounced", cheque.receiptNumber, 106, 0, 212],
      ["bounce-charge", cheque.receiptNumber, 350, 0, 562],
      ["received", expect.stringMatching(/^RC/), 0, 150, 412],
    ]);
    expect(payload).toMatchObject({ opening: 0, closing: 412, owed: 412, onAccount: 0, bounceCharges: 350 });
    // One ledger: what is due of invoices, and the charges, less what stands on account.
    expect(payload.ageing.due + payload.bounceCharges - payload.onAccount).toBe(payload.owed);
    expect(await owed(retailer)).toBe(412);
  });

  it("opens with what was owed before its first day", async () => {
    const retailer = await scene.addRetailer();
    const bill = await issued(retailer);
    await sql`update ledger_txn set day = day - 40 where doc_id = ${bill.id}`.execute(db);
    await paid(retailer, 6);
    const { payload } = await statement(retailer);
    expect(payload).toMatchObject({ opening: 106, closing: 100 });
    expect(payload.lines).toHaveLength(1);
    const wrong = await admin.call(ledger.statement, {
      params: { id: retailer },
      query: { from: "2026-02-31", to: today },
    });
    expect(wrong.status).toBe(400);
  });

  it("has the ages of the report of receivables", async () => {
    const retailer = await scene.addRetailer();
    for (const days of [0, 10, 45, 75, 200]) {
      const { id } = await issued(retailer);
      await sql`update invoice set due_on = due_on - ${days}::int where id = ${id}`.execute(db);
    }
    // Two shops of the demo may have one name, and one of them may owe to two hubs.
    const establishment = "Ages of this very shop";
    await db.updateTable("retailer").set({ establishment }).where("id", "=", retailer).execute();
    const { payload: report } = await admin.call(receivables.list, {
      query: { q: establishment, sort: "-due", size: 10, cursor: null, warehouse: scene.hub },
    });
    expect(report.content).toHaveLength(1);
    const [row] = report.content;
    const { ageing } = (await statement(retailer)).payload;
    expect(row).toMatchObject(ageing);
    expect(ageing).toEqual({ notYet: 106, upTo30: 106, upTo60: 106, upTo90: 106, beyond: 106, due: 530 });
  });

  it("is another hub's for a hub's manager, and nobody's for field sales", async () => {
    const { id } = await db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "=", scene.otherHub)
      .executeTakeFirstOrThrow();
    expect((await statement(id, undefined, hubManager)).status).toBe(404);
    expect((await statement(id, undefined, fsa)).status).toBe(403);
  });
});

describe("the life of a write-off", () => {
  const find = (id: string) =>
    db.selectFrom("write_off").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  walkLifecycle({
    life: writeOffLife,
    people: { ADMIN: admin, SUPER_ADMIN: superAdmin, HUB_MANAGER: hubManager },
    read: find,
    bodies: { refuse: () => ({ reason: "No" }) },
    make: async (state) => {
      const bill = await issued(await scene.addRetailer());
      const { payload } = await ask(bill, 106, maker);
      await sql`update write_off set state = ${state} where id = ${payload.id}`.execute(db);
      return find(payload.id);
    },
  });
});

import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import {
  hsnSummary,
  invoiceEndpoints as invoice,
  invoiceLife,
  paymentEndpoints as payment,
  type InvoiceRow,
} from "@o2r/api/contract/billing";
import { orderEndpoints as order, orderLife, type OrderRow } from "@o2r/api/contract/orders";
import { walkLifecycle } from "../../trade/lifecycle/test/walk-lifecycle.ts";
import { makeOrderIn, reason } from "../orders/test/make-order-in.ts";
import { openOrderScene } from "../orders/test/order-scene.ts";

const scene = await openOrderScene();
const { admin, hubManager, db } = scene;
afterAll(() => scene.service.stop());
const maker = await scene.service.signIn("super_super_admin");

const packed = async (retailer: string): Promise<OrderRow> =>
  makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
const issued = async (retailer: string): Promise<InvoiceRow> => {
  const { id } = await packed(retailer);
  const { status, payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId: id } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const today = todayIn();
let payments = 0;
const paid = (retailerId: string, amount: number, given: object = {}) =>
  admin.call(payment.record, {
    body: { retailerId, amount, mode: "UPI", paymentId: `P-${(payments += 1)}`, receivedOn: today, ...given } as never, // what the form sends
  });
const owed = async (retailerId: string) =>
  (await admin.call(order.context, { params: { retailerId } })).payload.credit.outstanding;

describe("an invoice", () => {
  it("S3.48 has lines of hsnNumber, gstRate, quantity, distributorPrice, retailerPrice and total, as was packed", async () => {
    const retailer = await scene.addRetailer();
    const made = await packed(retailer);
    const { payload: row } = await hubManager.call(invoice.issue, { body: { orderId: made.id } });
    // Ten units of ₹9 with GST 18 %.
    expect(row).toMatchObject({
      state: "ISSUED",
      taxable: 90,
      cgst: 8.1,
      sgst: 8.1,
      roundOff: -0.2,
      total: 106,
      paid: 0,
    });
    expect(row.number).toMatch(/^H[0-9A-Z]{2}\/\d\d-\d\d\/\d{6}$/);
    const { payload: whole } = await admin.call(invoice.get, { params: { id: row.id } });
    expect(whole.items).toMatchObject([
      { hsnNumber: "3401", gstRate: 18, quantity: 10, distributorPrice: 8, retailerPrice: 9, total: 106.2 },
    ]);
    expect(whole.seller.gstin?.slice(0, 2)).toBe(whole.seller.stateCode);
    expect(
      hsnSummary(
        whole.items.map(({ hsnNumber: hsn, quantity: units, gstRate: gst, ...line }) => ({ ...line, hsn, units, gst })),
      ),
    ).toMatchObject([{ hsn: "3401", units: 10, taxable: 90 }]);
    expect((await scene.detail(made)).state).toBe("INVOICED");
    expect(await owed(retailer)).toBe(106);
  });

  it("goes to the shop where its order has kept no place of its own", async () => {
    const { id } = await packed(await scene.addRetailer());
    await sql`update orders set ship_to = null where id = ${id}`.execute(db);
    const { payload: row } = await admin.call(invoice.issue, { body: { orderId: id } });
    const { payload: whole } = await admin.call(invoice.get, { params: { id: row.id } });
    expect(whole.shipTo).toEqual(whole.billTo);
  });

  it("is one of an order, however many ask for it at once", async () => {
    const { id } = await packed(await scene.addRetailer());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.call(invoice.issue, { body: { orderId: id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it("has the next number of its hub, with none missing, whatever fails meanwhile", async () => {
    const retailer = await scene.addRetailer();
    const rows: OrderRow[] = [];
    for (let count = 0; count < 6; count += 1) rows.push(await packed(retailer));
    // One of them cannot be invoiced: its product has no code.
    const broken = await packed(retailer);
    await sql`update product set hsn = '12345' where id in (select product_id from order_item where order_id = ${broken.id})`.execute(
      db,
    );
    const answers = await Promise.all(
      [...rows, broken].map(({ id }) => admin.call(invoice.issue, { body: { orderId: id } })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ errorMessage }) => errorMessage)).toEqual([
      expect.stringMatching(/^Line 1, Test soap \d+: the HSN 12345; an invoice needs one of 4, 6 or 8 digits$/),
    ]);
    const places = answers
      .filter(({ status }) => status === 200)
      .map(({ payload }) => Number(payload.number.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
  });

  it("of another hub is not there for a hub's manager", async () => {
    const { id } = await issued(await scene.addRetailer());
    expect((await hubManager.call(invoice.get, { params: { id } })).status).toBe(200);
    const { rows } = await sql<{
      id: string;
    }>`select id from orders where warehouse_id = ${scene.otherHub} limit 1`.execute(db);
    const other = await hubManager.call(invoice.issue, { body: { orderId: rows[0]?.id ?? "" } });
    expect(other.status).toBe(404);
  });

  it("that is cancelled on its day keeps its number, and its order is packed again", async () => {
    const retailer = await scene.addRetailer();
    const row = await issued(retailer);
    const done = await admin.call(invoice.cancel, { params: { id: row.id }, version: row.version, body: reason });
    expect(done.payload).toMatchObject({ state: "CANCELLED", number: row.number, due: 0 });
    expect(await owed(retailer)).toBe(0);
    const again = await admin.call(invoice.issue, { body: { orderId: row.orderId } });
    expect(again.payload.number > row.number).toBe(true);
  });

  it("of an order that was cancelled is neither issued nor cancelled, and the order is not packed again", async () => {
    const row = await issued(await scene.addRetailer());
    await db.updateTable("orders").set({ state: "CANCELLED" }).where("id", "=", row.orderId).execute();
    const answers = [
      await admin.call(invoice.cancel, { params: { id: row.id }, version: row.version, body: reason }),
      await admin.call(invoice.issue, { body: { orderId: row.orderId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await scene.detail({ id: row.orderId })).state).toBe("CANCELLED");
    expect(
      Object.values(orderLife.steps).filter(({ from }) => (from as readonly string[]).includes("CANCELLED")),
    ).toEqual([]);
  });

  it("of yesterday is not cancelled", async () => {
    const old = await issued(await scene.addRetailer());
    await sql`update invoice set day = day - 1 where id = ${old.id}`.execute(db);
    const late = await admin.call(invoice.cancel, { params: { id: old.id }, version: old.version, body: reason });
    expect(late.errorMessage).toBe("An invoice is cancelled on its own day only: issue a credit note");
  });
});

describe("a payment", () => {
  it("pays the oldest due first, and what is left stands on account", async () => {
    const retailer = await scene.addRetailer();
    const [first, second] = [await issued(retailer), await issued(retailer)];
    const { payload } = await paid(retailer, 150);
    expect((await admin.call(invoice.get, { params: { id: second.id } })).payload.state).toBe("PARTIALLY_PAID");
    expect(payload).toMatchObject({ state: "RECEIVED", amount: 150, allocated: 150, onAccount: 0 });
    expect(payload.allocations.map(({ number, amount }) => [number, amount])).toEqual([
      [first.number, 106],
      [second.number, 44],
    ]);
    const detail = await scene.detail({ id: second.orderId });
    expect(detail).toMatchObject({
      paid: "PARTIALLY_PAID",
      payments: [{ id: payload.id, number: payload.receiptNumber, amount: 44 }],
    });
    const listed = async (state: string) => {
      const query = { q: "", sort: "-placedAt", size: 10, cursor: null, retailer, paid: state };
      const ids = (await admin.call(order.list, { query })).payload.content.map(({ id }) => id);
      // The shop may have a cancelled order of the demo too.
      return ids.filter((id) => id === first.orderId || id === second.orderId);
    };
    expect(await listed("PAID")).toEqual([first.orderId]);
    expect(await listed("PARTIALLY_PAID,NOT_INVOICED")).toEqual([second.orderId]);
    const more = await paid(retailer, 100);
    expect(more.payload).toMatchObject({ allocated: 62, onAccount: 38 });
    expect((await admin.call(invoice.get, { params: { id: second.id } })).payload).toMatchObject({
      state: "PAID",
      due: 0,
    });
    expect(await owed(retailer)).toBe(-38);
  });

  it("is not recorded with a blank id, nor twice, nor as too much cash", async () => {
    const retailer = await scene.addRetailer();
    const blank = await paid(retailer, 5, { paymentId: "   " });
    expect(blank.errors.map(({ field }) => field)).toEqual(["paymentId"]);
    await paid(retailer, 5, { paymentId: "UPI-1" });
    expect((await paid(retailer, 5, { paymentId: "upi-1" })).errorMessage).toBe("This payment is recorded already");
    const cash = await paid(retailer, 200_000, { mode: "CASH" });
    expect(cash.errorMessage).toBe(
      "Cash of ₹2,00,000 or more from one payer in one day cannot be taken: ask for a transfer",
    );
  });

  it("by a cheque that bounces leaves each invoice due as it was", async () => {
    const retailer = await scene.addRetailer();
    const row = await issued(retailer);
    const { payload: cheque } = await paid(retailer, 106, { mode: "CHEQUE" });
    await sql`update system_setting set value = '0' where key = 'bounceCharge'`.execute(db);
    // It counts once it is cleared.
    expect(await owed(retailer)).toBe(106);
    const done = await admin.call(payment.bounce, { params: { id: cheque.id }, version: cheque.version, body: reason });
    expect(done.payload).toMatchObject({ state: "BOUNCED", allocated: 0, allocations: [] });
    expect(await scene.detail({ id: row.orderId })).toMatchObject({ paid: "ISSUED", payments: [] });
    const after = (await admin.call(invoice.get, { params: { id: row.id } })).payload;
    expect(after).toMatchObject({ state: "ISSUED", paid: 0, due: 106, dueOn: row.dueOn });
    expect(await owed(retailer)).toBe(106);
  });

  it("by a cheque takes off what is owed once the bank has paid it, and not before", async () => {
    const retailer = await scene.addRetailer();
    await issued(retailer);
    const { payload: cheque } = await paid(retailer, 106, { mode: "CHEQUE" });
    expect(await owed(retailer)).toBe(106);
    const cleared = await admin.call(payment.clear, { params: { id: cheque.id }, version: cheque.version });
    expect(cleared.status).toBe(200);
    expect(await owed(retailer)).toBe(0);
  });

  it("of two at once does not pay one invoice twice", async () => {
    const retailer = await scene.addRetailer();
    const row = await issued(retailer);
    const answers = await Promise.all([paid(retailer, 106), paid(retailer, 106)]);
    expect(answers.map(({ payload }) => payload.allocated).toSorted((a, b) => a - b)).toEqual([0, 106]);
    expect((await admin.call(invoice.get, { params: { id: row.id } })).payload.paid).toBe(106);
  });
});

describe("the ledger", () => {
  it("adds up to nothing, document by document, and owes what the invoices say", async () => {
    const { rows: open } = await sql<{ ledger: string; invoices: string }>`
      select (select coalesce(sum(amount), 0) from ledger_entry where account = 'RECEIVABLE') as ledger,
        (select coalesce(sum(total - written_off), 0) from invoice where state <> 'CANCELLED')
        - (select coalesce(sum(amount), 0) from ledger_entry where account = 'BOUNCE_INCOME')
        - (select coalesce(sum(total), 0) from credit_note where state = 'ISSUED')
        - (select coalesce(sum(amount), 0) from payment where state <> 'BOUNCED') as invoices`.execute(db);
    expect(open[0]?.ledger).toBe(open[0]?.invoices);
  });
});

describe("the life of an invoice", () => {
  const find = (id: string) =>
    db.selectFrom("invoice").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  walkLifecycle({
    // The others, which register it, have a walk of their own.
    life: { ...invoiceLife, steps: { cancel: invoiceLife.steps.cancel } },
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: find,
    bodies: { cancel: () => reason },
    make: async (state) => {
      const product = await scene.addProduct();
      const { id } = await makeOrderIn(scene, {
        state: "PACKED",
        retailer: await scene.addRetailer(),
        product,
        as: maker,
      });
      const { payload } = await maker.call(invoice.issue, { body: { orderId: id } });
      await sql`update invoice set state = ${state} where id = ${payload.id}`.execute(db);
      return find(payload.id);
    },
  });
});

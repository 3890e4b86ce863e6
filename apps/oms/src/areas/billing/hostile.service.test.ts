import type { BodyOf } from "@o2r/api/contract";
import {
  bankLineEndpoints as bankLine,
  collectionEndpoints as collection,
  creditNoteEndpoints as note,
  invoiceEndpoints as invoice,
  paymentEndpoints as payment,
  sharedInvoicePath,
  writeOffEndpoints as writeOff,
  type InvoiceRow,
} from "@o2r/api/contract/billing";
import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { newId } from "../../db/id.ts";
import { signLinkToken } from "../../http/link-token.ts";
import { makeOrderIn } from "../orders/test/make-order-in.ts";
import { openOrderScene } from "../orders/test/order-scene.ts";

// Whoever wants money to be counted twice, or what is another hub's.
const scene = await openOrderScene();
const { admin, hubManager, db } = scene;
afterAll(() => scene.service.stop());
const today = todayIn();

const issued = async (retailer: string): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  return (await admin.call(invoice.issue, { body: { orderId: id } })).payload;
};
type Paid = BodyOf<typeof payment.record>;
const paid = (retailerId: string, given: Partial<Paid> = {}): Paid => ({
  retailerId,
  amount: 50,
  mode: "UPI",
  paymentId: newId(),
  receivedOn: today,
  ...given,
});
const record = (body: Paid, key?: string, as = admin) =>
  as.call(payment.record, { body, ...(key !== undefined && { key }) });
const takenOf = async (retailer: string): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`select coalesce(sum(amount), 0)::float8 / 100 as taken from payment
    where retailer_id = ${retailer}`.execute(db);
  return rows[0]?.taken ?? 0;
};

describe("a payment that is sent again", () => {
  it("under its key is one payment, however many send it at once, and its key is good for nothing else", async () => {
    const retailer = await scene.addRetailer();
    const body = paid(retailer);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(body, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ payload }) => payload.id)).size).toBe(1);
    expect((await record({ ...body, amount: 60, paymentId: newId() }, key)).status).toBeGreaterThanOrEqual(400);
    expect(await takenOf(retailer)).toBe(50);
  });

  it("under another key, in other letters, with blanks, or by another way of the bank is refused", async () => {
    const retailer = await scene.addRetailer();
    await record(paid(retailer, { paymentId: "UTR-9001" }));
    for (const given of [
      { paymentId: "utr-9001" },
      { paymentId: "  UTR-9001 " },
      { paymentId: "UTR-9001", mode: "TRANSFER" },
    ] as const) {
      const { status, errors, errorMessage } = await record(paid(retailer, given));
      expect([given, status, errors[0]?.message ?? errorMessage]).toEqual([
        given,
        409,
        "This payment is recorded already",
      ]);
    }
    expect(await takenOf(retailer)).toBe(50);
  });
});

describe("an amount", () => {
  const wrong = [0, -1, 0.001, 0.004, 50.005, 1_000_000_000.01, 1e15, 1e308, Number.NaN, "1e3", "५०", null] as const;

  it.each(wrong)(
    "of %s rupees is no payment, no collection and no write-off, and no line of a bank",
    async (amount) => {
      const retailer = await scene.addRetailer();
      const bill = await issued(retailer);
      const rupees = amount as number; // what is no number is sent, too
      const statuses = [
        await record(paid(retailer, { amount: rupees })),
        await admin.call(collection.create, { body: { customer_id: retailer, amt: rupees } }),
        await admin.call(writeOff.ask, { params: { id: bill.id }, body: { amount: rupees, note: "Gone" } }),
        await admin.call(bankLine.create, {
          body: { warehouseId: scene.hub, valueDate: today, reference: newId(), amount: rupees },
        }),
      ].map(({ status }) => status);
      expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
      expect(await takenOf(retailer)).toBe(0);
    },
  );

  it("of a day to come, or of years ago, is none", async () => {
    const retailer = await scene.addRetailer();
    for (const receivedOn of [addDays(today, 1), "1950-01-01", "2026-02-31"])
      expect([receivedOn, (await record(paid(retailer, { receivedOn }))).status]).toEqual([receivedOn, 422]);
  });
});

describe("units of a credit note", () => {
  it("are whole, of a line that is there, each line once, and never more than were invoiced, however many ask at once", async () => {
    const bill = await issued(await scene.addRetailer());
    const ask = (...lines: readonly { readonly position: number; readonly units: number }[]) =>
      admin.call(note.ask, { body: { invoiceId: bill.id, lines: [...lines], reason: "Damaged" } });
    for (const line of [
      { position: 1, units: 0 },
      { position: 1, units: -3 },
      { position: 1, units: 0.5 },
      { position: 1, units: 11 },
      { position: 1, units: 1e12 },
      { position: 2, units: 1 },
      { position: 0, units: 1 },
    ])
      expect([line, (await ask(line)).status]).toEqual([line, expect.toBeOneOf([400, 409, 422])]);
    expect((await ask({ position: 1, units: 4 }, { position: 1, units: 4 })).errors[0]?.message).toBe(
      "This line is there twice",
    );
    const many = await Promise.all(Array.from({ length: 8 }, () => ask({ position: 1, units: 4 })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});

describe("what is another hub's", () => {
  it("is paid, credited, collected, shared and matched by nobody of this one, wherever its id stands", async () => {
    const retailer = await scene.addRetailer();
    await db.updateTable("retailer").set({ hub_id: scene.otherHub }).where("id", "=", retailer).execute();
    const { payload: own } = await record(paid(retailer, { amount: 7 }));
    const as = hubManager;
    const answers = {
      pay: await record(paid(retailer), undefined, as),
      collect: await as.call(collection.create, { body: { customer_id: retailer, amt: 5 } }),
      bank: await as.call(bankLine.create, {
        body: { warehouseId: scene.otherHub, valueDate: today, reference: "X", amount: 7 },
      }),
      clear: await as.call(payment.clear, { params: { id: own.id }, version: own.version }),
    };
    expect(Object.entries(answers).map(([what, { status }]) => [what, status])).toEqual([
      ["pay", 422],
      ["collect", 422],
      ["bank", 422],
      ["clear", 404],
    ]);
    // A line of the own statement becomes no receipt of another hub, though it has its amount and its name.
    const { payload: line } = await as.call(bankLine.create, {
      body: { warehouseId: scene.hub, valueDate: today, reference: own.paymentId, amount: 7 },
    });
    expect(line.state).not.toBe("MATCHED");
    const matched = await as.call(bankLine.match, {
      params: { id: line.id },
      version: line.version,
      body: { target: own.receiptNumber },
    });
    expect(matched.status).toBe(409);
    const { id: otherBill } = await db
      .selectFrom("invoice")
      .select("id")
      .where("warehouse_id", "=", scene.otherHub)
      .limit(1)
      .executeTakeFirstOrThrow();
    const lines = [{ position: 1, units: 1 }];
    const credit = await as.call(note.ask, { body: { invoiceId: otherBill, lines, reason: "Mine" } });
    const share = await as.call(invoice.makeShare, { params: { id: otherBill } });
    expect([credit.status, share.status]).toEqual([404, 404]);
  });
});

describe("a link to an invoice", () => {
  it("is no other link's, of no other secret, not changed by a letter, and not after its time", async () => {
    const { id } = await issued(await scene.addRetailer());
    await admin.call(invoice.makeShare, { params: { id } });
    const token = (await admin.call(invoice.share, { params: { id } })).payload.link?.token ?? "";
    const stranger = scene.service.client(null);
    const statusOf = async (one: string) => (await stranger.raw(sharedInvoicePath(one))).status;
    expect(await statusOf(token)).toBe(200);
    const { id: shareId } = await db
      .selectFrom("invoice_share")
      .select("id")
      .where("invoice_id", "=", id)
      .executeTakeFirstOrThrow();
    const [head = "", body = "", sign = ""] = token.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const forged = [
      await signLinkToken(new TextEncoder().encode("another secret of thirty-two letters"), {
        id: shareId,
        until: new Date("2099-01-01"),
      }),
      [none, body, ""].join("."),
      [head, body, sign.replace(/^./, (one) => (one === "A" ? "B" : "A"))].join("."),
      [head, `${body}A`, sign].join("."),
      `${token}.${token}`,
      "",
      "..",
      "%00",
    ];
    for (const one of forged) expect([one, await statusOf(one)]).toEqual([one, expect.toBeOneOf([400, 404])]);
    // A driver of a link is asked for a link to a run sheet.
    const asDriver = await scene.service.client(token).raw("/oms/run");
    expect(asDriver.status).toBeGreaterThanOrEqual(400);
  });
});

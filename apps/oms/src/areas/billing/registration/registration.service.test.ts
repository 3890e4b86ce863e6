import type { ServerResponse } from "node:http";
import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { invoiceEndpoints as invoice, invoiceLife, type InvoiceRow } from "@o2r/api/contract/billing";
import { newId } from "../../../db/id.ts";
import { takeLease } from "../../../jobs/lease.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { makeOrderIn, reason } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { irn, openProvider, registered, say } from "../test/e-invoice-provider.ts";
import { sendRegistrations } from "./send-registrations.ts";

const onTheRoad = { EwbNo: "331000123456", EwbValidTill: "2026-11-26 23:59:00" };

const scene = await openOrderScene({ O2R_INVOICE_URL: "http://127.0.0.1:9/e-invoices" });
const { db, admin, hubManager } = scene;
const provider = await openProvider();
const { address, asked } = provider;
let shop = "";
const gstin = "27AAPFU0939F1ZV";
const today = todayIn();

beforeAll(async () => {
  const taken = async () => {
    if (!(await takeLease(db, "e-invoices", 3_600_000))) throw new Error("The job is at work");
  };
  // No turn of the job comes between.
  await vi.waitFor(taken, { timeout: 10_000 });
  shop = await scene.addRetailer();
  await db.updateTable("retailer").set({ gst_number: gstin }).where("id", "=", shop).execute();
});
afterAll(async () => {
  await scene.service.stop();
  provider.stop();
});
beforeEach(async () => {
  provider.told.answer = say(200, registered);
  asked.length = 0;
  await db.deleteFrom("invoice_request").execute();
});

const send = () => sendRegistrations(db, { address, token: "t-42" }, new Date());
const issued = async (retailer = shop): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  const { status, payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId: id } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const at = ({ id, version }: Pick<InvoiceRow, "id" | "version">) => ({ params: { id }, version });
const whole = async (id: string) => (await admin.call(invoice.get, { params: { id } })).payload;
const now = async (id: string) => at(await whole(id));
const makeDue = () => sql`update invoice_request set due_at = now() where state = 'QUEUED'`.execute(db);
const setTo = async (key: string, value: string) => {
  await sql`delete from system_setting where key = ${key}`.execute(db);
  await sql`insert into system_setting (id, key, value) values (gen_random_uuid(), ${key}, ${value})`.execute(db);
};

describe("an IRN", () => {
  it("is what the provider gives, with its acknowledgement and its signed QR, for the invoice under published names", async () => {
    const row = await issued();
    expect((await admin.call(invoice.askIrn, at(row))).status).toBe(200);
    await send();
    expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer t-42" });
    expect(asked[0]?.headers["idempotency-key"]).toBe(asked[0]?.body["id"]);
    expect(asked[0]?.body).toMatchObject({
      act: "IRN",
      invoice: {
        Version: "1.1",
        DocDtls: { Typ: "INV", No: row.number, Dt: today.split("-").toReversed().join("/") },
        BuyerDtls: { Gstin: gstin, Pos: "27" },
        ItemList: [{ SlNo: "1", HsnCd: "3401", Qty: 10, TotAmt: 90, AssAmt: 90, GstRt: 18, CgstAmt: 8.1 }],
        ValDtls: { AssVal: 90, CgstVal: 8.1, SgstVal: 8.1, IgstVal: 0, RndOffAmt: -0.2, TotInvVal: 106 },
      },
    });
    expect(await whole(row.id)).toMatchObject({
      irn,
      ackNumber: "112010036563310",
      ackDate: "2026-11-24",
      signedQr: "eyJh.eyJk.c2ln",
      hasProvider: true,
      requests: [{ act: "IRN", state: "DONE", attempts: 1, fault: null }],
    });
    const { payload: history } = await admin.call(invoice.history, { params: { id: row.id } });
    expect(history[0]?.action).toBe("invoice.registered");
    // It is registered once.
    const again = await admin.call(invoice.askIrn, await now(row.id));
    expect(again.errorMessage).toBe("It has an IRN already, and an invoice is registered once");
  });

  it("is asked for again under the same key while the provider does not answer, and is given once", async () => {
    const row = await issued();
    await admin.call(invoice.askIrn, at(row));
    const breaks = (response: ServerResponse) => void response.destroy();
    for (const fail of [say(502), say(429), breaks, say(200, { AckNo: 1 })]) {
      provider.told.answer = fail;
      await send();
      expect((await whole(row.id)).requests[0]).toMatchObject({ state: "QUEUED" });
      await makeDue();
    }
    expect((await whole(row.id)).requests[0]?.fault).toBe("The provider answers without Irn");
    provider.told.answer = say(200, registered);
    await Promise.all([send(), send()]);
    expect(asked).toHaveLength(5);
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect((await whole(row.id)).requests).toMatchObject([{ state: "DONE", attempts: 5, fault: null }]);
  });

  it("that the provider refuses says why, and can be asked for again or typed", async () => {
    const row = await issued();
    await admin.call(invoice.askIrn, at(row));
    provider.told.answer = say(422, { message: "3028: The\nGSTIN of the buyer is not active" });
    await send();
    await send();
    expect(asked).toHaveLength(1);
    const after = await whole(row.id);
    expect(after.requests).toMatchObject([
      { state: "FAILED", fault: "The provider refuses: 3028: The GSTIN of the buyer is not active" },
    ]);
    const { payload: history } = await admin.call(invoice.history, { params: { id: row.id } });
    expect(history[0]?.action).toBe("invoice.refused-by-provider");
    const body = { irn: irn.toUpperCase(), ackNumber: "112010036563310", ackDate: today, signedQr: "" };
    const short = await admin.call(invoice.enterIrn, { ...at(after), body: { ...body, irn: "12" } });
    expect(short.errors.map(({ field }) => field)).toEqual(["irn"]);
    const typed = await hubManager.call(invoice.enterIrn, { ...at(after), body });
    expect(typed.payload).toMatchObject({ irn });
  });

  it("is of invoices to registered buyers, and asked for once at a time", async () => {
    const plain = await scene.addRetailer();
    await db.updateTable("retailer").set({ gst_number: null }).where("id", "=", plain).execute();
    const refused = await admin.call(invoice.askIrn, at(await issued(plain)));
    expect(refused.errorMessage).toBe("The buyer has no GSTIN: an IRN is of invoices to registered buyers");
    const row = await issued();
    const { payload } = await admin.call(invoice.askIrn, at(row));
    const twice = await admin.call(invoice.askIrn, at(payload));
    expect(twice.errorMessage).toBe("The provider is being asked for its IRN");
  });

  it("is asked for at once, and missed before it leaves, where the turnover is above the limit of the settings", async () => {
    expect(await whole((await issued()).id)).toMatchObject({ irnNeeded: false, requests: [] });
    await setTo("turnover", "50000001");
    const due = await whole((await issued()).id);
    expect(due).toMatchObject({ irnNeeded: true, requests: [{ act: "IRN", state: "QUEUED" }] });
    await setTo("turnover", "50000000");
    expect(await whole(due.id)).toMatchObject({ irnNeeded: false });
  });
});

describe("an e-way bill", () => {
  it("is asked for with its vehicle and the distance, and is what the provider gives", async () => {
    await setTo("eWayThreshold", "100");
    const row = await issued();
    expect((await whole(row.id)).ewbNeeded).toBe(true);
    await setTo("eWayThreshold", "50000");
    expect((await whole(row.id)).ewbNeeded).toBe(false);
    provider.told.answer = say(200, onTheRoad);
    const body = { vehicleNumber: "MH 12 QX 4071", distance: 42 };
    expect((await admin.call(invoice.askEWay, { ...at(row), body })).status).toBe(200);
    await send();
    expect(asked[0]?.body).toMatchObject({ act: "EWAY", EwbDtls: { VehNo: "MH12QX4071", Distance: 42 } });
    expect(await whole(row.id)).toMatchObject({
      ewbNumber: "331000123456",
      ewbValidTill: "2026-11-26",
      vehicle: "MH 12 QX 4071",
    });
    const typed = { ewbNumber: "331000123457", ewbValidTill: today };
    const { payload } = await admin.call(invoice.enterEWay, { ...(await now(row.id)), body: typed });
    expect(payload.ewbNumber).toBe("331000123457");
  });
});

describe("an invoice that is cancelled on its day", () => {
  const cancelled = async (id: string) => admin.call(invoice.cancel, { ...(await now(id)), body: reason });
  const acts = () => asked.map(({ body }) => body["act"]);

  it("takes back its e-way bill first and then its IRN", async () => {
    const row = await issued();
    await admin.call(invoice.askIrn, at(row));
    await send();
    provider.told.answer = say(200, onTheRoad);
    await admin.call(invoice.askEWay, { ...(await now(row.id)), body: { vehicleNumber: "MH12QX4071", distance: 5 } });
    await send();
    expect((await cancelled(row.id)).status).toBe(200);
    provider.told.answer = say(200, {});
    for (const _ of [1, 2, 3]) await send();
    expect(acts()).toEqual(["IRN", "EWAY", "CANCEL_EWAY", "CANCEL_IRN"]);
    expect(asked[3]?.body).toMatchObject({ Irn: irn, CnlRsn: "4" });
    // What the portal gave stays on the document, and what was taken back is told.
    const after = await whole(row.id);
    expect([after.irn, after.requests.map(({ state }) => state)]).toEqual([irn, ["DONE", "DONE", "DONE", "DONE"]]);
  });

  it("is registered no more where that was not begun, and taken back where it may have been", async () => {
    const untried = await issued();
    await admin.call(invoice.askIrn, at(untried));
    expect((await cancelled(untried.id)).status).toBe(200);
    await send();
    expect(asked).toEqual([]);
    expect((await whole(untried.id)).requests).toMatchObject([{ act: "IRN", state: "DROPPED" }]);

    const tried = await issued();
    await admin.call(invoice.askIrn, at(tried));
    provider.told.answer = say(503);
    await send();
    await cancelled(tried.id);
    provider.told.answer = (response, { act }) => say(200, act === "IRN" ? registered : {})(response);
    await makeDue();
    await send();
    await send();
    expect(acts()).toEqual(["IRN", "IRN", "CANCEL_IRN"]);
  });

  it("has nothing taken back that was never given", async () => {
    const row = await issued();
    await admin.call(invoice.askIrn, at(row));
    provider.told.answer = say(503);
    await send();
    await cancelled(row.id);
    provider.told.answer = say(400, { message: "Not today" });
    await makeDue();
    await send();
    await send();
    expect(acts()).toEqual(["IRN", "IRN"]);
    expect((await whole(row.id)).requests.map(({ state }) => state)).toEqual(["DROPPED", "FAILED"]);
  });
});

describe("the steps of registering", () => {
  const { askIrn, enterIrn, askEWay, enterEWay } = invoiceLife.steps;
  const steps = { askIrn, enterIrn, askEWay, enterEWay };
  let model: InvoiceRow | undefined;
  let count = 0;
  const find = (id: string) =>
    db.selectFrom("invoice").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  walkLifecycle({
    life: { ...invoiceLife, steps },
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: find,
    bodies: {
      enterIrn: () => ({ irn, ackNumber: "112010036563310", ackDate: today, signedQr: "" }),
      askEWay: () => ({ vehicleNumber: "MH12QX4071", distance: 42 }),
      enterEWay: () => ({ ewbNumber: "331000123456", ewbValidTill: today }),
    },
    // Copies of one, since what they were sold for does not matter here.
    make: async (state) => {
      model ??= await issued();
      const { search: _, ...stored } = await db
        .selectFrom("invoice")
        .selectAll()
        .where("id", "=", model.id)
        .executeTakeFirstOrThrow();
      const id = newId();
      const json = ({ seller, bill_to, ship_to, charge_lines }: typeof stored) => ({
        seller: JSON.stringify(seller),
        bill_to: JSON.stringify(bill_to),
        ship_to: JSON.stringify(ship_to),
        charge_lines: JSON.stringify(charge_lines),
      });
      const number = `T${(count += 1)}`;
      await db
        .insertInto("invoice")
        .values({ ...stored, ...json(stored), id, number, order_id: newId(), state: state as InvoiceRow["state"] }) // of the walk
        .execute();
      return find(id);
    },
  });
});

import { daysOfYear, invoiceEndpoints as invoice, keptYears, type InvoiceRow } from "@o2r/api/contract/billing";
import { shipmentLookup } from "@o2r/api/contract/logistics";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPaise } from "../../../trade/paise.ts";
import { openShipmentScene } from "../../logistics/test/shipment-scene.ts";
import { take } from "../../orders/test/make-order-in.ts";

const scene = await openShipmentScene();
const { admin, hubManager, db, today } = scene;
afterAll(() => scene.service.stop());

const shop = await scene.addRetailer();
/** Of ten units of each. */
const sold = async (...rates: readonly number[]): Promise<InvoiceRow> => {
  const products: string[] = [];
  for (const gst of rates) products.push(await scene.addProduct({ gst }));
  // Printed above what 40 % makes of its price: nothing is held.
  for (const product of products) await scene.stock(product, 10, { mrp: toPaise(20) });
  let row = await scene.placed(
    shop,
    products.map((product) => [product, 10]),
  );
  for (const step of ["confirm", "allocate", "pack"] as const) {
    const taken = await take(row, step, admin);
    expect([step, taken.status, taken.errorMessage]).toEqual([step, 200, undefined]);
    row = taken.payload;
  }
  const { payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId: row.id } });
  expect(errorMessage).toBeUndefined();
  return payload;
};

/** Of the shop of these tests, as the list finds them. */
const found = async (filter: object): Promise<readonly string[]> => {
  const query = { q: "", sort: "number", size: 100, cursor: null, retailer: shop, ...filter } as const;
  const { status, payload, errorMessage } = await admin.call(invoice.list, { query });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload.content.map(({ number }) => number);
};
const inFile = async (filter: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const query = new URLSearchParams({ sort: "number", retailer: shop, columns: "number", ...filter });
  const answer = await admin.raw(`/oms/invoice/export?${query}`);
  expect(answer.status).toBe(200);
  const rows: readonly (readonly string[])[] = parse(await answer.text(), { from: 2, bom: true });
  return rows.flatMap(([number]) => number ?? []);
};

const made: { five: InvoiceRow; both: InvoiceRow; forty: InvoiceRow } = Object.create(null);
beforeAll(async () => {
  made.five = await sold(5);
  made.both = await sold(5, 18);
  made.forty = await sold(40);
}, 60_000);

describe("the list of invoices", () => {
  it("is narrowed to invoices with a line at one of some rates, and so is its file", async () => {
    const { five, both, forty } = made;
    expect(await found({ rate: "5" })).toEqual([five.number, both.number]);
    expect(await found({ rate: "18,40" })).toEqual([both.number, forty.number]);
    expect(await found({ rate: "12" })).toEqual([]);
    expect(await inFile({ rate: "18,40" })).toEqual([both.number, forty.number]);
  });

  it("is narrowed to financial years by the day, whichever are chosen, and so is its file", async () => {
    const { five, both, forty } = made;
    const [running = "", last = "", before = ""] = keptYears(today).map(({ value }) => value);
    const move = ({ id }: InvoiceRow, day: string) =>
      db.updateTable("invoice").set({ day }).where("id", "=", id).execute();
    await move(five, daysOfYear(last).from);
    await move(both, daysOfYear(last).to);
    expect(await found({ year: last })).toEqual([five.number, both.number]);
    expect(await found({ year: running })).toEqual([forty.number]);
    expect(await found({ year: before })).toEqual([]);
    expect(await found({ year: `${before},${running}` })).toEqual([forty.number]);
    expect(await found({ year: `${running},${last}` })).toEqual([five.number, both.number, forty.number]);
    expect(await inFile({ year: last })).toEqual([five.number, both.number]);
    const query = { q: "", sort: "number", size: 100, cursor: null, year: "99-00" } as const;
    expect((await admin.call(invoice.list, { query })).status).toBe(400);
  });

  it("is narrowed to what rode on a shipment, which is found by its number, and so is its file", async () => {
    const { both, forty } = made;
    const { id, number } = await scene.made([both.orderId, forty.orderId]);
    expect(await found({ shipment: id })).toEqual([both.number, forty.number]);
    expect(await inFile({ shipment: id })).toEqual([both.number, forty.number]);
    expect(await found({ shipment: id, rate: "40" })).toEqual([forty.number]);
    const look = async (as: typeof admin, query: object) =>
      (await as.call(shipmentLookup, { query: { query: "", size: 50, ...query } })).payload.content;
    const [year = "", month = "", date = ""] = today.split("-");
    const one = { id, name: expect.stringMatching(`^${number}, ${date}-${month}-${year}, MH`) };
    expect(await look(hubManager, { query: number })).toContainEqual(one);
    expect(await look(hubManager, { ids: id })).toEqual([one]);
    const cwhManager = await scene.service.signIn("cwh_manager");
    expect(await look(cwhManager, { ids: id })).toEqual([]);
  });
});

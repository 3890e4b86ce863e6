import { gstr1Endpoints as gstr1, type Gstr1Section } from "@o2r/api/contract/insight";
import { hubOrderEndpoints as hubOrder, type HubDispatch } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openHubScene } from "../../orders/test/hub-scene.ts";
import { findGaps } from "../test/find-gaps.ts";

const scene = await openHubScene();
const { admin, db, cwh, hub } = scene;
afterAll(() => scene.service.stop());

// GSTINs that the demo knows nothing of.
const [ofCentral, ofHub] = ["27AAAPT4015A1Z1", "29AAGCB7383J1Z4"];
const move = (id: string, gst_number: string, state: string) =>
  db.updateTable("warehouse").set({ gst_number, state }).where("id", "=", id).execute();
beforeEach(async () => {
  await move(cwh, ofCentral, "Maharashtra");
  await move(hub, ofHub, "Karnataka");
});

/** Ten units at ₹8 of each, sent to the hub. */
const sent = async (...products: readonly string[]): Promise<HubDispatch> => {
  for (const product of products) await scene.stockCentral(product, 10);
  const row = await scene.picked(products.map((product) => [product, 10]));
  await scene.ok(scene.send(row, products.map(() => 10))); // prettier-ignore
  const [dispatch] = (await scene.read(row)).dispatches;
  if (dispatch === undefined) throw new Error("Nothing was sent");
  return dispatch;
};
const booked = async (id: string) => {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, amount::float8 as amount from ledger_entry join ledger_txn txn on txn.id = txn_id
    where txn.doc_id = ${id} order by account`.execute(db);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};
const asked = { gstin: ofCentral, month: todayIn().slice(0, 7) };
const table = async (section: Gstr1Section): Promise<readonly string[][]> => {
  const { payload } = await admin.call(gstr1.file, { query: { ...asked, section } });
  return parse(Buffer.from(payload).toString("utf8"), { from: 2 });
};
const wholeReturn = async () =>
  JSON.parse(
    await (await admin.raw(`/oms/report/gstr1/file?gstin=${asked.gstin}&month=${asked.month}&section=all`)).text(),
  );

describe("a consignment within one GSTIN", () => {
  it("goes by a challan, is no supply and moves nothing on the ledger", async () => {
    await move(hub, ofCentral, "Maharashtra");
    const dispatch = await sent(await scene.addProduct());
    expect(dispatch).toMatchObject({ invoice: null, value: 80, total: 80 });
    expect(dispatch.challan).toMatch(/^DC\w\w-\d\d-\d{6}$/);
    expect(await booked(dispatch.id)).toEqual({});
    expect(await table("b2b")).toEqual([]);
    const next = await sent(await scene.addProduct());
    expect(await table("docs")).toEqual([
      [
        "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)",
        dispatch.challan,
        next.challan,
        "2",
        "0",
      ],
    ]);
    const { doc_issue } = await wholeReturn();
    expect(doc_issue.doc_det).toMatchObject([
      { doc_num: 12, docs: [{ from: dispatch.challan, to: next.challan, totnum: 2, cancel: 0, net_issue: 2 }] },
    ]);
  });
});

describe("a consignment within one GSTIN that arrives short", () => {
  it("is credited by no note, since nothing was supplied", async () => {
    await move(hub, ofCentral, "Maharashtra");
    const product = await scene.addProduct();
    await scene.stockCentral(product, 10);
    const order = await scene.picked([[product, 10]]);
    await scene.ok(scene.send(order, 10));
    await scene.ok(scene.receive(order, [{ counted: 8 }]));
    const [sent] = (await scene.read(order)).dispatches;
    expect([sent?.invoice, sent?.pieces[0]?.counted]).toEqual([null, 8]);
    expect(await table("cdnr")).toEqual([]);
    expect(await booked(sent?.id ?? "")).toEqual({});
  });
});

describe("a consignment to another GSTIN", () => {
  it("has a tax invoice in the series of the GSTIN that sends it, with tax by the place of the hub", async () => {
    const dispatch = await sent(await scene.addProduct());
    expect(dispatch.challan).toMatch(/^H[0-9A-Z]{2}\/\d\d-\d\d\/\d{6}$/);
    expect(dispatch).toMatchObject({
      value: 80,
      total: 94,
      invoice: {
        kind: "INVOICE",
        day: todayIn(),
        seller: { gstin: ofCentral, stateCode: "27" },
        billTo: { gstin: ofHub, stateCode: "29" },
        placeOfSupply: "Karnataka (29)",
        split: "IGST",
        reverseCharge: false,
        taxable: 80,
        igst: 14.4,
        cgst: 0,
        roundOff: -0.4,
        items: [
          { position: 1, hsnNumber: "3401", uqc: "PCS", quantity: 10, retailerPrice: 8, igst: 14.4, total: 94.4 },
        ],
      },
    });
  });

  it("keeps its paise where the setting says that totals are not rounded", async () => {
    const setTo = (value: string) =>
      sql`insert into system_setting (id, key, value) values (gen_random_uuid(), 'roundOff', ${value})`.execute(db);
    await sql`delete from system_setting where key = 'roundOff'`.execute(db);
    await setTo("false");
    const dispatch = await sent(await scene.addProduct());
    await sql`delete from system_setting where key = 'roundOff'`.execute(db);
    await setTo("true");
    expect(dispatch).toMatchObject({ total: 94.4, invoice: { roundOff: 0, total: 94.4 } });
  });

  it("is booked as a sale to a branch, and stands in the return of the month as the ledger has it", async () => {
    const [soap, rice] = [await scene.addProduct(), await scene.addProduct({ gst: 0 })];
    const dispatch = await sent(soap, rice);
    // ₹94.40 and ₹80, to the nearest rupee.
    expect(await booked(dispatch.id)).toEqual({ BRANCHES: 17400, SALES: -16000, IGST: -1440, ROUND_OFF: 40 });
    const row = (await table("b2b")).find(([, , number]) => number === dispatch.challan);
    expect(row?.toSpliced(3, 1)).toEqual([
      ofHub,
      dispatch.invoice?.billTo.name,
      dispatch.challan,
      "174.00",
      "29-Karnataka",
      "N",
      "",
      "Regular B2B",
      "",
      "18.00",
      "80.00",
      "0.00",
    ]);
    expect(await table("exemp")).toEqual([["Inter-State supplies to registered persons", "0.00", "80.00", "0.00"]]);
    const codes = await table("hsnb2b");
    expect(codes.map((code) => [code[0], code[5]])).toEqual([
      ["3401", "0.00"],
      ["3401", "18.00"],
    ]);
    const { payload } = await admin.call(gstr1.summary, { query: asked });
    expect([payload.agrees, payload.ledger]).toEqual([true, payload.total]);
    const { b2b } = await wholeReturn();
    expect(b2b[0].ctin).toBe(ofHub);
    expect(b2b[0].inv.map(({ inum }: { readonly inum: string }) => inum)).toContain(dispatch.challan);
  });

  it("is taxed on the printed price, with cess by the unit, where its goods are", async () => {
    const product = await scene.addProduct({ gst: 40 });
    const tax = { tax_base: "RETAIL_PRICE", cess_per_unit: "0.0125" } as const;
    await db.updateTable("product").set(tax).where("id", "=", product).execute();
    const { invoice } = await sent(product);
    // ₹120 are printed on the ten, of which 40 parts of 140 are tax; 12.5 paise are cess.
    expect(invoice).toMatchObject({ taxable: 80, igst: 34.28, cess: 0.13 });
    expect(invoice?.items).toMatchObject([{ taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125, gstRate: 40 }]);
  });

  it("within a state bears CGST and SGST, and of exempt goods alone goes by a bill of supply", async () => {
    await move(hub, "27AAPFU0939F1ZV", "Maharashtra");
    const taxed = await sent(await scene.addProduct());
    expect(taxed.invoice).toMatchObject({ split: "CGST_SGST", cgst: 7.2, sgst: 7.2, igst: 0 });
    const exempt = await sent(await scene.addProduct({ gst: 0 }));
    expect(exempt).toMatchObject({ total: 80, invoice: { kind: "BILL", igst: 0 } });
  });

  it("stays as it was issued, whatever becomes of its products and warehouses", async () => {
    const product = await scene.addProduct();
    await scene.stockCentral(product, 10);
    const order = await scene.picked([[product, 10]]);
    await scene.ok(scene.send(order, 10));
    const before = (await scene.read(order)).dispatches[0]?.invoice;
    await db
      .updateTable("product")
      .set({ gst: "40", hsn: "24011000", name: "Renamed" })
      .where("id", "=", product)
      .execute();
    await db.updateTable("warehouse").set({ company_name: "Moved" }).where("id", "=", hub).execute();
    const after = (await scene.read(order)).dispatches[0]?.invoice;
    expect(before).not.toBeNull();
    expect(after).toEqual(before);
  });

  it("that arrives short is credited with what is missing, in the return and in the ledger of whoever sent it", async () => {
    const [soap, rice] = [await scene.addProduct(), await scene.addProduct({ gst: 0 })];
    for (const product of [soap, rice]) await scene.stockCentral(product, 10);
    const order = await scene.picked([
      [soap, 10],
      [rice, 10],
    ]);
    await scene.ok(scene.send(order, [10, 10]));
    await scene.ok(scene.receive(order, [{ counted: 7 }, { counted: 9, damaged: 1 }]));
    const invoice = (await scene.read(order)).dispatches[0]?.invoice;
    // Three of ten at ₹8 and 18 %, and one that bears no tax; a round-off is credited with the last unit.
    expect(invoice?.creditNote).toMatchObject({
      kind: "TAX",
      day: todayIn(),
      taxable: 32,
      igst: 4.32,
      cgst: 0,
      roundOff: 0,
      total: 36.32,
      items: [
        { position: 1, hsnNumber: "3401", quantity: 3, taxable: 24, igst: 4.32, total: 28.32 },
        { position: 2, quantity: 1, taxable: 8, igst: 0, total: 8 },
      ],
    });
    expect(invoice?.items.map(({ credited }) => credited)).toEqual([3, 1]);
    const number = invoice?.creditNote?.number ?? "";
    expect(number).toMatch(/^C[0-9A-Z]{2}\/\d\d-\d\d\/\d{6}$/);
    // A number is unique in its GSTIN alone.
    const note = await db
      .selectFrom("hub_credit_note")
      .select("id")
      .where("gstin", "=", ofCentral)
      .where("number", "=", number)
      .executeTakeFirst();
    expect(await booked(note?.id ?? "")).toEqual({ BRANCHES: -3632, SALES: 3200, IGST: 432 });
    const row = (await table("cdnr")).find(([, , of]) => of === number);
    expect(row?.slice(0, 3)).toEqual([ofHub, invoice?.billTo.name, number]);
    expect(row).toEqual(expect.arrayContaining(["36.32", "18.00", "24.00"]));
    const { payload } = await admin.call(gstr1.summary, { query: asked });
    expect([payload.agrees, payload.ledger]).toEqual([true, payload.total]);
    const { cdnr } = await wholeReturn();
    expect(cdnr[0].nt).toContainEqual(expect.objectContaining({ nt_num: number, ntty: "C", val: 36.32 }));
    const papers = (await table("docs")).filter(([nature]) => nature === "Credit Note");
    expect(papers.map(([, , last]) => last)).toEqual([number]);
    expect(await findGaps(db)).toEqual([]);
  });

  it("of which nothing arrives is credited whole, its round-off with it", async () => {
    const product = await scene.addProduct();
    await scene.stockCentral(product, 10);
    const order = await scene.picked([[product, 10]]);
    await scene.ok(scene.send(order, 10));
    await scene.ok(scene.receive(order, [{ counted: 0 }]));
    const invoice = (await scene.read(order)).dispatches[0]?.invoice;
    expect(invoice?.creditNote).toMatchObject({ igst: 14.4, roundOff: -0.4, total: 94 });
  });

  it("has one note when two receive it at once, and none where all of it came", async () => {
    const product = await scene.addProduct();
    await scene.stockCentral(product, 20);
    const [short, whole] = [await scene.picked([[product, 10]]), await scene.picked([[product, 10]])];
    await scene.ok(scene.send(short, 10));
    await scene.ok(scene.send(whole, 10));
    // Read once: who reads the order after the other has received it has nothing to receive.
    const call = await scene.receiving(short, [{ counted: 9 }]);
    const both = await Promise.all([0, 1].map(() => admin.call(hubOrder.receive, call)));
    const refused = both.map(({ status }) => status).filter((status) => status !== 200);
    expect([[409], [412]]).toContainEqual(refused); // held by the consignment, or found changed
    const [sent] = (await scene.read(short)).dispatches;
    const of = sent?.id ?? "";
    const notes = await db.selectFrom("hub_credit_note").selectAll().where("dispatch_id", "=", of).execute();
    expect(notes.map(({ number }) => number)).toEqual([sent?.invoice?.creditNote?.number]);
    await scene.ok(scene.receive(whole));
    expect((await scene.read(whole)).dispatches[0]?.invoice?.creditNote).toBeNull();
    expect(await findGaps(db)).toEqual([]);
  });

  it("with an HSN that no invoice may carry is refused by name, and takes no number", async () => {
    const last = (await sent(await scene.addProduct())).challan;
    const product = await scene.addProduct({ name: "Soap without a code" });
    await db.updateTable("product").set({ hsn: "12345" }).where("id", "=", product).execute();
    await scene.stockCentral(product, 10);
    const refused = await scene.send(await scene.picked([[product, 10]]), 10);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "Soap without a code: the HSN 12345; a tax invoice needs one of 4, 6 or 8 digits",
    ]);
    const next = (await sent(await scene.addProduct())).challan;
    expect(Number(next.slice(-6))).toBe(Number(last.slice(-6)) + 1);
    expect(await findGaps(db)).toEqual([]);
  });

  it("has the next number of its series, with none missing, many at once", async () => {
    const rows = [];
    for (let count = 0; count < 8; count += 1) {
      const product = await scene.addProduct();
      await scene.stockCentral(product, 10);
      rows.push(await scene.picked([[product, 10]]));
    }
    const answers = await Promise.all(rows.map((row) => scene.send(row, 10)));
    expect(answers.map(({ status }) => status)).toEqual(rows.map(() => 200));
    const numbers = [];
    for (const row of rows) numbers.push((await scene.read(row)).dispatches[0]?.challan.slice(-6));
    const sorted = numbers.map(Number).toSorted((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at));
    expect(await findGaps(db)).toEqual([]);
  });
});

// Long because a month of documents is told once, and each table and file of the return is looked at on it.
import { creditNoteEndpoints as note, invoiceEndpoints as invoice, type InvoiceRow } from "@o2r/api/contract/billing";
import {
  gstr1Endpoints as gstr1,
  gstr1SectionKeys,
  reportRunEndpoints as runs,
  type Gstr1Section,
} from "@o2r/api/contract/insight";
import { todayIn } from "@o2r/forms/days";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toPaise } from "../../../../trade/paise.ts";
import { reason, take } from "../../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../../orders/test/order-scene.ts";

const scene = await openOrderScene();
const { db, admin } = scene;
afterAll(() => scene.service.stop());
const issuer = await scene.service.signIn("super_super_admin");

// Of a GSTIN that the demo knows nothing of.
const gstin = "27AAAPT4015A1Z1";
const today = todayIn();
const month = today.slice(0, 7);
const asked = { gstin, month };

const shopOf = async (gst_number: string | null, address_state: string, name: string): Promise<string> => {
  const id = await scene.addRetailer();
  const set = { gst_number, address_state, establishment: name };
  await db.updateTable("retailer").set(set).where("id", "=", id).execute();
  return id;
};
const invoiced = async (
  retailer: string,
  units: number,
  products: readonly string[],
  how: { readonly reverseCharge?: boolean } = {},
): Promise<InvoiceRow> => {
  for (const product of products) await scene.stock(product, units);
  let row = await scene.placed(
    retailer,
    products.map((product) => [product, units]),
  );
  for (const step of ["confirm", "allocate", "pack"] as const) {
    const { status, payload, errorMessage } = await take(row, step, admin);
    expect([step, status, errorMessage]).toEqual([step, 200, undefined]);
    row = payload;
  }
  const { status, payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId: row.id, ...how } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const credited = async ({ id }: InvoiceRow, units: number): Promise<string> => {
  const body = { invoiceId: id, lines: [{ position: 1, units }], reason: "Damaged" };
  const { payload, errorMessage } = await admin.call(note.ask, { body });
  expect(errorMessage).toBeUndefined();
  const issued = await issuer.call(note.issue, { params: { id: payload.id }, version: payload.version });
  expect([issued.status, issued.errorMessage]).toEqual([200, undefined]);
  return issued.payload.number ?? "";
};
const file = async (section: Gstr1Section): Promise<readonly string[][]> => {
  const { status, payload } = await admin.call(gstr1.file, { query: { ...asked, section } });
  expect(status).toBe(200);
  return parse(Buffer.from(payload).toString("utf8"), { from: 2 });
};

const made: Record<string, InvoiceRow> = {};
const notes: Record<string, string> = {};
beforeAll(async () => {
  await db.updateTable("warehouse").set({ gst_number: gstin }).where("id", "=", scene.hub).execute();
  await sql`delete from system_setting where key = 'b2clLimit'`.execute(db);
  await sql`insert into system_setting (id, key, value) values (gen_random_uuid(), 'b2clLimit', '100')`.execute(db);
  const soap = await scene.addProduct();
  const rice = await scene.addProduct({ gst: 0 });
  const registered = await shopOf("27AAPFU0939F1ZV", "Maharashtra", "Om Sai Kirana");
  const plain = await shopOf(null, "Maharashtra", "Ganga Bazar");
  const abroad = await shopOf(null, "Karnataka", "Nandi Stores");
  const registeredAbroad = await shopOf("29AAGCB7383J1Z4", "Karnataka", "=Cauvery, Mart");
  made["registered"] = await invoiced(registered, 10, [soap, rice]);
  made["plain"] = await invoiced(plain, 10, [soap]);
  made["large"] = await invoiced(abroad, 10, [soap]);
  made["small"] = await invoiced(abroad, 5, [soap]);
  made["registeredAbroad"] = await invoiced(registeredAbroad, 10, [soap]);
  const gone = await invoiced(plain, 10, [soap]);
  await admin.call(invoice.cancel, { params: { id: gone.id }, version: gone.version, body: reason });
  notes["registered"] = await credited(made["registered"], 4);
  notes["large"] = await credited(made["large"], 5);
  notes["plain"] = await credited(made["plain"], 10);
}, 60_000);

const day = () => {
  const [year = "", of = "", date = ""] = today.split("-");
  const name = new Date(`${today}T00:00:00Z`).toLocaleString("en-GB", { month: "short", timeZone: "UTC" });
  return of === "" ? "" : `${date}-${name}-${year}`;
};
const numberOf = (name: string): string => made[name]?.number ?? "";

it("GSTR-1 lists invoices to registered buyers by rate, without what is exempt, and nothing that a spreadsheet runs", async () => {
  expect(await file("b2b")).toEqual([
    [
      "27AAPFU0939F1ZV",
      "Om Sai Kirana",
      numberOf("registered"),
      day(),
      "196.00",
      "27-Maharashtra",
      "N",
      "",
      "Regular B2B",
      "",
      "18.00",
      "90.00",
      "0.00",
    ],
    [
      "29AAGCB7383J1Z4",
      "'=Cauvery, Mart",
      numberOf("registeredAbroad"),
      day(),
      "106.00",
      "29-Karnataka",
      "N",
      "",
      "Regular B2B",
      "",
      "18.00",
      "90.00",
      "0.00",
    ],
  ]);
});

it("GSTR-1 lists large invoices to other states, and adds up what else unregistered buyers bought less its credit notes", async () => {
  expect(await file("b2cl")).toEqual([
    [numberOf("large"), day(), "106.00", "29-Karnataka", "", "18.00", "90.00", "0.00", ""],
  ]);
  expect(await file("b2cs")).toEqual([
    ["OE", "27-Maharashtra", "", "18.00", "0.00", "0.00", ""],
    ["OE", "29-Karnataka", "", "18.00", "45.00", "0.00", ""],
  ]);
});

it("GSTR-1 lists credit notes by the kind of their invoice", async () => {
  expect(await file("cdnr")).toEqual([
    [
      "27AAPFU0939F1ZV",
      "Om Sai Kirana",
      notes["registered"],
      day(),
      "C",
      "27-Maharashtra",
      "N",
      "Regular B2B",
      "42.48",
      "",
      "18.00",
      "36.00",
      "0.00",
    ],
  ]);
  expect(await file("cdnur")).toEqual([
    ["B2CL", notes["large"], day(), "C", "29-Karnataka", "53.10", "", "18.00", "45.00", "0.00"],
  ]);
});

it("GSTR-1 has exempt goods, HSN of registered and other buyers apart, and every number with those cancelled", async () => {
  expect(await file("exemp")).toEqual([["Intra-State supplies to registered persons", "0.00", "90.00", "0.00"]]);
  expect(await file("hsnb2b")).toEqual([
    ["3401", "", "PCS-PIECES", "10.00", "90.00", "0.00", "90.00", "0.00", "0.00", "0.00", "0.00"],
    ["3401", "", "PCS-PIECES", "16.00", "169.92", "18.00", "144.00", "16.20", "4.86", "4.86", "0.00"],
  ]);
  expect(await file("hsnb2c")).toEqual([
    ["3401", "", "PCS-PIECES", "10.00", "106.20", "18.00", "90.00", "16.20", "0.00", "0.00", "0.00"],
  ]);
  const [first, last] = [numberOf("registered"), numberOf("registeredAbroad")];
  const after = (number: string) => `${number.slice(0, -6)}${String(Number(number.slice(-6)) + 1).padStart(6, "0")}`;
  expect(await file("docs")).toEqual([
    ["Invoices for outward supply", first, after(last), "6", "1"],
    ["Credit Note", notes["registered"], notes["plain"], "3", "0"],
  ]);
});

it("GSTR-1 as JSON has the names of the portal, and the same figures", async () => {
  const text = await (await admin.raw(`/oms/report/gstr1/file?gstin=${gstin}&month=${month}&section=all`)).text();
  const whole = JSON.parse(text);
  expect(whole).toMatchObject({
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    b2b: [
      {
        ctin: "27AAPFU0939F1ZV",
        inv: [
          {
            inum: numberOf("registered"),
            idt: today.split("-").toReversed().join("-"),
            val: 196,
            pos: "27",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 1801, itm_det: { rt: 18, txval: 90, iamt: 0, camt: 8.1, samt: 8.1, csamt: 0 } }],
          },
        ],
      },
      { ctin: "29AAGCB7383J1Z4", inv: [{ itms: [{ itm_det: { iamt: 16.2, camt: 0 } }] }] },
    ],
    b2cl: [{ pos: "29", inv: [{ inum: numberOf("large"), val: 106 }] }],
    cdnr: [{ ctin: "27AAPFU0939F1ZV", nt: [{ ntty: "C", nt_num: notes["registered"], val: 42.48 }] }],
    cdnur: [{ typ: "B2CL", ntty: "C", nt_num: notes["large"], pos: "29" }],
    b2cs: [
      { sply_ty: "INTRA", pos: "27", typ: "OE", rt: 18, txval: 0, camt: 0 },
      { sply_ty: "INTER", pos: "29", typ: "OE", rt: 18, txval: 45, iamt: 8.1 },
    ],
    nil: { inv: [{ sply_ty: "INTRAB2B", expt_amt: 90 }] },
    hsn: { hsn_b2b: [{ rt: 0 }, { hsn_sc: "3401", uqc: "PCS", qty: 16, txval: 144 }], hsn_b2c: [{ qty: 10 }] },
    doc_issue: {
      doc_det: [
        { doc_num: 1, docs: [{ totnum: 6, cancel: 1, net_issue: 5 }] },
        { doc_num: 5, docs: [{ totnum: 3 }] },
      ],
    },
  });
});

const paise = (rupees: number): number => Math.round(rupees * 100);

it("GSTR-1 comes to what the ledger and all invoices and credit notes come to, of every GSTIN and month", async () => {
  const { rows: months } = await sql<{ gstin: string; month: string }>`
    select distinct gstin, to_char(day, 'YYYY-MM') as month
    from (select gstin, day from invoice union all select gstin, day from hub_invoice) as document order by gstin, month`.execute(
    db,
  );
  expect(months).toContainEqual(asked);
  for (const one of months) {
    const { payload } = await admin.call(gstr1.summary, { query: one });
    expect([one, payload.agrees, payload.ledger]).toEqual([one, true, payload.total]);
    const { rows } = await sql<{ taxable: number; igst: number; cgst: number; sgst: number; cess: number }>`
      select coalesce(sum(taxable), 0)::float8 as taxable, coalesce(sum(igst), 0)::float8 as igst, coalesce(sum(cgst), 0)::float8 as cgst,
        coalesce(sum(sgst), 0)::float8 as sgst, coalesce(sum(cess), 0)::float8 as cess
      from (
        select taxable, igst, cgst, sgst, cess from invoice
          where state <> 'CANCELLED' and gstin = ${one.gstin} and to_char(day, 'YYYY-MM') = ${one.month}
        union all
        select -taxable, -igst, -cgst, -sgst, -cess from credit_note
          where state = 'ISSUED' and kind = 'TAX' and gstin = ${one.gstin} and to_char(day, 'YYYY-MM') = ${one.month}
        union all
        select taxable, igst, cgst, sgst, cess from hub_invoice
          where gstin = ${one.gstin} and to_char(day, 'YYYY-MM') = ${one.month}
        union all
        select -taxable, -igst, -cgst, -sgst, -cess from hub_credit_note
          where kind = 'TAX' and gstin = ${one.gstin} and to_char(day, 'YYYY-MM') = ${one.month}
      ) as document`.execute(db);
    const { taxable, igst, cgst, sgst, cess } = payload.total;
    expect({
      taxable: paise(taxable),
      igst: paise(igst),
      cgst: paise(cgst),
      sgst: paise(sgst),
      cess: paise(cess),
    }).toEqual(rows[0]);
  }
});

it("GSTR-1 of goods taxed on their printed price has their tax as JSON, and says that CSV has not", async () => {
  const [own, other] = ["27AAAPT4016A1ZZ", "27AAPFU0939F1ZV"];
  const product = await scene.addProduct({ gst: 40 });
  const set = { tax_base: "RETAIL_PRICE", cess_per_unit: "0.5", hsn: "21069020", mrp: toPaise(14) } as const;
  await db.updateTable("product").set(set).where("id", "=", product).execute();
  await db.updateTable("warehouse").set({ gst_number: own }).where("id", "=", scene.hub).execute();
  const shop = await shopOf(other, "Maharashtra", "Pan Bhandar");
  await scene.stock(product, 10, { mrp: toPaise(14) });
  await invoiced(shop, 10, [product]);
  await db.updateTable("warehouse").set({ gst_number: gstin }).where("id", "=", scene.hub).execute();
  const query = { gstin: own, month };
  expect((await admin.call(gstr1.summary, { query })).payload).toMatchObject({ onPrintedPrice: 1, agrees: true });
  expect((await admin.call(gstr1.summary, { query: asked })).payload).toMatchObject({ onPrintedPrice: 0 });
  const whole = await (await admin.raw(`/oms/report/gstr1/file?gstin=${own}&month=${month}&section=all`)).json();
  const sums = { txval: 90, iamt: 0, camt: 20, samt: 20, csamt: 5 };
  expect(whole).toMatchObject({
    b2b: [{ ctin: other, inv: [{ val: 135, itms: [{ num: 4001, itm_det: { rt: 40, ...sums } }] }] }],
    hsn: { hsn_b2b: [{ hsn_sc: "21069020", rt: 40, qty: 10, ...sums }] },
  });
});

it("GSTR-1 says of supplies to special economic zones whether tax was charged, and of reverse charge what the buyer owes", async () => {
  const own = "27AAAPT4017A1ZX";
  await db.updateTable("warehouse").set({ gst_number: own }).where("id", "=", scene.hub).execute();
  const soap = await scene.addProduct();
  const zone = await shopOf("27AAPFU0939F1ZV", "Maharashtra", "Zone Stores");
  await db.updateTable("retailer").set({ special_zone: true }).where("id", "=", zone).execute();
  const taxed = await invoiced(zone, 10, [soap]);
  await sql`insert into undertaking (id, gstin, arn, valid_from, valid_till)
    values (gen_random_uuid(), ${own}, 'AD270326000123A', ${today}, ${today})`.execute(db);
  await invoiced(zone, 10, [soap]);
  await sql`delete from undertaking where gstin = ${own}`.execute(db);
  const noted = await credited(taxed, 5);
  const buyer = await shopOf("36AABCT1332L1ZF", "Telangana", "Own Tax");
  await invoiced(buyer, 10, [soap], { reverseCharge: true });
  await db.updateTable("warehouse").set({ gst_number: gstin }).where("id", "=", scene.hub).execute();
  const at = { gstin: own, month };
  const csv = async (section: Gstr1Section) => {
    const { payload } = await admin.call(gstr1.file, { query: { ...at, section } });
    return parse(Buffer.from(payload).toString("utf8"), { from: 2 }).map((row: string[]) => [
      row[4],
      row[6],
      row[8],
      row[11],
    ]);
  };
  expect(await csv("b2b")).toEqual([
    ["106.00", "N", "SEZ supplies with payment", "90.00"],
    ["90.00", "N", "SEZ supplies without payment", "90.00"],
    ["90.00", "Y", "Regular B2B", "90.00"],
  ]);
  const whole = await (await admin.raw(`/oms/report/gstr1/file?gstin=${own}&month=${month}&section=all`)).json();
  const item = (iamt: number, txval = 90) => [{ itm_det: { rt: 18, txval, iamt, camt: 0, samt: 0 } }];
  expect(whole.b2b).toMatchObject([
    {
      inv: [
        { inv_typ: "SEWP", pos: "27", itms: item(16.2) },
        { inv_typ: "SEWOP", itms: item(0) },
      ],
    },
    { inv: [{ inv_typ: "R", rchrg: "Y", val: 90, itms: item(16.2) }] },
  ]);
  expect(whole.cdnr).toMatchObject([{ nt: [{ nt_num: noted, inv_typ: "SEWP", itms: item(8.1, 45) }] }]);
  // The ledger is charged what the invoices charge.
  expect((await admin.call(gstr1.summary, { query: at })).payload).toMatchObject({
    agrees: true,
    total: { igst: 8.1 },
  });
});

it("GSTR-1 of a month is what the list of invoices shows of it, page by page", async () => {
  const all = { size: 100, q: "", cursor: null, day: `${month}-01..${today}` } as const;
  const { payload } = await admin.call(invoice.list, { query: { ...all, sort: "-day", hub: scene.hub } });
  const own = payload.content.filter(({ id }) => Object.values(made).some((one) => one.id === id));
  const listed = own.reduce((sum, { taxable }) => sum + paise(taxable), 0);
  const { payload: summary } = await admin.call(gstr1.summary, { query: asked });
  const of = (section: Gstr1Section) => paise(summary.sections.find((one) => one.section === section)?.taxable ?? 0);
  // What was credited of small sales is within their table: all ten units of one.
  expect(of("b2b") + of("b2cl") + of("b2cs") + of("exemp")).toBe(listed - paise(90));
  expect(summary.sections.find(({ section }) => section === "docs")?.count).toBe(2);
});

it("GSTR-1 as a file that a job makes has every table, and is asked for by those who may", async () => {
  const made = async (format: "zip" | "json") => {
    const body = { report: "gstr1", values: { ...asked, format } } as const;
    const { payload, errorMessage } = await admin.call(runs.ask, { body });
    expect(errorMessage).toBeUndefined();
    const read = async () => (await admin.call(runs.get, { params: { id: payload.id } })).payload;
    await expect.poll(async () => (await read()).endedAt, { timeout: 15_000 }).not.toBeNull();
    expect(await read()).toMatchObject({ state: "DONE", reason: null });
    return (await admin.raw(`/oms/report-run/${payload.id}/file`)).bytes();
  };
  const files = unzipSync(await made("zip"));
  const names = gstr1SectionKeys.map((section) => `GSTR1-${gstin}-${month}-${section}.csv`);
  expect(Object.keys(files)).toEqual(names);
  const table = parse(Buffer.from(files[`GSTR1-${gstin}-${month}-b2b.csv`] ?? []).toString("utf8"), { from: 2 });
  expect(table).toEqual(await file("b2b"));
  expect(JSON.parse(Buffer.from(await made("json")).toString("utf8"))).toMatchObject({ gstin, b2cl: [{ pos: "29" }] });
  const refused = await scene.hubManager.call(runs.ask, {
    body: { report: "gstr1", values: { ...asked, format: "json" } },
  });
  expect(refused.status).toBe(403);
});

it("GSTR-1 is for those who see the whole of a GSTIN, and unless told of the first and of the month that ended", async () => {
  expect((await scene.hubManager.call(gstr1.summary, { query: asked })).status).toBe(403);
  const { payload } = await admin.call(gstr1.gstins);
  const { payload: unasked } = await admin.call(gstr1.summary, { query: { gstin: undefined, month: undefined } });
  const [first] = payload;
  const ended = new Date(`${todayIn()}T00:00:00Z`);
  ended.setUTCDate(0);
  expect(unasked).toMatchObject({ gstin: first?.gstin, month: ended.toISOString().slice(0, 7) });
  expect(payload.map((one) => one.gstin)).toContain(gstin);
});

// Long because every trap of invoices is a case on one scene.
import {
  creditNoteEndpoints as note,
  invoiceEndpoints as invoice,
  type CreditNoteDetail,
  type InvoiceDetail,
} from "@o2r/api/contract/billing";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { chargeEndpoints as charge, undertakingEndpoints as undertaking } from "@o2r/api/contract/settings";
import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { toPaise } from "../../../trade/paise.ts";
import { invoiceSheet } from "../print/invoice-sheet.ts";
import { noteSheet } from "../print/note-sheet.ts";
import { eInvoiceBody } from "../registration/e-invoice-body.ts";
import { take } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";

// What goes wrong on invoices of the trade, each as a case (domain.md §14).
const scene = await openOrderScene();
const { db, admin } = scene;
afterAll(() => scene.service.stop());
const issuer = await scene.service.signIn("super_super_admin");

const setTo = async (key: string, value: string) => {
  await sql`delete from system_setting where key = ${key}`.execute(db);
  await sql`insert into system_setting (id, key, value) values (gen_random_uuid(), ${key}, ${value})`.execute(db);
};
const sellerGstin = "27AAAPT4015A1Z1";
const sellFrom = (gst_number: string) =>
  db.updateTable("warehouse").set({ gst_number }).where("id", "=", scene.hub).execute();
beforeEach(() => sellFrom(sellerGstin));

const shopIn = async (address_state: string, gst_number: string | null = null): Promise<string> => {
  const id = await scene.addRetailer();
  await db.updateTable("retailer").set({ address_state, gst_number }).where("id", "=", id).execute();
  return id;
};
/** A product with units of one batch on the shelf. */
const stocked = async (gst: number, units = 10, ptr = 9, discount?: number): Promise<string> => {
  const product = await scene.addProduct({ gst });
  const off = discount === undefined ? {} : ({ discount_type: "PERCENT", discount: String(discount) } as const);
  await scene.stock(product, units, {
    o2rlp: toPaise(1),
    pth: toPaise(1),
    ptr: toPaise(ptr),
    mrp: toPaise(1000),
    ...off,
  });
  return product;
};
const packed = async (retailer: string, wanted: readonly (readonly [string, number])[]): Promise<string> => {
  let row = await scene.placed(retailer, wanted);
  for (const step of ["confirm", "allocate", "pack"] as const) {
    const { status, payload, errorMessage } = await take(row, step, admin);
    expect([step, status, errorMessage]).toEqual([step, 200, undefined]);
    row = payload;
  }
  return row.id;
};
const invoiced = async (orderId: string): Promise<InvoiceDetail> => {
  const { status, payload, errorMessage } = await admin.call(invoice.issue, { body: { orderId } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return (await admin.call(invoice.get, { params: { id: payload.id } })).payload;
};
const sold = async (retailer: string, ...products: readonly string[]): Promise<InvoiceDetail> =>
  invoiced(
    await packed(
      retailer,
      products.map((product) => [product, 10]),
    ),
  );

it("an invoice comes to the paisa to the trade's example: shares of a charge, and a head whose rounding carries its error", async () => {
  const wanted = [
    [await stocked(5, 24, 8.37, 2), 24],
    [await stocked(18, 12, 78.49), 12],
    [await stocked(40, 6, 31.25), 6],
  ] as const;
  const orderId = await packed(await shopIn("Maharashtra"), wanted);
  const charge = JSON.stringify([{ name: "Delivery", amount: 2000 }]);
  await sql`update orders set charge_lines = ${charge}::jsonb where id = ${orderId}`.execute(db);
  const whole = await invoiced(orderId);
  expect(whole.items.map(({ chargeShare, taxable, cgst, sgst }) => [chargeShare, taxable, cgst, sgst])).toEqual([
    [2.97, 199.83, 5, 5],
    [14.2, 956.08, 86.04, 86.04],
    [2.83, 190.33, 38.07, 38.07],
  ]);
  expect(whole).toMatchObject({ taxable: 1346.24, cgst: 129.11, sgst: 129.11, roundOff: -0.46, total: 1604 });
});

it("a supply within a union territory without a legislature bears UTGST in the place of SGST", async () => {
  await sellFrom("26AAAPT4015A1Z3");
  const whole = await sold(await shopIn("Dadra and Nagar Haveli and Daman and Diu"), await stocked(18));
  expect(whole).toMatchObject({ split: "CGST_UTGST", cgst: 8.1, sgst: 8.1, igst: 0 });
});

it("a registered buyer is taxed by their GSTIN, and anybody else by where it is delivered", async () => {
  const registered = await sold(await shopIn("Maharashtra", "29AAGCB7383J1Z4"), await stocked(18));
  expect(registered).toMatchObject({ split: "IGST", igst: 16.2, buyer: "B2B" });
  expect(registered.placeOfSupply).toMatch(/\(29\)$/);
  const other = await sold(await shopIn("Karnataka"), await stocked(18));
  expect(other).toMatchObject({ split: "IGST", igst: 16.2, buyer: "B2C", placeOfSupply: "Karnataka (29)" });
});

it("a paper has the house, the street and the locality, and not how a driver finds the shop", async () => {
  const shop = await shopIn("Maharashtra");
  const lines = { address_line1: "12 Mill Road", address_line2: null, address_line3: "Kothrud" };
  await db
    .updateTable("retailer")
    .set({ ...lines, address: "Behind the temple" })
    .where("id", "=", shop)
    .execute();
  const orderId = await packed(shop, [[await stocked(18), 1]]);
  const { payload } = await admin.call(invoice.issue, { body: { orderId } });
  const paper = (await admin.call(invoice.get, { params: { id: payload.id } })).payload;
  expect([paper.billTo.address, paper.shipTo.address]).toEqual(["12 Mill Road, Kothrud", "12 Mill Road, Kothrud"]);
});

it("exempt goods go by a bill of supply, and with taxable ones by an invoice that is a bill, too, for who is not registered", async () => {
  const [plain, registered] = [await shopIn("Maharashtra"), await shopIn("Maharashtra", "27AAPFU0939F1ZV")];
  const [rice, soap] = [await stocked(0, 30), await stocked(18, 20)];
  expect(await sold(plain, rice)).toMatchObject({ kind: "BILL", taxable: 90, total: 90 });
  expect(await sold(plain, rice, soap)).toMatchObject({ kind: "BOTH", cgst: 8.1 });
  expect(await sold(registered, rice, soap)).toMatchObject({ kind: "INVOICE", cgst: 8.1 });
});

it("an e-way bill is needed by the value with tax of what is not exempt", async () => {
  const shop = await shopIn("Maharashtra");
  const [rice, soap] = [await stocked(0, 20), await stocked(18, 10)];
  await setTo("eWayThreshold", "106");
  // ₹106.20 of soap is above it, and rice alone is not counted.
  expect((await sold(shop, rice, soap)).ewbNeeded).toBe(true);
  expect((await sold(shop, rice)).ewbNeeded).toBe(false);
  await setTo("eWayThreshold", "106.20");
  expect((await sold(shop, await stocked(18))).ewbNeeded).toBe(false);
  // Nor is rice beside the soap, with which it would be ₹196.20.
  expect((await sold(shop, await stocked(0), await stocked(18))).ewbNeeded).toBe(false);
  await setTo("eWayThreshold", "80");
  expect((await sold(shop, await stocked(0))).ewbNeeded).toBe(false);
  await setTo("eWayThreshold", "50000");
});

it("tax is that of the day of the invoice, copied for good, and what was promised is told where it differs", async () => {
  const soap = await stocked(18);
  const orderId = await packed(await shopIn("Maharashtra"), [[soap, 10]]);
  await db.updateTable("product").set({ gst: "5", hsn: "34012000" }).where("id", "=", soap).execute();
  const whole = await invoiced(orderId);
  expect(whole).toMatchObject({ cgst: 2.25, total: 95, promised: 106 });
  await db.updateTable("product").set({ gst: "40", name: "Renamed" }).where("id", "=", soap).execute();
  const later = (await admin.call(invoice.get, { params: { id: whole.id } })).payload;
  expect(later.items).toEqual(whole.items);
  expect(later.items[0]).toMatchObject({ gstRate: 5, hsnNumber: "34012000" });
});

it("a charge is taxed at the rate of each line that it is shared by, whatever GST it has of its own", async () => {
  const { payload: made } = await scene.superAdmin.call(charge.create, {
    body: { name: "Trap fee", basis: "FLAT", amount: 20, gst: 18, validFrom: todayIn() },
  });
  const whole = await sold(await shopIn("Maharashtra"), await stocked(5));
  await scene.superAdmin.call(charge.setActive, {
    params: { id: made.id },
    version: made.version,
    body: { active: false },
  });
  // ₹90 of goods and ₹20 of delivery, all of it at 5 %.
  expect(whole).toMatchObject({ charges: 20, taxable: 110, cgst: 2.75, sgst: 2.75, cess: 0 });
});

it("a PTR that holds its tax comes to what was asked for, as the setting says", async () => {
  await setTo("priceTaxMode", "INCLUSIVE");
  const whole = await sold(await shopIn("Maharashtra"), await stocked(18, 10, 11.8));
  await setTo("priceTaxMode", "EXCLUSIVE");
  expect(whole).toMatchObject({ taxable: 100, cgst: 9, sgst: 9, roundOff: 0, total: 118 });
});

/** Pan masala as the law taxes it: ₹14 is printed on it, of which ₹4 are tax. */
const printed = async (units: number, more: { readonly discount?: number; readonly ptr?: number } = {}) => {
  const product = await scene.addProduct({ gst: 40 });
  const tax = { tax_base: "RETAIL_PRICE", cess_per_unit: "0.0125", hsn: "21069020" } as const;
  await db.updateTable("product").set(tax).where("id", "=", product).execute();
  const off = { discount_type: "PERCENT", discount: String(more.discount ?? 0) } as const;
  const prices = { o2rlp: toPaise(1), pth: toPaise(1), ptr: toPaise(more.ptr ?? 9), mrp: toPaise(14) };
  await scene.stock(product, units, { ...prices, ...(more.discount !== undefined && off) });
  return product;
};

it("goods taxed on their printed price bear the tax that it holds, whatever is paid, and cess by the unit to a hundredth of a paisa", async () => {
  const shop = await shopIn("Maharashtra");
  const whole = await sold(shop, await printed(10));
  // 12.5 paise of cess.
  const tax = { cgst: 20, sgst: 20, cess: 0.13 };
  expect(whole).toMatchObject({ ...tax, taxable: 90, roundOff: -0.13, total: 130, promised: null });
  expect(whole.items).toMatchObject([{ ...tax, gstRate: 40, taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125 }]);
  // The paper says so, and the portal has cess by the unit apart.
  const [line] = invoiceSheet(whole).table.rows;
  expect(line?.note).toMatch(/ · MRP 14\.00 · Taxed on MRP · Cess ₹0\.0125 a unit$/);
  const both = await sold(shop, await printed(10), await stocked(18));
  expect(invoiceSheet(both).sums.map(({ term }) => term)).toEqual(
    expect.arrayContaining(["9% on 90.00", "20% on MRP"]),
  );
  expect(eInvoiceBody(whole).ItemList).toMatchObject([{ GstRt: 40, CgstAmt: 20, CesAmt: 0, CesNonAdvlAmt: 0.13 }]);
  expect(await sold(shop, await printed(10, { discount: 50 }))).toMatchObject({ ...tax, taxable: 45, total: 85 });
  const abroad = await sold(await shopIn("Karnataka"), await printed(10));
  expect(abroad).toMatchObject({ igst: 40, cgst: 0, cess: 0.13 });
});

it("a credit note on goods taxed on their printed price takes back their tax in parts that come to all of it", async () => {
  const whole = await sold(await shopIn("Maharashtra"), await printed(10));
  // At a lower price their tax would be the same.
  expect(whole.items).toMatchObject([{ creditable: 0 }]);
  const cheaper = { invoiceId: whole.id, lines: [{ position: 1, off: 9 }], reason: "Billed too high" };
  expect((await admin.call(note.ask, { body: cheaper })).errors).toMatchObject([
    { field: "lines.0.off", message: expect.stringMatching(/ is taxed the same at any price$/) },
  ]);
  const parts: CreditNoteDetail[] = [];
  for (const units of [3, 3, 4]) {
    const lines = [{ position: 1, units }];
    const asked = await admin.call(note.ask, { body: { invoiceId: whole.id, lines, reason: "Damaged" } });
    const { id, version } = asked.payload;
    expect((await issuer.call(note.issue, { params: { id }, version })).status).toBe(200);
    parts.push((await admin.call(note.get, { params: { id } })).payload);
  }
  expect(parts.map(({ taxable, cgst, sgst, cess }) => [taxable, cgst, sgst, cess])).toEqual([
    [27, 6, 6, 0.04],
    [27, 6, 6, 0.04],
    [36, 8, 8, 0.05],
  ]);
  expect(parts[0]?.items).toMatchObject([{ taxBase: "RETAIL_PRICE", cessPerUnit: 0.0125, gstRate: 40 }]);
});

it("the difference of a price is credited at the rates of its line and never beyond it; the last takes the residue", async () => {
  const { id } = await sold(await shopIn("Maharashtra"), await stocked(18));
  const whole = async () => (await admin.call(invoice.get, { params: { id } })).payload;
  const [line] = (await whole()).items;
  expect(line).toMatchObject({ quantity: 10, taxable: 90, creditable: 90 });
  const ask = (what: { units?: number; off?: number }) =>
    admin.call(note.ask, { body: { invoiceId: id, lines: [{ position: 1, ...what }], reason: "Billed too high" } });
  const issue = async ({ id: noteId, version }: Pick<CreditNoteDetail, "id" | "version">) => {
    const { status, errorMessage } = await issuer.call(note.issue, { params: { id: noteId }, version });
    expect([status, errorMessage]).toEqual([200, undefined]);
    return (await admin.call(note.get, { params: { id: noteId } })).payload;
  };
  expect((await ask({ units: 1, off: 1 })).errors).toMatchObject([{ message: "Enter units or an amount" }]);
  expect((await ask({ off: 90.01 })).errors).toMatchObject([
    { field: "lines.0.off", message: expect.stringMatching(/^Only ₹90 of Test soap \d+ can be credited$/) },
  ]);
  const { payload: asked } = await ask({ off: 30.01 });
  expect(asked).toMatchObject({ state: "ASKED", cause: "PRICE", taxable: 30.01, cgst: 2.7, returnId: null });
  const own = await admin.call(note.issue, { params: { id: asked.id }, version: asked.version });
  expect(own.errorMessage).toBe("You cannot issue a credit note that you asked for");
  // What is asked for is kept free: no more than the rest of the line is asked for beside it.
  expect((await ask({ off: 60 })).status).toBe(422);
  const issued = await issue(asked);
  expect(issued.items).toMatchObject([{ quantity: 0, difference: true, taxable: 30.01, gstRate: 18 }]);
  expect(noteSheet(issued).table.rows[0]).toMatchObject({ note: expect.stringMatching(/^Price difference · /) });
  // Its units are worth so much less when they come back.
  const { payload: five } = await ask({ units: 5 });
  expect((await ask({ off: 1 })).errors).toMatchObject([
    { message: expect.stringMatching(/^Units of Test soap \d+ wait to be credited: decide on them first$/) },
  ]);
  expect(await issue(five)).toMatchObject({ cause: "UNITS", taxable: 30 });
  expect((await whole()).items).toMatchObject([{ credited: 5, creditable: 29.99 }]);
  await issue((await ask({ off: 29.99 })).payload);
  const credited = { state: "CREDIT_NOTE_ISSUED", credited: 106, due: 0 };
  expect(await whole()).toMatchObject(credited);
  // Goods of which the whole price is credited may come back all the same.
  expect(await issue((await ask({ units: 5 })).payload)).toMatchObject({ cause: "UNITS", taxable: 0, total: 0 });
  expect(await whole()).toMatchObject(credited);
  const priced = await admin.call(note.list, {
    query: { q: "", sort: "-askedAt", size: 10, cursor: null, cause: "PRICE" },
  });
  expect(priced.payload.content.map(({ cause }) => cause)).toEqual(["PRICE", "PRICE"]);
});

it("the printed price bounds what goods taxed on it cost with that tax", async () => {
  const shop = await shopIn("Maharashtra");
  const hold = async (ptr: number) => (await scene.quote(shop, [[await printed(10, { ptr }), 10]])).holds;
  expect((await hold(9.98)).map((one) => one.hold)).not.toContain("PRICE");
  expect((await hold(10.01)).map((one) => one.hold)).toContain("PRICE");
});

it("what bears nothing but cess by the unit is not exempt", async () => {
  const product = await stocked(0);
  await db.updateTable("product").set({ cess_per_unit: "1.5" }).where("id", "=", product).execute();
  await setTo("eWayThreshold", "100");
  expect(await sold(await shopIn("Maharashtra"), product)).toMatchObject({
    kind: "INVOICE",
    cess: 15,
    total: 105,
    ewbNeeded: true,
  });
  await setTo("eWayThreshold", "50000");
});

/** A shop of the hub's own state that is in a special economic zone. */
const shopInZone = async (): Promise<string> => {
  const id = await shopIn("Maharashtra", "27AAPFU0939F1ZV");
  await db.updateTable("retailer").set({ special_zone: true }).where("id", "=", id).execute();
  return id;
};

it("a supply to a special economic zone bears IGST within the state, too, and says in the words of the law that it does", async () => {
  const whole = await sold(await shopInZone(), await stocked(18));
  expect(whole).toMatchObject({ zone: "TAXED", split: "IGST", igst: 16.2, cgst: 0, total: 106, promised: null });
  expect(whole.placeOfSupply).toMatch(/\(27\)$/);
  expect(invoiceSheet(whole).notes[0]?.lines).toEqual([
    "SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX",
  ]);
  expect(eInvoiceBody(whole).TranDtls).toMatchObject({ SupTyp: "SEZWP", RegRev: "N" });
  const lines = [{ position: 1, units: 1 }];
  const asked = await admin.call(note.ask, { body: { invoiceId: whole.id, lines, reason: "Damaged" } });
  const credited = (await admin.call(note.get, { params: { id: asked.payload.id } })).payload;
  expect(noteSheet(credited).notes).toEqual(invoiceSheet(whole).notes.slice(0, 1));
});

/** Does something while a GSTIN has an undertaking of some days; from today to today, unless told. */
const under = async <T>(
  doing: () => Promise<T>,
  { gstin = sellerGstin, from = todayIn(), till = todayIn() } = {},
): Promise<T> => {
  const { payload } = await scene.superAdmin.call(undertaking.create, {
    body: { gstin, arn: "AD270326000123A", validFrom: from, validTill: till },
  });
  try {
    return await doing();
  } finally {
    await db.deleteFrom("undertaking").where("id", "=", payload.id).execute();
  }
};

it("a supply to a zone under a letter of undertaking is charged no tax, from the order on, names the letter, and is not exempt for that", async () => {
  const [shop, soap] = [await shopInZone(), await stocked(18, 20)];
  const { quoted, whole } = await under(async () => ({
    quoted: await scene.quote(shop, [[soap, 10]]),
    whole: await sold(shop, soap),
  }));
  expect([quoted.total, quoted.holds]).toEqual([90, []]);
  expect(whole).toMatchObject({ zone: "UNTAXED", kind: "INVOICE", taxable: 90, igst: 0, total: 90, promised: null });
  expect(whole.items).toMatchObject([{ gstRate: 18, igst: 0 }]);
  expect(invoiceSheet(whole).notes[0]?.lines).toEqual([
    "SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX",
    "Letter of undertaking, ARN AD270326000123A",
  ]);
  expect(eInvoiceBody(whole).TranDtls).toMatchObject({ SupTyp: "SEZWOP" });
});

it("an undertaking is of one GSTIN and its days: another's, one that has ended and one to come free nobody", async () => {
  const shop = await shopInZone();
  const zoneUnder = async (days: Parameters<typeof under>[1]) =>
    under(async () => (await sold(shop, await stocked(18))).zone, days);
  const [yesterday, tomorrow] = [addDays(todayIn(), -1), addDays(todayIn(), 1)];
  expect(await zoneUnder({ gstin: "29AAGCB7383J1Z4" })).toBe("TAXED");
  expect(await zoneUnder({ from: addDays(yesterday, -30), till: yesterday })).toBe("TAXED");
  expect(await zoneUnder({ from: tomorrow, till: addDays(tomorrow, 30) })).toBe("TAXED");
  expect(await zoneUnder({})).toBe("UNTAXED");
});

it("an order for a zone that loses what is short stays without tax", async () => {
  const [shop, soap] = [await shopInZone(), await stocked(18, 6)];
  const row = await under(async () => {
    let order = await scene.placed(shop, [[soap, 10]]);
    for (const step of ["confirm", "allocate"] as const) order = (await take(order, step, admin)).payload;
    return order;
  });
  const dropped = (await admin.call(order.dropShort, { params: { id: row.id }, version: row.version })).payload;
  expect(await scene.detail(dropped)).toMatchObject({ igst: 0, total: 54, split: "IGST" });
});

it("on reverse charge an invoice charges a registered buyer no tax, and says so; nobody else has it", async () => {
  const issued = async (shop: string) => {
    const orderId = await packed(shop, [[await stocked(18), 10]]);
    return admin.call(invoice.issue, { body: { orderId, reverseCharge: true } });
  };
  const { payload } = await issued(await shopIn("Maharashtra", "27AAPFU0939F1ZV"));
  const whole = (await admin.call(invoice.get, { params: { id: payload.id } })).payload;
  expect(whole).toMatchObject({ reverseCharge: true, cgst: 0, sgst: 0, total: 90, promised: 106, kind: "INVOICE" });
  const paper = invoiceSheet(whole);
  expect(paper.facts.flat()).toContainEqual({ term: "Reverse charge", value: "Yes" });
  expect(paper.notes[0]?.lines).toEqual(["Tax on this supply is payable by the recipient on reverse charge"]);
  expect(eInvoiceBody(whole).TranDtls).toMatchObject({ SupTyp: "B2B", RegRev: "Y" });
  for (const shop of [await shopIn("Maharashtra"), await shopInZone()]) {
    const refused = await issued(shop);
    expect([refused.status, refused.errorMessage]).toEqual([409, expect.stringMatching(/^Only a registered buyer/)]);
  }
});

it("an invoice that comes to nothing is paid, and never overdue", async () => {
  const shop = await shopIn("Maharashtra");
  const { id, state, due, total } = await sold(shop, await stocked(18, 10, 9, 100));
  expect([state, due, total]).toEqual(["PAID", 0, 0]);
  await sql`update invoice set day = day - 40, due_on = due_on - 40 where id = ${id}`.execute(db);
  const { holds } = await scene.quote(shop, [[await stocked(18), 1]]);
  expect(holds.map(({ hold }) => hold)).not.toContain("OVERDUE");
});

it("no invoice goes out at a rate that ended yesterday: it waits until today's is there", async () => {
  const product = await stocked(18);
  const orderId = await packed(await shopIn("Maharashtra"), [[product, 10]]);
  const sub = (await db.selectFrom("sub_category").select("id").executeTakeFirstOrThrow()).id;
  await db.updateTable("product").set({ sub_category_id: sub }).where("id", "=", product).execute();
  const change = await sql`insert into rate_change (id, sub_category_id, effective_on, state, gst, cess, reason)
    values (gen_random_uuid(), ${sub}, ${todayIn()}, 'SCHEDULED', 5, 0, 'The council decided')`.execute(db);
  expect(change.numAffectedRows).toBe(1n);
  const refused = await admin.call(invoice.issue, { body: { orderId } });
  expect([refused.status, refused.errorMessage]).toEqual([
    409,
    expect.stringMatching(
      /^Test soap \d+ has another rate from today, which is about to be applied. Please try again$/,
    ),
  ]);
  await sql`delete from rate_change where sub_category_id = ${sub} and state = 'SCHEDULED'`.execute(db);
  await invoiced(orderId);
});

it("an invoice of food names the seller's FSSAI licence", async () => {
  await db.updateTable("warehouse").set({ fssai_number: "11526034000417" }).where("id", "=", scene.hub).execute();
  expect((await sold(await shopIn("Maharashtra"), await stocked(5))).seller.fssai).toBe("11526034000417");
});

it("a round-off of exactly half a rupee goes up", async () => {
  // 10 × ₹1.05 without tax.
  expect(await sold(await shopIn("Maharashtra"), await stocked(0, 10, 1.05))).toMatchObject({
    roundOff: 0.5,
    total: 11,
  });
});

it("without round-off, as the setting says, orders and invoices keep their paise", async () => {
  await setTo("roundOff", "false");
  try {
    const orderId = await packed(await shopIn("Maharashtra"), [[await stocked(5), 3]]);
    const { total, roundOff } = await invoiced(orderId);
    // Three of ₹9 are ₹27, and each half of their GST is ₹0.675.
    expect([total, roundOff]).toEqual([28.36, 0]);
    expect((await scene.detail({ id: orderId })).total).toBe(28.36);
  } finally {
    await setTo("roundOff", "true");
  }
});

it("a number of an invoice has 16 characters of letters, digits and strokes at most, and is of its financial year", async () => {
  const { number, day } = await sold(await shopIn("Maharashtra"), await stocked(18));
  expect(number).toMatch(/^[^\W_][A-Za-z0-9/-]{0,15}$/);
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = (month >= 4 ? year : year - 1) % 100;
  expect(number.split("/")[1]).toBe(`${first}-${first + 1}`);
});

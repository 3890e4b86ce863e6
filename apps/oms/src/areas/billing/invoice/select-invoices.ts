import { sql, type Expression, type SqlBool } from "kysely";
import {
  daysOfYear,
  invoiceList,
  type InvoiceDetail,
  type PrintedInvoice,
  type InvoiceRow,
  type SettledBy,
} from "@o2r/api/contract/billing";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { taxedWorth } from "../../../trade/invoice/taxed-worth.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { creditableOf, readOnNotes } from "../credit-note/read-creditable.ts";
import { readRequests } from "../registration/requests.ts";
import { lineOnPaper, sumsOnPaper } from "./on-paper.ts";

/** The columns that a reach into invoices goes by. */
const invoiceSides: Sides<Expression<string | null>> = { warehouse: sql.ref<string | null>("invoice.warehouse_id") };

/** The invoices within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(invoiceSides);

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const isOpen = sql<SqlBool>`invoice.state in ('ISSUED', 'PARTIALLY_PAID')`;
const overdueDays = sql<number | null>`(case when ${isOpen} and ${today} > invoice.due_on
  then ${today} - invoice.due_on end)`;

const selectInvoices = (db: Db) =>
  db
    .selectFrom("invoice")
    .innerJoin("retailer", "retailer.id", "invoice.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "invoice.warehouse_id")
    .selectAll("invoice")
    .select([
      "retailer.establishment",
      "retailer.mobile",
      "hub.company_name as hub",
      overdueDays.as("overdue"),
      sql<string | null>`coalesce(invoice.reason_note, (select label from master_option
        where category = 'reason' and value = invoice.reason), invoice.reason)`.as("reasonText"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectInvoices>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): InvoiceRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  kind: row.kind,
  day: row.day,
  issuedAt: row.created_at,
  orderId: row.order_id,
  orderNumber: row.order_number,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  gstNumber: row.gst_number,
  buyer: row.gst_number === null ? "B2C" : "B2B",
  warehouseId: row.warehouse_id,
  hub: row.hub,
  ...sumsOnPaper(row),
  paid: toRupees(row.paid),
  writtenOff: toRupees(row.written_off),
  due: row.state === "CANCELLED" ? 0 : toRupees((row.total - row.paid - row.credited) as Paise), // a sum of Paise
  dueOn: row.due_on,
  overdue: row.overdue,
  state: row.state,
  irn: row.irn,
  ewbNumber: row.ewb_number,
  reason: row.reasonText,
});

const find = async (db: Db, id: string): Promise<Found> => {
  const found = await selectInvoices(db).where("invoice.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Invoice");
  return found;
};

/** One invoice, whoever reaches it; 404 where there is none. */
export const readInvoice = async (db: Db, id: string): Promise<InvoiceRow> => toRow(await find(db, id));

/** By days, which are indexed, from the first of the years to the last. */
const inYears = (text: string): Expression<SqlBool> => {
  const years = text.split(",").toSorted().map(daysOfYear);
  const each = years.map(({ from, to }) => sql`invoice.day between ${from}::date and ${to}::date`);
  return sql<SqlBool>`(invoice.day between ${years[0]?.from}::date and ${years.at(-1)?.to}::date
    and (${sql.join(each, sql` or `)}))`;
};

/** With a line at one of these rates, which the invoice keeps in hundredths of a percent. */
const atRates = (text: string): Expression<SqlBool> =>
  sql<SqlBool>`invoice.rates && ${text.split(",").map((rate) => Math.round(Number(rate) * 100))}::integer[]`;

/** That rode on one of these shipments, whatever became of it there. */
const onShipments = (text: string): Expression<SqlBool> =>
  sql<SqlBool>`invoice.id in (select stop.invoice_id from shipment_stop as stop
    where stop.shipment_id = any(${text.split(",")}::uuid[]))`;

export const listInvoices = readList(invoiceList, {
  select: selectInvoices,
  bare: (db) => db.selectFrom("invoice"),
  id: sql<string>`invoice.id`,
  sorts: {
    number: sql`invoice.number`,
    day: sql`invoice.day`,
    total: sql`invoice.total`,
    dueOn: sql`invoice.due_on`,
  },
  filters: {
    state: sql`invoice.state`,
    day: sql`invoice.day`,
    hub: sql`invoice.warehouse_id`,
    retailer: sql`invoice.retailer_id`,
    buyer: sql`(case when invoice.gst_number is null then 'B2C' else 'B2B' end)`,
    kind: sql`invoice.kind`,
    year: inYears,
    rate: atRates,
    shipment: onShipments,
    isOverdue: sql<SqlBool>`(${isOpen} and ${today} > invoice.due_on)`,
    total: sql`invoice.total`,
  },
  search: new KeptText(sql`invoice.search`, ["number", "orderNumber", "establishment", "gstNumber"]),
  number: sql`invoice.number`,
  toRow,
});

type Party = InvoiceDetail["seller"];

/** An invoice as it is printed: what it has copied, its lines, and what was paid. */
export const readInvoiceDetail = async (db: Db, id: string): Promise<PrintedInvoice> => {
  const row = await find(db, id);
  const onNotes = await readOnNotes(db, id);
  const needsIrn = await readIrnDuty(db);
  const { worth } = await db
    .selectFrom("invoice")
    .select(taxedWorth.as("worth"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const [lines, payments, account, notes] = [
    await db
      .selectFrom("invoice_line")
      .selectAll()
      .where("warehouse_id", "=", row.warehouse_id)
      .where("invoice_id", "=", id)
      .orderBy("position")
      .execute(),
    await db
      .selectFrom("allocation")
      .leftJoin("payment", "payment.id", "allocation.payment_id")
      .leftJoin("credit_note", "credit_note.id", "allocation.credit_note_id")
      .select([
        sql<string>`coalesce(payment.id, credit_note.id)`.as("paymentId"),
        sql<string>`coalesce(payment.receipt_number, credit_note.number)`.as("receiptNumber"),
        sql<SettledBy>`coalesce(payment.mode, 'CREDIT_NOTE')`.as("mode"),
        sql<string>`coalesce(payment.received_on, credit_note.day)`.as("day"),
        sql<Paise>`sum(allocation.amount)::bigint`.as("amount"),
      ])
      .where("allocation.invoice_id", "=", id)
      .groupBy([
        "payment.id",
        "payment.receipt_number",
        "payment.mode",
        "payment.received_on",
        "credit_note.id",
        "credit_note.number",
        "credit_note.day",
      ])
      .having(sql<SqlBool>`sum(allocation.amount) <> 0`)
      .orderBy(sql`"day"`)
      .orderBy("paymentId")
      .execute(),
    await db
      .selectFrom("warehouse_supplier")
      .selectAll()
      .where("warehouse_id", "=", row.warehouse_id)
      .executeTakeFirst(),
    await db
      .selectFrom("credit_note")
      .select(["id", "number", "state", "total"])
      .where("invoice_id", "=", id)
      .where("state", "in", ["ASKED", "ISSUED"])
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
  ];
  return {
    ...toRow(row),
    // Written by the service alone, as the wire has them.
    seller: row.seller as Party,
    billTo: row.bill_to as Party,
    shipTo: row.ship_to as Party,
    placeOfSupply: row.place_of_supply,
    split: row.split,
    reverseCharge: row.reverse_charge,
    zone: row.zone,
    undertaking: row.undertaking,
    orderedAt: row.ordered_at,
    paymentMode: row.payment_mode,
    creditDays: row.credit_days,
    goods: toRupees(row.goods),
    discount: toRupees(row.discount),
    charges: toRupees(row.charges),
    chargeLines: (row.charge_lines as { name: string; amount: Paise }[]).map(({ name, amount }) => ({
      name,
      amount: toRupees(amount),
    })),
    items: lines.map((line) => ({
      position: line.position,
      productId: line.product_id,
      ...lineOnPaper(line),
      quantity: line.quantity,
      distributorPrice: toRupees(line.distributor_price),
      retailerPrice: toRupees(line.retailer_price),
      discount: toRupees(line.discount),
      chargeShare: toRupees(line.charge_share),
      total: toRupees(line.total),
      free: line.free,
      bundle: line.bundle,
      credited: onNotes.get(line.position)?.units ?? 0,
      creditable: toRupees(creditableOf(line, onNotes.get(line.position))),
    })),
    promised: row.promised === null ? null : toRupees(row.promised),
    ackNumber: row.ack_number,
    ackDate: row.ack_date,
    signedQr: row.signed_qr,
    ewbValidTill: row.ewb_valid_till,
    vehicle: row.vehicle,
    irnNeeded: needsIrn({ gstNumber: row.gst_number, kind: row.kind }),
    ewbNeeded: worth > (await readSetting(db, "eWayThreshold")),
    requests: await readRequests(db, id),
    payTo:
      account === undefined
        ? null
        : {
            name: (row.seller as Party).name,
            account: account.account_number,
            ifsc: account.ifsc,
            bank: account.bank_name,
          },
    credited: toRupees(row.credited),
    creditNotes: notes.map(({ state, total, ...note }) => ({
      ...note,
      state: state === "ISSUED" ? "ISSUED" : "ASKED",
      total: toRupees(total),
    })),
    payments: payments.map(({ amount, ...payment }) => ({ ...payment, amount: toRupees(amount) })),
  };
};

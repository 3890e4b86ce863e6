import { sql, type Expression, type SqlBool } from "kysely";
import { creditNoteList, type CreditNoteDetail, type CreditNoteRow } from "@o2r/api/contract/billing";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { lineOnPaper, sumsOnPaper } from "../invoice/on-paper.ts";

/** The credit notes within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers({ warehouse: sql.ref<string | null>("credit_note.warehouse_id") });

/** The other invoices that it has paid. */
const allocations = sql<{ invoiceId: string; number: string; amount: Paise }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('invoiceId', part.invoice_id, 'number', part.number, 'amount', part.amount) order by part.number)
  from (select allocation.invoice_id, paid.number, sum(allocation.amount) as amount from allocation
    join invoice as paid on paid.id = allocation.invoice_id where allocation.credit_note_id = credit_note.id
    group by allocation.invoice_id, paid.number having sum(allocation.amount) <> 0) as part), '[]')`;

/** What it credits: by its return, or by whether a line of it is the difference of a price. */
const cause = sql<CreditNoteRow["cause"]>`(case when credit_note.return_id is not null then 'RETURN'
  when exists (select from credit_note_line where credit_note_id = credit_note.id and off > 0) then 'PRICE'
  else 'UNITS' end)`;

const selectNotes = (db: Db) =>
  db
    .selectFrom("credit_note")
    .innerJoin("invoice", "invoice.id", "credit_note.invoice_id")
    .innerJoin("retailer", "retailer.id", "credit_note.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "credit_note.warehouse_id")
    .leftJoin("order_return", "order_return.id", "credit_note.return_id")
    .leftJoin("app_user as asker", "asker.id", "credit_note.created_by")
    .leftJoin("app_user as decider", "decider.id", "credit_note.decided_by")
    .selectAll("credit_note")
    .select([
      "invoice.number as invoice_number",
      "invoice.day as invoice_day",
      "invoice.order_number",
      "invoice.gst_number",
      "invoice.seller",
      "invoice.bill_to",
      "invoice.ship_to",
      "invoice.place_of_supply",
      "invoice.split",
      "invoice.reverse_charge",
      "invoice.zone",
      "invoice.undertaking",
      "order_return.number as return_number",
      "retailer.establishment",
      "retailer.mobile",
      "hub.company_name as hub",
      "asker.name as asked_by",
      "decider.name as decider",
      cause.as("cause"),
      allocations.as("allocations"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectNotes>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): CreditNoteRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  kind: row.kind,
  state: row.state,
  day: row.day,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  invoiceDay: row.invoice_day,
  orderId: row.order_id,
  orderNumber: row.order_number,
  returnId: row.return_id,
  returnNumber: row.return_number,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  gstNumber: row.gst_number,
  buyer: row.gst_number === null ? "B2C" : "B2B",
  warehouseId: row.warehouse_id,
  hub: row.hub,
  cause: row.cause,
  reason: row.reason,
  ...sumsOnPaper(row),
  allocated: toRupees(row.allocations.reduce((rest, { amount }) => rest - amount, row.allocated as number) as Paise), // of Paise
  allocations: row.allocations.map(({ amount, ...one }) => ({ ...one, amount: toRupees(amount) })),
  onAccount: row.state === "ISSUED" ? toRupees((row.total - row.allocated) as Paise) : 0, // a sum of Paise
  askedBy: row.asked_by,
  askedById: row.created_by,
  askedAt: row.created_at,
  decidedBy: row.decider,
  decidedAt: row.decided_at,
  decision: row.decision,
});

const find = async (db: Db, id: string): Promise<Found> => {
  const found = await selectNotes(db).where("credit_note.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Credit note");
  return found;
};

/** One credit note, whoever reaches it; 404 where there is none. */
export const readCreditNote = async (db: Db, id: string): Promise<CreditNoteRow> => toRow(await find(db, id));

export const listCreditNotes = readList(creditNoteList, {
  select: selectNotes,
  id: sql<string>`credit_note.id`,
  sorts: { askedAt: sql`credit_note.created_at`, total: sql`credit_note.total` },
  filters: {
    state: sql`credit_note.state`,
    day: sql`credit_note.day`,
    hub: sql`credit_note.warehouse_id`,
    retailer: sql`credit_note.retailer_id`,
    buyer: sql`(case when invoice.gst_number is null then 'B2C' else 'B2B' end)`,
    kind: sql`credit_note.kind`,
    cause,
    total: sql`credit_note.total`,
  },
  search: new KeptText(sql`credit_note.search`, ["number", "invoiceNumber", "establishment", "gstNumber"]),
  toRow,
});

type Party = CreditNoteDetail["seller"];

/** A credit note as it is printed: what it says of goods and parties is what its invoice says. */
export const readNoteDetail = async (db: Db, id: string): Promise<CreditNoteDetail> => {
  const row = await find(db, id);
  const lines = await db
    .selectFrom("credit_note_line as note")
    .innerJoin("invoice_line as line", (join) =>
      join
        .onRef("line.position", "=", "note.position")
        .on("line.warehouse_id", "=", row.warehouse_id)
        .on("line.invoice_id", "=", row.invoice_id),
    )
    .selectAll("note")
    .select([
      "line.product_id",
      "line.name",
      "line.sku",
      "line.hsn",
      "line.uqc",
      "line.gst",
      "line.cess",
      "line.tax_base",
      "line.cess_per_unit",
      "line.distributor_price",
      "line.retailer_price",
      "line.mrp",
      "line.free",
      "line.bundle",
    ])
    .where("note.credit_note_id", "=", id)
    .orderBy("note.position")
    .execute();
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
    items: lines.map((line) => ({
      position: line.position,
      productId: line.product_id,
      ...lineOnPaper(line),
      quantity: line.units,
      distributorPrice: toRupees(line.distributor_price),
      retailerPrice: toRupees(line.retailer_price),
      // Free goods that were kept are taken off.
      discount: toRupees(line.kept),
      chargeShare: 0,
      total: toRupees((line.taxable + line.cgst + line.sgst + line.igst + line.cess_amount) as Paise), // a sum of Paise
      free: line.free,
      bundle: line.bundle,
      credited: line.units,
      difference: line.off > 0,
    })),
  };
};

import { sql } from "kysely";
import type { Db } from "../../../../db/schema.ts";
import { readSetting } from "../../../../trade/setting/read-setting.ts";
import { bearsTax } from "../../../../trade/invoice/bears-tax.ts";
import type { Paise } from "../../../../trade/paise.ts";

/** Whose return, and of which days; `limit` is what an invoice to a consumer of another state must be above to be listed. */
export interface ReturnAsked {
  readonly gstin: string;
  /** The first and the last day of the month, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Paise. */
  readonly limit: number;
}

/** The return of a month, `YYYY-MM`, of a GSTIN. */
export const askedOf = async (
  db: Db,
  { gstin, month }: { readonly gstin: string; readonly month: string },
): Promise<ReturnAsked> => {
  const [year = 0, of = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate();
  return { gstin, from: `${month}-01`, to: `${month}-${last}`, limit: await readSetting(db, "b2clLimit") };
};

/** Which kind of supply an invoice is: by the buyer's GSTIN, and of others by where it goes and what it is worth. */
const kindOf = (limit: number) => sql`(case when invoice.gst_number is not null then 'b2b'
  when invoice.split = 'IGST' and invoice.total > ${limit} then 'b2cl' else 'b2cs' end)`;

/** The two digits of the place of supply, which stand in brackets behind its name. */
const codeOf = sql`right(rtrim(invoice.place_of_supply, ')'), 2)`;

const placeOf = sql`rtrim(split_part(invoice.place_of_supply, '(', 1))`;

const facts = (limit: number) => sql`${kindOf(limit)} as kind, invoice.gst_number as "gstNumber",
  invoice.bill_to ->> 'name' as name, ${placeOf} as place, ${codeOf} as code,
  invoice.split, invoice.reverse_charge as "reverseCharge", invoice.zone`;
const goods = sql`line.hsn, line.uqc, line.gst::float8 as rate, line.tax_base as base, not ${bearsTax} as exempt`;

/** What every line of a warehouse's invoice to another GSTIN, and of a note on one, is of. */
const branch = sql`'b2b' as kind, invoice.gst_number as "gstNumber", invoice.bill_to ->> 'name' as name, ${placeOf} as place,
  ${codeOf} as code, invoice.split, false as "reverseCharge", null as zone, line.piece as position, ${goods}`;

/** Only of these documents; of all unless told. */
const only = (id: string, ids: readonly string[] | undefined) =>
  ids === undefined ? sql`true` : sql`${sql.ref(id)} = any (${sql.val(ids)}::uuid[])`;

/**
 * Every line that the return speaks of: of invoices that count, of those on what goes to warehouses of the house under other
 * GSTINs, and of credit notes with tax on either, which are of the kind of their invoice, whichever day that was on. Nothing else
 * decides what stands in which table.
 */
export const returnLines = ({ gstin, from, to, limit }: ReturnAsked, ids?: readonly string[]) => sql<Found>`(
  select 'INVOICE' as doc, invoice.id, invoice.number, invoice.day, invoice.total as value, ${facts(limit)}, line.position, ${goods},
    line.quantity as units, line.taxable, line.igst, line.cgst, line.sgst, line.cess_amount as cess
  from invoice
  join invoice_line line on line.warehouse_id = invoice.warehouse_id and line.invoice_id = invoice.id
  where invoice.gstin = ${gstin} and invoice.day between ${from} and ${to} and invoice.state <> 'CANCELLED'
    and ${only("invoice.id", ids)}
  union all
  select 'INVOICE' as doc, invoice.dispatch_id, invoice.number, invoice.day, invoice.total as value, ${branch},
    line.quantity as units, line.taxable, line.igst, line.cgst, line.sgst, line.cess_amount as cess
  from hub_invoice invoice
  join hub_invoice_line line on line.dispatch_id = invoice.dispatch_id
  where invoice.gstin = ${gstin} and invoice.day between ${from} and ${to} and ${only("invoice.dispatch_id", ids)}
  union all
  select 'NOTE' as doc, note.id, note.number, note.day, note.total as value, ${facts(limit)}, line.position, ${goods},
    part.units, part.taxable, part.igst, part.cgst, part.sgst, part.cess_amount as cess
  from credit_note note
  join credit_note_line part on part.credit_note_id = note.id
  join invoice on invoice.id = note.invoice_id
  join invoice_line line on line.warehouse_id = invoice.warehouse_id and line.invoice_id = invoice.id
    and line.position = part.position
  where note.gstin = ${gstin} and note.day between ${from} and ${to} and note.state = 'ISSUED' and note.kind = 'TAX'
    and ${only("note.id", ids)}
  union all
  select 'NOTE' as doc, note.id, note.number, note.day, note.total as value, ${branch},
    part.units, part.taxable, part.igst, part.cgst, part.sgst, part.cess_amount as cess
  from hub_credit_note note
  join hub_credit_note_line part on part.credit_note_id = note.id
  join hub_invoice invoice on invoice.dispatch_id = note.dispatch_id
  join hub_invoice_line line on line.dispatch_id = part.dispatch_id and line.piece = part.piece
  where note.gstin = ${gstin} and note.day between ${from} and ${to} and note.kind = 'TAX' and ${only("note.id", ids)}
)`;

/** The documents of a kind, light: by what the portal's file groups them, and by number. */
export const returnDocuments = ({ gstin, from, to, limit }: ReturnAsked, doc: Found["doc"], kind: Found["kind"]) =>
  doc === "INVOICE"
    ? sql<GroupedDocument>`(
        select invoice.id, invoice.number, coalesce(invoice.gst_number, ${codeOf}) as "group" from invoice
        where invoice.gstin = ${gstin} and invoice.day between ${from} and ${to} and invoice.state <> 'CANCELLED'
          and ${kindOf(limit)} = ${kind}
          and exists (select from invoice_line line where line.warehouse_id = invoice.warehouse_id
            and line.invoice_id = invoice.id and ${bearsTax})
        union all
        select invoice.dispatch_id, invoice.number, invoice.gst_number from hub_invoice invoice
        where ${kind} = 'b2b' and invoice.gstin = ${gstin} and invoice.day between ${from} and ${to}
          and exists (select from hub_invoice_line line where line.dispatch_id = invoice.dispatch_id and ${bearsTax}))`
    : sql<GroupedDocument>`(
        select note.id, note.number, coalesce(invoice.gst_number, ${codeOf}) as "group" from credit_note note
        join invoice on invoice.id = note.invoice_id
        where note.gstin = ${gstin} and note.day between ${from} and ${to} and note.state = 'ISSUED' and note.kind = 'TAX'
          and ${kindOf(limit)} = ${kind}
          and exists (select from credit_note_line part join invoice_line line on line.invoice_id = invoice.id
            and line.warehouse_id = invoice.warehouse_id and line.position = part.position
            where part.credit_note_id = note.id and ${bearsTax})
        union all
        select note.id, note.number, invoice.gst_number from hub_credit_note note
        join hub_invoice invoice on invoice.dispatch_id = note.dispatch_id
        where ${kind} = 'b2b' and note.gstin = ${gstin} and note.day between ${from} and ${to} and note.kind = 'TAX'
          and exists (select from hub_credit_note_line part join hub_invoice_line line on line.dispatch_id = part.dispatch_id
            and line.piece = part.piece where part.credit_note_id = note.id and ${bearsTax}))`;

export interface GroupedDocument {
  readonly id: string;
  readonly number: string;
  readonly group: string;
}

/** A line of the return, as it is found. */
interface Found {
  readonly doc: "INVOICE" | "NOTE";
  readonly kind: "b2b" | "b2cl" | "b2cs";
}

/** What supplies come to, in paise. */
export interface Sums {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly cess: Paise;
}

/** The sums of lines, credit notes counting below 0. */
export const netSums = sql`
  sum(case when doc = 'NOTE' then -taxable else taxable end)::bigint as taxable,
  sum(case when doc = 'NOTE' then -igst else igst end)::bigint as igst,
  sum(case when doc = 'NOTE' then -cgst else cgst end)::bigint as cgst,
  sum(case when doc = 'NOTE' then -sgst else sgst end)::bigint as sgst,
  sum(case when doc = 'NOTE' then -cess else cess end)::bigint as cess`;

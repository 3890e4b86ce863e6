import type { ColumnType } from "kysely";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "invoice.goods": Paise;
    "invoice.discount": Paise;
    "invoice.charges": Paise;
    "invoice.taxable": Paise;
    "invoice.cgst": Paise;
    "invoice.sgst": Paise;
    "invoice.igst": Paise;
    "invoice.cess": Paise;
    "invoice.round_off": Paise;
    "invoice.total": Paise;
    "invoice.paid": Paise;
    "invoice.credited": Paise;
    "invoice.written_off": Paise;
    "invoice.promised": Paise | null;
    "invoice_line.distributor_price": Paise;
    "invoice_line.retailer_price": Paise;
    "invoice_line.mrp": Paise;
    "invoice_line.discount": Paise;
    "invoice_line.charge_share": Paise;
    "invoice_line.taxable": Paise;
    "invoice_line.cgst": Paise;
    "invoice_line.sgst": Paise;
    "invoice_line.igst": Paise;
    "invoice_line.cess_amount": Paise;
    "invoice_line.total": Paise;
    "credit_note.taxable": Paise;
    "credit_note.cgst": Paise;
    "credit_note.sgst": Paise;
    "credit_note.igst": Paise;
    "credit_note.cess": Paise;
    "credit_note.round_off": Paise;
    "credit_note.total": Paise;
    "credit_note.allocated": Paise;
    "credit_note_line.taxable": Paise;
    "credit_note_line.cgst": Paise;
    "credit_note_line.sgst": Paise;
    "credit_note_line.igst": Paise;
    "credit_note_line.cess_amount": Paise;
    "credit_note_line.kept": ColumnType<Paise, Paise | undefined, Paise>;
    "payment.amount": Paise;
    "payment.allocated": Paise;
    "allocation.amount": Paise;
    "ledger_entry.amount": Paise;
    "bank_line.amount": Paise;
    "write_off.amount": Paise;
    "collection.amount": Paise;
    "collection.paid": Paise;
    "collection.paid_before": Paise;
  }
}

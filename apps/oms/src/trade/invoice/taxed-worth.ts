import { sql } from "kysely";
import { bearsTax } from "./bears-tax.ts";

/** What of an invoice counts for an e-way bill: its value with tax, without exempt goods (domain.md §14). Paise. */
export const taxedWorth = sql<number>`coalesce((select sum(line.total) from invoice_line as line
  where line.warehouse_id = invoice.warehouse_id and line.invoice_id = invoice.id and ${bearsTax}), 0)::bigint`;

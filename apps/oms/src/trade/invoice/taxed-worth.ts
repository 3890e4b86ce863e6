import { sql } from "kysely";

/** What of an invoice counts for an e-way bill: its value with tax, without exempt goods (domain.md §14). Paise. */
export const taxedWorth = sql<number>`coalesce((select sum(line.total) from invoice_line as line
  where line.warehouse_id = invoice.warehouse_id and line.invoice_id = invoice.id and (line.gst > 0 or line.cess > 0)), 0)::bigint`;

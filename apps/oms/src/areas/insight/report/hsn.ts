import { sql } from "kysely";
import { hsnReport, type hsnEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly month: string;
  readonly hsn: string;
  readonly gst: number;
  readonly warehouse: string;
  readonly quantity: number;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly cess: Paise;
  readonly total: Paise;
}

const totals = sql<Found>`(
  select ${rowKey(sql`date_trunc('month', invoice.day)::date`, sql`line.hsn`, sql`line.gst`, sql`invoice.warehouse_id`)} as id,
    invoice.warehouse_id as "warehouseId", date_trunc('month', invoice.day)::date as month, line.hsn,
    line.gst::float8 as gst, min(warehouse.company_name) as warehouse, sum(line.quantity)::int as quantity,
    sum(line.taxable)::bigint as taxable, sum(line.cgst)::bigint as cgst, sum(line.sgst)::bigint as sgst,
    sum(line.igst)::bigint as igst, sum(line.cess_amount)::bigint as cess, sum(line.total)::bigint as total
  from invoice
  join invoice_line line on line.invoice_id = invoice.id
  join warehouse on warehouse.id = invoice.warehouse_id
  where invoice.state <> 'CANCELLED'
  group by date_trunc('month', invoice.day)::date, line.hsn, line.gst, invoice.warehouse_id
)`;

const list = readList(hsnReport, {
  select: (db: Db) => db.selectFrom(totals.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    month: sql`"row".month`,
    hsn: sql`"row".hsn`,
    taxable: sql`"row".taxable`,
    total: sql`"row".total`,
  },
  filters: { month: sql`"row".month`, warehouse: sql`"row"."warehouseId"` },
  search: { hsn: sql`"row".hsn` },
  toRow: ({ warehouseId: _, taxable, cgst, sgst, igst, cess, total, ...row }: Found) => ({
    ...row,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    igst: toRupees(igst),
    cess: toRupees(cess),
    total: toRupees(total),
  }),
});

/** Taxes by month, HSN and rate. */
export const hsnHandlers: Handlers<typeof hsnEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};

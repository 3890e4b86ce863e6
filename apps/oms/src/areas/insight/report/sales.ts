import { sql } from "kysely";
import { salesReport, type salesEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Found {
  readonly id: string;
  readonly number: string;
  readonly day: string;
  readonly retailer: string;
  readonly gstNumber: string | null;
  readonly warehouse: string;
  readonly lines: number;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly cess: Paise;
  readonly total: Paise;
}

const select = (db: Db) =>
  db
    .selectFrom("invoice")
    .innerJoin("retailer", "retailer.id", "invoice.retailer_id")
    .innerJoin("warehouse", "warehouse.id", "invoice.warehouse_id")
    .where("invoice.state", "<>", "CANCELLED")
    .select([
      "invoice.id",
      "invoice.number",
      "invoice.day",
      "retailer.establishment as retailer",
      "invoice.gst_number as gstNumber",
      "warehouse.company_name as warehouse",
      sql<number>`(select count(*)::int from invoice_line line where line.invoice_id = invoice.id)`.as("lines"),
      "invoice.taxable",
      "invoice.cgst",
      "invoice.sgst",
      "invoice.igst",
      "invoice.cess",
      "invoice.total",
    ])
    .$castTo<Found>();

const list = readList(salesReport, {
  select,
  id: sql<string>`invoice.id`,
  sorts: {
    number: sql`invoice.number`,
    day: sql`invoice.day`,
    taxable: sql`invoice.taxable`,
    total: sql`invoice.total`,
  },
  filters: { day: sql`invoice.day`, warehouse: sql`invoice.warehouse_id`, total: sql`invoice.total` },
  search: { number: sql`invoice.number`, retailer: sql`retailer.establishment` },
  toRow: ({ taxable, cgst, sgst, igst, cess, total, ...row }: Found) => ({
    ...row,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    igst: toRupees(igst),
    cess: toRupees(cess),
    total: toRupees(total),
  }),
});

/** The sales register. */
export const salesHandlers: Handlers<typeof salesEndpoints> = {
  list: ({ db, query, scope }) =>
    list(db, query, scope.covers({ warehouse: sql.ref("invoice.warehouse_id"), owner: sql.ref("retailer.owner_id") })),
};

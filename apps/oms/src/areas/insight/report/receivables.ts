import { sql } from "kysely";
import { receivablesReport, type receivablesEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { ageing, isOpen, toAges, type Ages } from "../../../trade/invoice/ageing.ts";

interface Found extends Ages {
  readonly id: string;
  readonly ownerId: string | null;
  readonly warehouseId: string;
  readonly retailer: string;
  readonly warehouse: string;
  readonly invoices: number;
  readonly oldest: string;
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

// By the hub that invoiced, so that each hub sees what is owed to it.
const owed = sql<Found>`(
  select md5(invoice.retailer_id::text || invoice.warehouse_id::text)::uuid as id,
    min(retailer.owner_id::text)::uuid as "ownerId", invoice.warehouse_id as "warehouseId",
    min(retailer.establishment) as retailer, min(warehouse.company_name) as warehouse, count(*)::int as invoices,
    ${ageing.due} as due, ${ageing.notYet} as "notYet", ${ageing.upTo30} as "upTo30", ${ageing.upTo60} as "upTo60",
    ${ageing.upTo90} as "upTo90", ${ageing.beyond} as beyond, min(invoice.due_on) as oldest
  from invoice
  join retailer on retailer.id = invoice.retailer_id
  join warehouse on warehouse.id = invoice.warehouse_id
  where ${isOpen}
  group by invoice.retailer_id, invoice.warehouse_id
)`;

const list = readList(receivablesReport, {
  select: (db: Db) => db.selectFrom(owed.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    retailer: sql`lower("row".retailer)`,
    due: sql`"row".due`,
    beyond: sql`"row".beyond`,
    oldest: sql`"row".oldest`,
  },
  filters: {
    warehouse: sql`"row"."warehouseId"`,
    due: sql`"row".due`,
    late: sql`"row".oldest < ${today}`,
  },
  search: { retailer: sql`"row".retailer` },
  toRow: ({ ownerId: _, warehouseId: __, id, retailer, warehouse, invoices, oldest, ...ages }: Found) => ({
    id,
    retailer,
    warehouse,
    invoices,
    ...toAges(ages),
    oldest,
  }),
});

/** What is owed, by age. */
export const receivablesHandlers: Handlers<typeof receivablesEndpoints> = {
  list: ({ db, query, scope }) =>
    list(db, query, scope.covers({ warehouse: sql.ref("row.warehouseId"), owner: sql.ref("row.ownerId") })),
};

import { sql } from "kysely";
import { receivablesReport, type receivablesEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Found {
  readonly id: string;
  readonly ownerId: string | null;
  readonly warehouseId: string;
  readonly retailer: string;
  readonly warehouse: string;
  readonly invoices: number;
  readonly due: Paise;
  readonly notYet: Paise;
  readonly upTo30: Paise;
  readonly upTo60: Paise;
  readonly upTo90: Paise;
  readonly beyond: Paise;
  readonly oldest: string;
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const open = sql`(invoice.total - invoice.paid - invoice.credited)`;
/** What is due of invoices that are over their terms by so many days. */
const late = (from: number, to: number | null) => sql`coalesce(sum(${open}) filter (
  where ${today} - invoice.due_on >= ${sql.lit(from)} ${to === null ? sql`` : sql`and ${today} - invoice.due_on <= ${sql.lit(to)}`}
), 0)::bigint`;

// By the hub that invoiced, so that each hub sees what is owed to it.
const owed = sql<Found>`(
  select md5(invoice.retailer_id::text || invoice.warehouse_id::text)::uuid as id,
    min(retailer.owner_id::text)::uuid as "ownerId", invoice.warehouse_id as "warehouseId",
    min(retailer.establishment) as retailer, min(warehouse.company_name) as warehouse, count(*)::int as invoices,
    sum(${open})::bigint as due,
    coalesce(sum(${open}) filter (where invoice.due_on >= ${today}), 0)::bigint as "notYet",
    ${late(1, 30)} as "upTo30", ${late(31, 60)} as "upTo60", ${late(61, 90)} as "upTo90", ${late(91, null)} as beyond,
    min(invoice.due_on) as oldest
  from invoice
  join retailer on retailer.id = invoice.retailer_id
  join warehouse on warehouse.id = invoice.warehouse_id
  where invoice.state <> 'CANCELLED' and ${open} > 0
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
  toRow: ({ ownerId: _, warehouseId: __, due, notYet, upTo30, upTo60, upTo90, beyond, ...row }: Found) => ({
    ...row,
    due: toRupees(due),
    notYet: toRupees(notYet),
    upTo30: toRupees(upTo30),
    upTo60: toRupees(upTo60),
    upTo90: toRupees(upTo90),
    beyond: toRupees(beyond),
  }),
});

/** What is owed, by age. */
export const receivablesHandlers: Handlers<typeof receivablesEndpoints> = {
  list: ({ db, query, scope }) =>
    list(db, query, scope.covers({ warehouse: sql.ref("row.warehouseId"), owner: sql.ref("row.ownerId") })),
};

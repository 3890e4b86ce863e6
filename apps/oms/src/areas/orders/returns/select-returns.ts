import { sql, type Expression, type SqlBool } from "kysely";
import { returnList, type ReturnDetail, type ReturnLine, type ReturnRow } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";

/** The returns within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers({
    owner: sql.ref<string | null>("order_return.owner_id"),
    warehouse: sql.ref<string | null>("order_return.warehouse_id"),
  });

const selectReturns = (db: Db) =>
  db
    .selectFrom("order_return")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.warehouse_id", "=", "order_return.warehouse_id")
        .onRef("orders.id", "=", "order_return.order_id"),
    )
    .innerJoin("invoice", "invoice.id", "order_return.invoice_id")
    .innerJoin("retailer", "retailer.id", "order_return.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "order_return.warehouse_id")
    .leftJoin("qc", "qc.id", "order_return.qc_id")
    .leftJoin("credit_note as note", (join) =>
      join.onRef("note.return_id", "=", "order_return.id").on("note.state", "<>", "REFUSED"),
    )
    .leftJoin("app_user as maker", "maker.id", "order_return.created_by")
    .leftJoin("app_user as decider", "decider.id", "order_return.decided_by")
    .selectAll("order_return")
    .select([
      "orders.order_number",
      "invoice.number as invoice_number",
      "retailer.establishment",
      "retailer.mobile",
      "hub.company_name as hub",
      "qc.number as qc_number",
      "note.id as note_id",
      "note.number as note_number",
      "maker.name as maker",
      "decider.name as decider",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectReturns>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): ReturnRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  kind: row.kind,
  state: row.state,
  orderId: row.order_id,
  orderNumber: row.order_number,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  lines: row.lines,
  units: row.units,
  value: toRupees(row.value),
  reason: row.reason as ReturnRow["reason"], // written by the names of the contract
  requestedBy: row.maker,
  requestedById: row.created_by,
  requestedAt: row.created_at,
  decidedBy: row.decider,
  decidedAt: row.decided_at,
  decision: row.decision,
  receivedAt: row.received_at,
  qcId: row.qc_id,
  qcNumber: row.qc_number,
  creditNoteId: row.note_id,
  creditNoteNumber: row.note_number,
});

const find = async (db: Db, id: string): Promise<Found> => {
  const found = await selectReturns(db).where("order_return.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Return");
  return found;
};

/** One return, whoever reaches it; 404 where there is none. */
export const readReturn = async (db: Db, id: string): Promise<ReturnRow> => toRow(await find(db, id));

export const listReturns = readList(returnList, {
  select: selectReturns,
  id: sql<string>`order_return.id`,
  sorts: {
    number: sql`order_return.number`,
    requestedAt: sql`order_return.created_at`,
    value: sql`order_return.value`,
  },
  filters: {
    state: sql`order_return.state`,
    kind: sql`order_return.kind`,
    reason: sql`order_return.reason`,
    requested: sql`order_return.created_at`,
    hub: sql`order_return.warehouse_id`,
    retailer: sql`order_return.retailer_id`,
    value: sql`order_return.value`,
  },
  search: new KeptText(sql`order_return.search`, ["number", "orderNumber", "invoiceNumber", "establishment"]),
  toRow,
});

const readLines = async (db: Db, { id, order_id, warehouse_id }: Found): Promise<ReturnLine[]> => {
  const rows = await db
    .selectFrom("order_return_line as line")
    .innerJoin("product", "product.id", "line.product_id")
    .innerJoin("order_item as item", (join) =>
      join
        .onRef("item.position", "=", "line.position")
        .on("item.warehouse_id", "=", warehouse_id)
        .on("item.order_id", "=", order_id),
    )
    .selectAll("line")
    .select(["product.name", "product.sku", "item.pack_of", firstImage("product.id")])
    .where("line.return_id", "=", id)
    .orderBy("line.position")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    packOf: row.pack_of,
    units: row.units,
    received: row.received,
    reason: row.reason as ReturnLine["reason"], // written by the names of the contract
    value: toRupees(row.value),
  }));
};

/** A return with its lines, and what its check has found. */
export const readReturnDetail = async (db: Db, id: string): Promise<ReturnDetail> => {
  const row = await find(db, id);
  const found = await db
    .selectFrom("qc_line")
    .select([
      sql<number>`coalesce(sum(accepted), 0)::integer`.as("accepted"),
      sql<number>`coalesce(sum(rejected), 0)::integer`.as("rejected"),
      sql<number>`coalesce(sum(held), 0)::integer`.as("held"),
    ])
    .where("qc_id", "=", row.qc_id)
    .executeTakeFirstOrThrow();
  return { ...toRow(row), note: row.note, items: await readLines(db, row), ...found };
};

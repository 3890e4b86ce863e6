import { sql } from "kysely";
import { daysBetween } from "@o2r/api/contract/core";
import type { QcDetail, QcLine, QcRow } from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { notFound } from "../../../app-error.ts";
import { firstImage } from "../../catalogue/product/product-columns.ts";
import { toRupees } from "../../../trade/paise.ts";
import { clockOfCheck } from "./qc-clock.ts";

const sum = (column: "received" | "accepted" | "rejected" | "held") =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0) from qc_line where qc_line.qc_id = qc.id)`.as(column);

/** Quality checks with the sums of their lines. */
export const selectChecks = (db: Db) =>
  db
    .selectFrom("qc")
    .leftJoin("warehouse", "warehouse.id", "qc.warehouse_id")
    .leftJoin("app_user as inspector", "inspector.id", "qc.inspector_id")
    .select((eb) => [
      "qc.id",
      "qc.version",
      "qc.number",
      "qc.warehouse_id",
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      "qc.source",
      "qc.supplier",
      "qc.state",
      "inspector.name as inspector",
      "qc.inspector_id as inspectorId",
      "qc.created_at",
      "qc.started_at",
      "qc.submitted_at",
      "qc.due_at",
      clockOfCheck.as("sla"),
      sql<number>`(select count(*) from qc_line where qc_line.qc_id = qc.id)`.as("lines"),
      sum("received"),
      sum("accepted"),
      sum("rejected"),
      sum("held"),
    ]);
export type FoundCheck = Awaited<ReturnType<ReturnType<typeof selectChecks>["executeTakeFirstOrThrow"]>>;

/** A stored check as a row of the list. */
export const toQcRow = (row: FoundCheck): QcRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  warehouseId: row.warehouse_id,
  warehouse: row.warehouse,
  source: row.source,
  supplier: row.supplier,
  state: row.state,
  lines: row.lines,
  received: row.received,
  accepted: row.accepted,
  rejected: row.rejected,
  held: row.held,
  inspector: row.inspector,
  inspectorId: row.inspectorId,
  createdAt: row.created_at,
  startedAt: row.started_at,
  submittedAt: row.submitted_at,
  dueAt: row.due_at,
  sla: row.sla,
});

const readLines = async (db: Db, qcId: string, now: Date): Promise<QcLine[]> => {
  const rows = await db
    .selectFrom("qc_line as line")
    .innerJoin("batch", "batch.id", "line.batch_id")
    .innerJoin("product", "product.id", "batch.product_id")
    .select([
      "line.id",
      "line.batch_id",
      "product.name",
      "product.sku",
      "product.ean",
      "batch.manufactured_on",
      "batch.expires_on",
      "batch.mrp",
      "product.mrp as product_mrp",
      "line.received",
      "line.accepted",
      "line.rejected",
      "line.held",
      "line.reason",
      "line.photo_id",
      "line.note",
      "line.reset",
      firstImage("batch.product_id"),
    ])
    .where("line.qc_id", "=", qcId)
    .orderBy("line.position")
    .execute();
  const today = todayIn(undefined, now);
  return rows.map(({ batch_id, manufactured_on, expires_on, mrp, product_mrp, photo_id, ...row }) => ({
    ...row,
    inventoryId: batch_id,
    manufacturingDate: manufactured_on,
    expiryDate: expires_on,
    daysLeft: daysBetween(today, expires_on),
    mrp: toRupees(mrp),
    productMrp: toRupees(product_mrp),
    photo: photo_id,
  }));
};

/** A check whole; 404 when there is none. */
export const readCheck = async (db: Db, id: string, now: Date): Promise<QcDetail> => {
  const row = await selectChecks(db).where("qc.id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("Quality check");
  return { ...toQcRow(row), items: await readLines(db, id, now) };
};

import { returnableStates, returnLife, type returnEndpoints } from "@o2r/api/contract/orders";
import type { FieldError } from "@o2r/api/contract";
import { sql } from "kysely";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import { readInvoicedLines } from "./invoiced-lines.ts";
import { readReturn } from "./select-returns.ts";
import { writeReturn } from "./write-return.ts";

/** Units of an order's lines that somebody asks to return, or has brought and nobody has counted yet. */
const askedFor = async (db: Db, orderId: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom("order_return_line as line")
    .innerJoin("order_return", "order_return.id", "line.return_id")
    .select(["line.position", sql<number>`sum(line.units)::integer`.as("units")])
    .where("order_return.order_id", "=", orderId)
    .where("order_return.kind", "=", "RETAILER")
    .where("order_return.state", "in", ["REQUESTED", "APPROVED"])
    .groupBy("line.position")
    .execute();
  return new Map(rows.map(({ position, units }) => [position, units]));
};

/**
 * Asks for goods to be taken back, line by line: no more than was delivered and neither came back nor is asked for. The order
 * is held, so that of two who ask at once the second sees the first.
 */
export const requestReturn: Handler<typeof returnEndpoints.request> = async (call) => {
  const { db, scope, body, now, actor, audit } = call;
  const within = scope.covers({
    owner: sql.ref<string | null>("orders.created_by"),
    warehouse: sql.ref<string | null>("orders.warehouse_id"),
  });
  const order = await lockRow(db, "orders", body.orderId, within);
  if (order === undefined) throw notFound("Order");
  if (!returnableStates.some((state) => state === order.state))
    throw conflict(`Nothing of ${order.order_number} was delivered`);
  const invoice = await db
    .selectFrom("invoice")
    .select(["id", "number"])
    .where("warehouse_id", "=", order.warehouse_id)
    .where("order_id", "=", order.id)
    .where("state", "<>", "CANCELLED")
    .executeTakeFirst();
  if (invoice === undefined) throw conflict(`${order.order_number} has no invoice`);
  const lines = await readInvoicedLines(db, { orderId: order.id, invoiceId: invoice.id });
  const waiting = await askedFor(db, order.id);
  const errors: FieldError[] = [];
  const coming = body.lines.flatMap(({ position, units, reason }, at) => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined || body.lines.findIndex((one) => one.position === position) < at) {
      errors.push({ field: `lines.${at}.position`, message: "This line was not delivered, or is there twice" });
      return [];
    }
    const left = line.delivered - line.returned - (waiting.get(position) ?? 0);
    if (units > left)
      errors.push({
        field: `lines.${at}.units`,
        message:
          left <= 0 ? `Nothing of ${line.name} is left to return` : `Only ${left} of ${line.name} can be returned`,
      });
    return [{ line, units, received: null, reason }];
  });
  if (errors.length > 0) throw invalid(errors);
  const note = body.note.trim();
  const { id } = await writeReturn(db, { order, invoice, kind: "RETAILER", lines: coming, note, now, by: actor.id });
  const row = await readReturn(db, id);
  const { warehouseId } = row;
  audit({
    entity: "order-return",
    id,
    version: row.version,
    warehouseId,
    after: { state: row.state, number: row.number, order: row.orderNumber, units: row.units, reason: row.reason },
  });
  await tell(db, returnLife.tells, { row, warehouseId, by: actor.id, now });
  return row;
};

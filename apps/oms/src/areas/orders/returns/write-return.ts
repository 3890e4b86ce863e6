import type { ReturnKind, ReturnReason } from "@o2r/api/contract/orders";
import { sql, type Selectable } from "kysely";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { worthOfUnits, type InvoicedLine } from "./invoiced-lines.ts";

type Order = Selectable<Database["orders"]>;

/** Units of a line that come back. */
export interface ComingBack {
  readonly line: InvoicedLine;
  readonly units: number;
  /** What was counted of them; null where nobody has yet. */
  readonly received: number | null;
  readonly reason: ReturnReason;
}

interface NewReturn {
  readonly order: Order;
  readonly invoice: { readonly id: string; readonly number: string };
  readonly kind: ReturnKind;
  readonly lines: readonly ComingBack[];
  readonly note: string;
  readonly now: Date;
  readonly by: string;
}

/** Writes a return with its lines; what a vehicle has brought is there already. Returns its row. */
export const writeReturn = async (db: Db, { order, invoice, kind, lines, note, now, by }: NewReturn) => {
  const id = newId();
  const { rows } = await sql<{ number: string }>`
    select 'RT-' || lpad(nextval('order_return_number')::text, 6, '0') as number`.execute(db);
  const number = rows[0]?.number ?? "";
  const { establishment } = await db
    .selectFrom("retailer")
    .select("establishment")
    .where("id", "=", order.retailer_id)
    .executeTakeFirstOrThrow();
  const valued = lines.map((one) => ({ ...one, value: worthOfUnits(one.line, one.units) }));
  const arrived = kind !== "RETAILER";
  const row = await insertRow(db, "order_return", {
    id,
    warehouse_id: order.warehouse_id,
    number,
    kind,
    state: arrived ? "RECEIVED" : "REQUESTED",
    order_id: order.id,
    invoice_id: invoice.id,
    retailer_id: order.retailer_id,
    owner_id: order.created_by,
    lines: lines.length,
    units: lines.reduce((sum, { units }) => sum + units, 0),
    value: valued.reduce((sum, { value }) => sum + value, 0) as Paise, // a sum of Paise
    reason: lines[0]?.reason ?? "NOT_ORDERED",
    note,
    received_at: arrived ? now : null,
    search: [number, order.order_number, invoice.number, establishment].join(" ").toLowerCase(),
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  await db
    .insertInto("order_return_line")
    .values(
      valued.map(({ line, units, received, reason, value }) => ({
        return_id: id,
        position: line.position,
        product_id: line.product_id,
        units,
        received,
        reason,
        value,
      })),
    )
    .execute();
  return row;
};

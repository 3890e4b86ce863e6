import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** A line of an order as its invoice has it. */
export interface InvoicedLine {
  /** Its place in the order, from 0, and in the invoice, from 1: what was not packed has none there. */
  readonly position: number;
  readonly place: number;
  readonly product_id: string;
  readonly name: string;
  readonly invoiced: number;
  readonly delivered: number;
  readonly refused: number;
  readonly returned: number;
  readonly quantity: number;
  /** Of all of it, tax included. */
  readonly total: Paise;
}

/** The lines of an order that are invoiced, in their order. */
export const readInvoicedLines = async (
  db: Db,
  { orderId, invoiceId }: { readonly orderId: string; readonly invoiceId: string },
): Promise<readonly InvoicedLine[]> => {
  const { rows } = await sql<InvoicedLine>`
    select item.position, item.place, item.product_id, line.name, item.invoiced, item.delivered, item.refused, item.returned,
      line.quantity, line.total
    from (select order_item.*, row_number() over (order by position)::integer as place
      from order_item where order_id = ${orderId} and packed > 0) as item
    join invoice_line as line on line.warehouse_id = item.warehouse_id and line.invoice_id = ${invoiceId}
      and line.position = item.place
    order by item.position`.execute(db);
  return rows;
};

/** What some units of a line were invoiced for. */
export const worthOfUnits = ({ total, quantity }: Pick<InvoicedLine, "total" | "quantity">, units: number): Paise =>
  Math.round((total * units) / quantity) as Paise; // a part of Paise

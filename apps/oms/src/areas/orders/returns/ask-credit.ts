import { returnKinds, returnReasons } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import type { Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { askCreditNote } from "../../billing/credit-note/ask-credit-note.ts";
import { readInvoicedLines } from "./invoiced-lines.ts";

interface Asking {
  readonly db: Db;
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
}

type Return = Selectable<Database["order_return"]>;

/** Why a note is asked for, as it is printed on it. */
const reasonOf = ({ kind, reason }: Return): string =>
  kind === "RETAILER" ? `Returned: ${wordOf(returnReasons, reason) ?? reason}` : (wordOf(returnKinds, kind) ?? kind);

/**
 * Asks for the credit note of a return, in the name of whoever asked for the return: of a retailer's what was counted, of
 * what a vehicle had with it all that the retailer did not get.
 */
export const askCreditOf = async ({ db, now, audit }: Asking, held: Return): Promise<void> => {
  const lines = await readInvoicedLines(db, { orderId: held.order_id, invoiceId: held.invoice_id });
  const rows = await db
    .selectFrom("order_return_line")
    .select(["position", "units", "received"])
    .where("return_id", "=", held.id)
    .execute();
  const units = new Map(
    rows.flatMap((row) => {
      const place = lines.find(({ position }) => position === row.position)?.place;
      const credited = held.kind === "RETAILER" ? (row.received ?? 0) : row.units;
      return place === undefined || credited === 0 ? [] : [[place, credited] as const];
    }),
  );
  if (units.size === 0) return;
  await askCreditNote(
    db,
    { invoiceId: held.invoice_id, units, reason: reasonOf(held), returnId: held.id },
    { now, by: held.created_by, audit },
  );
};

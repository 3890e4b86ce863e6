import { returnKinds, returnReasons } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import type { Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { askCreditNote } from "../../billing/credit-note/ask-credit-note.ts";
import { readOnNotes } from "../../billing/credit-note/read-creditable.ts";
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
 * Units of a return that are to be credited, by the places of their lines in the invoice: of a retailer's what was counted, of
 * what a vehicle had with it all that the retailer did not get. What other notes have credited of a line already is not
 * credited again.
 */
const creditableOf = async (db: Db, held: Return): Promise<ReadonlyMap<number, number>> => {
  const lines = await readInvoicedLines(db, { orderId: held.order_id, invoiceId: held.invoice_id });
  const onNotes = await readOnNotes(db, held.invoice_id);
  const rows = await db
    .selectFrom("order_return_line")
    .select(["position", "units", "received"])
    .where("return_id", "=", held.id)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const line = lines.find(({ position }) => position === row.position);
      if (line === undefined) return [];
      const back = held.kind === "RETAILER" ? (row.received ?? 0) : row.units;
      const units = Math.min(back, line.quantity - (onNotes.get(line.place)?.units ?? 0));
      return units > 0 ? [[line.place, units] as const] : [];
    }),
  );
};

/** Why no credit note of a return is asked for; null where one can be. */
export const whyNoNote = async (db: Db, held: Return): Promise<string | null> => {
  const note = await db
    .selectFrom("credit_note")
    .select("id")
    .where("return_id", "=", held.id)
    .where("state", "<>", "REFUSED")
    .executeTakeFirst();
  if (note !== undefined) return "Its credit note is asked for already";
  return (await creditableOf(db, held)).size === 0 ? "All of it is credited already" : null;
};

/** Asks for the credit note of a return, in the name of whoever asked for the return; nothing where nothing is left to credit. */
export const askCreditOf = async ({ db, now, audit }: Asking, held: Return): Promise<void> => {
  // Held, so that nobody else credits units of it meanwhile.
  await lockRow(db, "invoice", held.invoice_id);
  const units = await creditableOf(db, held);
  if (units.size === 0) return;
  await askCreditNote(
    db,
    { invoiceId: held.invoice_id, units, reason: reasonOf(held), returnId: held.id },
    { now, by: held.created_by, audit },
  );
};

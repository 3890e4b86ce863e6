import { creditNoteLife } from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import { conflict, invalid } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import type { Paise } from "../../../trade/paise.ts";
import { amountsOf, priceCredit, unitsOnNotes, writeNoteLines } from "./read-creditable.ts";
import { readCreditNote } from "./select-credit-notes.ts";

/** What is to be credited. */
export interface CreditAskedFor {
  readonly invoiceId: string;
  /** Units by the place of their line in the invoice, from 1. */
  readonly units: ReadonlyMap<number, number>;
  readonly reason: string;
  readonly returnId: string | null;
}

interface Asking {
  readonly now: Date;
  /** Who asks, and so does not issue it. */
  readonly by: string | null;
  readonly audit: (entry: AuditEntry) => void;
}

/**
 * Asks for units of an invoice to be credited, in the transaction of whoever calls: the note gets its number when somebody
 * else issues it. No more units are asked for than were invoiced. Returns the note's id.
 */
export const askCreditNote = async (
  db: Db,
  { invoiceId, units, reason, returnId }: CreditAskedFor,
  { now, by, audit }: Asking,
): Promise<string> => {
  const invoice = await lockRow(db, "invoice", invoiceId);
  if (invoice === undefined) throw new Error("A credit note is asked for on no invoice");
  if (invoice.state === "CANCELLED") throw conflict(`${invoice.number} is cancelled`);
  const taken = await unitsOnNotes(db, invoiceId);
  const lines = await db
    .selectFrom("invoice_line")
    .select(["position", "quantity", "name"])
    .where("warehouse_id", "=", invoice.warehouse_id)
    .where("invoice_id", "=", invoiceId)
    .execute();
  [...units].forEach(([position, more], at) => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined)
      throw invalid([{ field: `lines.${at}.position`, message: `${invoice.number} has no such line` }]);
    const left = line.quantity - (taken.get(position) ?? 0);
    if (more > left)
      throw invalid([{ field: `lines.${at}.units`, message: `Only ${left} units of ${line.name} can be credited` }]);
  });
  const { kind, credit } = await priceCredit(db, invoice, units, todayIn("Asia/Kolkata", now));
  const id = newId();
  const { establishment } = await db
    .selectFrom("retailer")
    .select("establishment")
    .where("id", "=", invoice.retailer_id)
    .executeTakeFirstOrThrow();
  await insertRow(db, "credit_note", {
    id,
    warehouse_id: invoice.warehouse_id,
    gstin: invoice.gstin,
    kind,
    invoice_id: invoiceId,
    order_id: invoice.order_id,
    retailer_id: invoice.retailer_id,
    return_id: returnId,
    reason,
    ...amountsOf(credit),
    allocated: 0 as Paise, // nothing is the same in every unit
    search: [invoice.number, establishment, invoice.gst_number ?? ""].join(" ").toLowerCase(),
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  await writeNoteLines(db, id, credit);
  const row = await readCreditNote(db, id);
  audit({
    entity: "credit-note",
    id,
    action: "credit-note.asked",
    version: row.version,
    warehouseId: invoice.warehouse_id,
    after: { state: row.state, invoice: invoice.number, total: row.total, reason },
  });
  if (by !== null) await tell(db, creditNoteLife.tells, { row, warehouseId: invoice.warehouse_id, by, now });
  return id;
};

import { creditNoteLife, taxedByPrice } from "@o2r/api/contract/billing";
import { moneyText } from "@o2r/api/contract/core";
import { todayIn } from "@o2r/forms/days";
import { conflict, invalid } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import type { Paise } from "../../../trade/paise.ts";
import {
  amountsOf,
  creditableOf,
  priceCredit,
  readOnNotes,
  writeNoteLines,
  type Creditable,
} from "./read-creditable.ts";
import { readCreditNote } from "./select-credit-notes.ts";

/** What is to be credited. */
export interface CreditAskedFor extends Creditable {
  readonly invoiceId: string;
  /** The places of lines as whoever asks has named them; unless told, those with units first. */
  readonly positions?: readonly number[];
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
 * Asks for units of an invoice or differences of its prices to be credited, in the transaction of whoever calls: the note gets
 * its number when somebody else issues it. No more of a line is asked for than was invoiced. Returns the note's id.
 */
export const askCreditNote = async (
  db: Db,
  { invoiceId, positions, units, off = new Map<number, number>(), reason, returnId }: CreditAskedFor,
  { now, by, audit }: Asking,
): Promise<string> => {
  const invoice = await lockRow(db, "invoice", invoiceId);
  if (invoice === undefined) throw new Error("A credit note is asked for on no invoice");
  if (invoice.state === "CANCELLED") throw conflict(`${invoice.number} is cancelled`);
  const taken = await readOnNotes(db, invoiceId);
  const lines = await db
    .selectFrom("invoice_line")
    .select(["position", "quantity", "taxable", "name", "tax_base", "cess_per_unit"])
    .where("warehouse_id", "=", invoice.warehouse_id)
    .where("invoice_id", "=", invoiceId)
    .execute();
  // As they were named, each once.
  (positions ?? [...units.keys(), ...off.keys()]).forEach((position, at) => {
    const place = `lines.${at}`;
    const line = lines.find((one) => one.position === position);
    if (line === undefined)
      throw invalid([{ field: `${place}.position`, message: `${invoice.number} has no such line` }]);
    const { name } = line;
    const onNotes = taken.get(position);
    const left = line.quantity - (onNotes?.units ?? 0);
    if ((units.get(position) ?? 0) > left)
      throw invalid([{ field: `${place}.units`, message: `Only ${left} units of ${name} can be credited` }]);
    const difference = off.get(position) ?? 0;
    if (difference === 0) return;
    if (!taxedByPrice({ taxBase: line.tax_base, cessPerUnit: Number(line.cess_per_unit) }))
      throw invalid([{ field: `${place}.off`, message: `${name} is taxed the same at any price` }]);
    // Their note was asked for at the price before: it would come to less once it is issued.
    if ((onNotes?.asked ?? 0) > 0)
      throw invalid([{ field: `${place}.off`, message: `Units of ${name} wait to be credited: decide on them first` }]);
    const worth = creditableOf(line, onNotes);
    if (difference > worth)
      throw invalid([{ field: `${place}.off`, message: `Only ${moneyText(worth / 100)} of ${name} can be credited` }]);
  });
  const { kind, credit } = await priceCredit(db, invoice, { units, off }, todayIn("Asia/Kolkata", now));
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

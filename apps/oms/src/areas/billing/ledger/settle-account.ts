import { allocateAll, invoiceLife } from "@o2r/api/contract/billing";
import { sql, type Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

export interface Settling {
  readonly now: Date;
  readonly by: string;
  readonly audit: (entry: AuditEntry) => void;
}

type Invoice = Selectable<Database["invoice"]>;

/** What an invoice is once so much of it is paid. */
const stateOf = (
  { total, credited, written_off }: Invoice,
  paid: number,
): "ISSUED" | "PARTIALLY_PAID" | "PAID" | "WRITTEN_OFF" => {
  if (paid === 0) return "ISSUED";
  if (paid + credited < total) return "PARTIALLY_PAID";
  return written_off > 0 ? "WRITTEN_OFF" : "PAID";
};

/** Writes how much of an invoice, which is held, is paid. */
export const setPaid = async (db: Db, invoice: Invoice, paid: number, { now, by, audit }: Settling): Promise<void> => {
  const taken = await takeStep(db, {
    life: invoiceLife,
    table: "invoice",
    held: invoice,
    step: paid > invoice.paid ? "pay" : "unpay",
    to: stateOf(invoice, paid),
    set: { paid: paid as Paise }, // a sum of Paise
    now,
    by,
  });
  audit(
    stepEntry(invoiceLife, paid > invoice.paid ? "paid" : "payment-taken-back", invoice, taken, {
      before: { paid: toRupees(invoice.paid) },
      after: { paid: paid / 100 },
    }),
  );
};

/** The open invoices of a retailer, held in one order by whoever holds the retailer. */
const holdOpen = (db: Db, retailerId: string): Promise<readonly Invoice[]> =>
  db
    .selectFrom("invoice")
    .selectAll()
    .where("retailer_id", "=", retailerId)
    .where("state", "in", ["ISSUED", "PARTIALLY_PAID"])
    .orderBy("id")
    .forUpdate()
    .execute();

interface Source {
  readonly of: "payment" | "credit_note";
  readonly id: string;
  readonly warehouse_id: string;
  readonly left: number;
}

/** What stands on account of a retailer, the oldest first: of payments, and of credit notes. */
const readSources = async (db: Db, retailerId: string): Promise<readonly Source[]> => {
  const { rows } = await sql<Source>`
    select 'payment' as of, id, warehouse_id, amount - allocated as left, created_at as at from payment
      where retailer_id = ${retailerId} and state <> 'BOUNCED' and allocated < amount
    union all
    select 'credit_note', id, warehouse_id, total - allocated, decided_at from credit_note
      where retailer_id = ${retailerId} and state = 'ISSUED' and allocated < total
    order by at, id`.execute(db);
  return rows;
};

/** Holds the retailer whose account is written: before their invoices, so that nothing is paid twice. */
export const holdAccount = async (db: Db, retailerId: string): Promise<void> => {
  await db.selectFrom("retailer").select("id").where("id", "=", retailerId).forNoKeyUpdate().executeTakeFirstOrThrow();
};

/**
 * Pays what is due of a retailer, who is held, with what stands on their account, the oldest due first: call it wherever
 * something has come onto the account, or is due that was not. Nothing stays on account while something is due.
 */
export const settleAccount = async (db: Db, retailerId: string, doing: Settling): Promise<void> => {
  const sources = await readSources(db, retailerId);
  if (sources.length === 0) return;
  const open = await holdOpen(db, retailerId);
  const allocations = allocateAll(
    sources,
    open.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      dueOn: invoice.due_on,
      due: invoice.total - invoice.paid - invoice.credited,
    })),
  );
  for (const { of, id, warehouse_id } of sources) {
    const given = allocations.filter(({ sourceId }) => sourceId === id);
    if (given.length === 0) continue;
    await db
      .insertInto("allocation")
      .values(
        given.map(({ invoiceId, amount }) => ({
          id: newId(),
          warehouse_id,
          payment_id: of === "payment" ? id : null,
          credit_note_id: of === "credit_note" ? id : null,
          invoice_id: invoiceId,
          amount: amount as Paise, // shared out of Paise
          at: doing.now,
        })),
      )
      .execute();
    await addAllocated(db, { of, id }, given);
  }
  for (const invoice of open) {
    const more = allocations.reduce((sum, one) => (one.invoiceId === invoice.id ? sum + one.amount : sum), 0);
    if (more > 0) await setPaid(db, invoice, invoice.paid + more, doing);
  }
};

/** Counts what was allocated of a payment or a note; what is taken back is below 0. */
export const addAllocated = async (
  db: Db,
  { of, id }: Pick<Source, "of" | "id">,
  given: readonly { readonly amount: number }[],
): Promise<void> => {
  const more = given.reduce((sum, { amount }) => sum + amount, 0);
  await sql`update ${sql.table(of)} set allocated = allocated + ${more} where id = ${id}`.execute(db);
};

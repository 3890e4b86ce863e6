import { allocate, invoiceLife } from "@o2r/api/contract/billing";
import type { Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Doing {
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

const setPaid = async (db: Db, invoice: Invoice, paid: number, { now, by, audit }: Doing): Promise<void> => {
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

/** Pays the oldest due invoices of a retailer, who is held, from a payment. Returns how many paise went to invoices. */
export const allocatePayment = async (
  db: Db,
  payment: { readonly id: string; readonly warehouseId: string; readonly retailerId: string; readonly amount: Paise },
  doing: Doing,
): Promise<Paise> => {
  const open = await holdOpen(db, payment.retailerId);
  const { allocations, onAccount } = allocate(
    payment.amount,
    open.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      dueOn: invoice.due_on,
      due: invoice.total - invoice.paid - invoice.credited,
    })),
  );
  for (const { invoiceId, amount } of allocations) {
    const invoice = open.find(({ id }) => id === invoiceId);
    if (invoice === undefined) throw new Error("An invoice was allocated to that is not open");
    await db
      .insertInto("allocation")
      .values({
        id: newId(),
        warehouse_id: payment.warehouseId,
        payment_id: payment.id,
        invoice_id: invoiceId,
        amount: amount as Paise, // shared out of Paise
        at: doing.now,
      })
      .execute();
    await setPaid(db, invoice, invoice.paid + amount, doing);
  }
  return (payment.amount - onAccount) as Paise; // a sum of Paise
};

/** Takes back what a payment has paid, invoice by invoice: each is due again from its old day. */
export const takeBack = async (db: Db, paymentId: string, doing: Doing): Promise<void> => {
  const given = await db
    .selectFrom("allocation")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("reverses", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("allocation as back").select("back.id").whereRef("back.reverses", "=", "allocation.id"),
        ),
      ),
    )
    .orderBy("invoice_id")
    .execute();
  for (const allocation of given) {
    const invoice = await db
      .selectFrom("invoice")
      .selectAll()
      .where("id", "=", allocation.invoice_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await db
      .insertInto("allocation")
      .values({
        ...allocation,
        id: newId(),
        amount: (0 - allocation.amount) as Paise, // the same, taken back
        reverses: allocation.id,
        at: doing.now,
      })
      .execute();
    await setPaid(db, invoice, invoice.paid - allocation.amount, doing);
  }
};

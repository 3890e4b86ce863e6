import type { Selectable } from "kysely";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { addAllocated, setPaid, type Settling } from "./settle-account.ts";

type Given = Selectable<Database["allocation"]>;

/** What a payment paid, or what was paid of an invoice, and was not taken back yet. */
const readGiven = (db: Db, of: "payment_id" | "invoice_id", id: string): Promise<readonly Given[]> =>
  db
    .selectFrom("allocation")
    .selectAll()
    .where(of, "=", id)
    .where("reverses", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("allocation as back").select("back.id").whereRef("back.reverses", "=", "allocation.id"),
        ),
      ),
    )
    .orderBy("invoice_id")
    .orderBy("id")
    .execute();

/** Writes a row for each that takes it back and names it. */
const reverse = async (db: Db, given: readonly Given[], at: Date): Promise<void> => {
  if (given.length === 0) return;
  await db
    .insertInto("allocation")
    .values(
      given.map((one) => ({
        ...one,
        id: newId(),
        amount: (0 - one.amount) as Paise, // the same, taken back
        reverses: one.id,
        at,
      })),
    )
    .execute();
};

/** Takes back what a payment has paid, invoice by invoice: each is due again from its old day. */
export const takeBack = async (db: Db, paymentId: string, doing: Settling): Promise<void> => {
  const given = await readGiven(db, "payment_id", paymentId);
  await reverse(db, given, doing.now);
  for (const [invoiceId, parts] of Map.groupBy(given, ({ invoice_id }) => invoice_id)) {
    const invoice = await db
      .selectFrom("invoice")
      .selectAll()
      .where("id", "=", invoiceId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await setPaid(db, invoice, invoice.paid - parts.reduce((sum, { amount }) => sum + amount, 0), doing);
  }
};

/** Puts what an invoice was paid with back on the account of its retailer; the invoice itself is written by whoever ends it. */
export const releasePaid = async (db: Db, invoiceId: string, now: Date): Promise<void> => {
  const given = await readGiven(db, "invoice_id", invoiceId);
  await reverse(db, given, now);
  for (const { payment_id, credit_note_id, amount } of given) {
    const back = [{ amount: 0 - amount }];
    if (payment_id !== null) await addAllocated(db, { of: "payment", id: payment_id }, back);
    if (credit_note_id !== null) await addAllocated(db, { of: "credit_note", id: credit_note_id }, back);
  }
};

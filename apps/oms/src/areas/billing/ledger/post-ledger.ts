import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** What money is booked on. What is owed to the house and what it has are above 0, what it owes below. */
export type Account =
  | "RECEIVABLE"
  // What warehouses of the house under other GSTINs owe it for what they were sent.
  | "BRANCHES"
  | "SALES"
  | "CGST"
  | "SGST"
  | "IGST"
  | "CESS"
  | "ROUND_OFF"
  | "CASH"
  | "BANK"
  | "CHEQUES"
  | "CLEARING"
  | "BOUNCE_INCOME"
  | "LOSS";

export interface Posting {
  readonly account: Account;
  readonly amount: number;
}

interface Document {
  readonly warehouseId: string;
  readonly doc: "INVOICE" | "HUB_INVOICE" | "CREDIT_NOTE" | "HUB_CREDIT_NOTE" | "PAYMENT" | "COLLECTION" | "WRITE_OFF";
  readonly docId: string;
  /** What was done: `issued`. */
  readonly kind: string;
  /** Null where no retailer is a party to it. */
  readonly retailerId: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly now: Date;
}

/**
 * What is written of a document that moves money; nothing where it moves none. Its postings add up to nothing, or this is a
 * mistake of the service; the database says so, too.
 */
export const bookingOf = (document: Document, postings: readonly Posting[]) => {
  const moved = postings.filter(({ amount }) => amount !== 0);
  const rest = moved.reduce((sum, { amount }) => sum + amount, 0);
  if (rest !== 0) throw new Error(`${document.kind} of ${document.docId} leaves ${rest} paise`);
  if (moved.length === 0) return undefined;
  const id = newId();
  return {
    txn: {
      id,
      warehouse_id: document.warehouseId,
      doc: document.doc,
      doc_id: document.docId,
      kind: document.kind,
      day: document.day,
      at: document.now,
    },
    entries: moved.map(({ account, amount }) => ({
      txn_id: id,
      account,
      retailer_id: account === "RECEIVABLE" ? document.retailerId : null,
      amount: amount as Paise, // counted in paise
    })),
  };
};

/** Writes what a document moves. */
export const postLedger = async (db: Db, document: Document, postings: readonly Posting[]): Promise<void> => {
  const booking = bookingOf(document, postings);
  if (booking === undefined) return;
  await db.insertInto("ledger_txn").values(booking.txn).execute();
  await db.insertInto("ledger_entry").values(booking.entries).execute();
};

/** Takes back everything that a document has moved, by a row for each that names it. */
export const reverseLedger = async (
  db: Db,
  { docId, kind, day, now }: Pick<Document, "docId" | "kind" | "day" | "now">,
): Promise<void> => {
  const booked = await db
    .selectFrom("ledger_txn as txn")
    .selectAll()
    .where("doc_id", "=", docId)
    .where("reverses", "is", null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("ledger_txn as back").select("back.id").whereRef("back.reverses", "=", "txn.id"))),
    )
    .execute();
  for (const txn of booked) {
    const id = newId();
    await db
      .insertInto("ledger_txn")
      .values({ ...txn, id, kind, day, reverses: txn.id, at: now })
      .execute();
    const entries = await db.selectFrom("ledger_entry").selectAll().where("txn_id", "=", txn.id).execute();
    await db
      .insertInto("ledger_entry")
      .values(entries.map((entry) => ({ ...entry, txn_id: id, amount: (0 - entry.amount) as Paise }))) // the same, taken back
      .execute();
  }
};

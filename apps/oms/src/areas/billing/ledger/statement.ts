import { mostLedgerLines, type RetailerStatement, type ledgerEndpoints } from "@o2r/api/contract/billing";
import { sql, type Expression, type SqlBool } from "kysely";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { pdfReply } from "../../../print/pdf-reply.ts";
import { printSheet } from "../../../print/print.ts";
import { statementSheet } from "../print/statement-sheet.ts";
import { ageing, isOpen, toAges } from "../../../trade/invoice/ageing.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { streetColumns, streetOf } from "../../../trade/ship-to.ts";

const readAgeing = async (db: Db, retailerId: string, within: Expression<SqlBool>) =>
  toAges(
    await db
      .selectFrom("invoice")
      .select([
        ageing.notYet.as("notYet"),
        ageing.upTo30.as("upTo30"),
        ageing.upTo60.as("upTo60"),
        ageing.upTo90.as("upTo90"),
        ageing.beyond.as("beyond"),
        ageing.due.as("due"),
      ])
      .where("retailer_id", "=", retailerId)
      .where(isOpen)
      .where(within)
      .executeTakeFirstOrThrow(),
  );

const readPaid = (db: Db, retailerId: string, within: Expression<SqlBool>) =>
  db
    .selectFrom("payment")
    .select([
      sql<Paise>`coalesce(sum(amount - allocated) filter (where state <> 'BOUNCED'), 0)::bigint`.as("onAccount"),
      sql<Paise>`coalesce(sum(amount) filter (where state = 'RECEIVED' and mode = 'CHEQUE'), 0)::bigint`.as(
        "uncleared",
      ),
    ])
    .where("retailer_id", "=", retailerId)
    .where(within)
    .executeTakeFirstOrThrow();

/** What credit notes have credited beyond what was due of their invoices: it stands on account. */
const readCredited = async (db: Db, retailerId: string, within: Expression<SqlBool>): Promise<Paise> => {
  const { onAccount } = await db
    .selectFrom("credit_note")
    .select(sql<Paise>`coalesce(sum(total - allocated), 0)::bigint`.as("onAccount"))
    .where("retailer_id", "=", retailerId)
    .where("state", "=", "ISSUED")
    .where(within)
    .executeTakeFirstOrThrow();
  return onAccount;
};

interface Moved {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly number: string | null;
  readonly invoiceId: string | null;
  readonly amount: Paise;
  readonly balance: Paise;
}

/** Booked at one instant: what a credit note takes back of a write-off comes after the note itself. */
const later = sql`(ledger_txn.kind = 'write-off-taken-back')`;

/** What moved the balance of a retailer, each with what is owed after it, in the order in which it was booked. */
const moved = (retailerId: string, within: Expression<SqlBool>) => sql<Moved>`(
  select ledger_txn.id, ledger_txn.day,
    (case when ledger_txn.doc = 'CREDIT_NOTE' and ledger_txn.kind = 'issued' then 'credit-note'
      else ledger_txn.kind end) as kind, ledger_txn.at,
    coalesce(invoice.number, payment.receipt_number, write_off.number, credit_note.number) as number, invoice.id as "invoiceId",
    ledger_entry.amount, ${later} as later,
    (sum(ledger_entry.amount) over (order by ledger_txn.day, ledger_txn.at, ${later}, ledger_txn.id))::bigint as balance
  from ledger_entry
  join ledger_txn on ledger_txn.id = ledger_entry.txn_id
  left join invoice on invoice.id = ledger_txn.doc_id
  left join payment on payment.id = ledger_txn.doc_id
  left join credit_note on credit_note.id = ledger_txn.doc_id
  left join write_off on write_off.id = ledger_txn.doc_id
  where ledger_entry.retailer_id = ${retailerId} and ledger_entry.account = 'RECEIVABLE' and ${within}
)`;

const readLines = async (
  db: Db,
  retailerId: string,
  within: Expression<SqlBool>,
  { from, to }: { readonly from: string; readonly to: string },
) => {
  const { rows } = await sql<Moved>`select * from ${moved(retailerId, within)} as line
    where day between ${from}::date and ${to}::date
    order by day desc, at desc, later desc, id desc limit ${mostLedgerLines + 1}`.execute(db);
  const lines = rows.slice(0, mostLedgerLines).toReversed();
  const [before] = (
    await sql<{ before: Paise; owed: Paise; charges: Paise }>`select
      coalesce(sum(amount) filter (where day < ${from}::date), 0)::bigint as before,
      coalesce(sum(amount), 0)::bigint as owed,
      coalesce(sum(amount) filter (where kind = 'bounce-charge'), 0)::bigint as charges
      from ${moved(retailerId, within)} as line`.execute(db)
  ).rows;
  if (before === undefined) throw new Error("A sum has a row");
  const [first] = lines;
  // Where older lines were left out, it opens with what was owed before the first that is shown.
  const opening = first === undefined ? before.before : ((first.balance - first.amount) as Paise); // of Paise
  return { lines, more: rows.length > lines.length, opening, closing: lines.at(-1)?.balance ?? opening, ...before };
};

const within = (scope: Scope, table: string) =>
  scope.covers({ warehouse: sql.ref<string | null>(`${table}.warehouse_id`) });

interface Asked {
  readonly db: Db;
  readonly scope: Scope;
  readonly params: { readonly id: string };
  readonly query: { readonly from: string; readonly to: string };
}

const readStatement = async ({ db, scope, params, query }: Asked): Promise<RetailerStatement> => {
  const retailer = await db
    .selectFrom("retailer")
    .select(["id", "establishment", "name", "mobile", "gst_number", ...streetColumns, "city", "pincode"])
    .where("id", "=", params.id)
    .where(scope.covers({ warehouse: sql.ref<string | null>("retailer.hub_id") }))
    .executeTakeFirst();
  if (retailer === undefined) throw notFound("Retailer");
  const { lines, more, opening, closing, owed, charges } = await readLines(
    db,
    retailer.id,
    within(scope, "ledger_txn"),
    query,
  );
  const { onAccount, uncleared } = await readPaid(db, retailer.id, within(scope, "payment"));
  const credited = await readCredited(db, retailer.id, within(scope, "credit_note"));
  return {
    retailerId: retailer.id,
    establishment: retailer.establishment,
    name: retailer.name,
    mobile: retailer.mobile,
    gstNumber: retailer.gst_number,
    address: [streetOf(retailer), retailer.city, retailer.pincode].filter(Boolean).join(", "),
    from: query.from,
    to: query.to,
    opening: toRupees(opening),
    closing: toRupees(closing),
    lines: lines.map(({ id, day, kind, number, invoiceId, amount, balance }) => ({
      id,
      day,
      kind,
      number,
      invoiceId,
      debit: amount > 0 ? toRupees(amount) : 0,
      credit: amount < 0 ? 0 - toRupees(amount) : 0,
      balance: toRupees(balance),
    })),
    more,
    owed: toRupees(owed),
    onAccount: toRupees((onAccount + credited) as Paise), // a sum of Paise
    bounceCharges: toRupees(charges),
    uncleared: toRupees(uncleared),
    ageing: await readAgeing(db, retailer.id, within(scope, "invoice")),
  };
};

/** What retailers owe, from day to day. */
export const ledgerHandlers: Handlers<typeof ledgerEndpoints> = {
  statement: readStatement,
  statementPdf: async (asked) => {
    const statement = await readStatement(asked);
    const name = `statement-${statement.to}`;
    return pdfReply(await printSheet(statementSheet(statement), asked.services.gate), name);
  },
};

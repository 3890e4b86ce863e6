import {
  creditOfLines,
  lastTaxDay,
  leftOfLine,
  taxedByPrice,
  type Credit,
  type CreditableLine,
  type CreditNoteKind,
} from "@o2r/api/contract/billing";
import { moneyText } from "@o2r/api/contract/core";
import { sql, type Selectable } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { readGifts } from "./read-gifts.ts";

type Invoice = Selectable<Database["invoice"]>;

/** What an invoice is credited by notes that are issued, line by line; its row is held. */
const readLines = async (db: Db, invoice: Invoice): Promise<readonly CreditableLine[]> => {
  const rows = await db
    .selectFrom("invoice_line as line")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("credit_note_line as taken")
          .innerJoin("credit_note as note", "note.id", "taken.credit_note_id")
          .select([
            "taken.position",
            sql<number>`sum(taken.units)::integer`.as("units"),
            sql<number>`sum(taken.taxable)::bigint`.as("taxable"),
            sql<number>`sum(taken.cgst)::bigint`.as("cgst"),
            sql<number>`sum(taken.sgst)::bigint`.as("sgst"),
            sql<number>`sum(taken.igst)::bigint`.as("igst"),
            sql<number>`sum(taken.cess_amount)::bigint`.as("cess"),
            sql<number>`sum(taken.off)::bigint`.as("off"),
            sql<number>`sum(taken.kept)::bigint`.as("kept"),
          ])
          .where("note.invoice_id", "=", invoice.id)
          .where("note.state", "=", "ISSUED")
          .groupBy("taken.position")
          .as("before"),
      (join) => join.onRef("before.position", "=", "line.position"),
    )
    .select([
      "line.position",
      "line.quantity",
      "line.taxable",
      "line.cgst",
      "line.sgst",
      "line.igst",
      "line.cess_amount",
      "before.units as units_before",
      "before.taxable as taxable_before",
      "before.cgst as cgst_before",
      "before.sgst as sgst_before",
      "before.igst as igst_before",
      "before.cess as cess_before",
      "before.off as off_before",
      "before.kept as kept_before",
    ])
    .where("line.warehouse_id", "=", invoice.warehouse_id)
    .where("line.invoice_id", "=", invoice.id)
    .orderBy("line.position")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    quantity: row.quantity,
    taxable: row.taxable,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    cess: row.cess_amount,
    credited: {
      units: row.units_before ?? 0,
      taxable: row.taxable_before ?? 0,
      cgst: row.cgst_before ?? 0,
      sgst: row.sgst_before ?? 0,
      igst: row.igst_before ?? 0,
      cess: row.cess_before ?? 0,
      off: row.off_before ?? 0,
      kept: row.kept_before ?? 0,
    },
  }));
};

/** What stands on notes of a line. */
export interface OnNotes {
  readonly units: number;
  /** Of them, those that are only asked for. */
  readonly asked: number;
  /** Paise before tax: what its units are worth that are not on a note is as much less. */
  readonly worth: number;
}

/** What stands on notes of an invoice's lines, by position; of those that are only asked for, too. */
export const readOnNotes = async (db: Db, invoiceId: string): Promise<ReadonlyMap<number, OnNotes>> => {
  const rows = await db
    .selectFrom("credit_note_line as line")
    .innerJoin("credit_note as note", "note.id", "line.credit_note_id")
    .select([
      "line.position",
      sql<number>`sum(line.units)::integer`.as("units"),
      sql<number>`coalesce(sum(line.units) filter (where note.state = 'ASKED'), 0)::integer`.as("asked"),
      sql<number>`sum(line.taxable + line.kept)::bigint`.as("worth"),
    ])
    .where("note.invoice_id", "=", invoiceId)
    .where("note.state", "<>", "REFUSED")
    .groupBy("line.position")
    .execute();
  return new Map(rows.map(({ position, ...one }) => [position, one]));
};

/** What differences of its price can still come to of a line, before tax, beside what stands on notes; 0 where its tax does not follow. */
export const creditableOf = (
  line: Pick<Selectable<Database["invoice_line"]>, "taxable" | "tax_base" | "cess_per_unit">,
  onNotes: OnNotes | undefined,
): Paise => {
  const follows = taxedByPrice({ taxBase: line.tax_base, cessPerUnit: Number(line.cess_per_unit) });
  return (follows ? Math.max(0, line.taxable - (onNotes?.worth ?? 0)) : 0) as Paise; // of Paise
};

/** What is to be credited of an invoice, by the places of its lines, from 1. */
export interface Creditable {
  readonly units: ReadonlyMap<number, number>;
  /** Differences of prices: paise before tax. */
  readonly off?: ReadonlyMap<number, number>;
}

export interface Priced {
  readonly kind: CreditNoteKind;
  readonly credit: Credit;
}

/** What is credited of an invoice, which is held, comes to so much on a credit note of a day. */
export const priceCredit = async (
  db: Db,
  invoice: Invoice,
  { units, off = new Map<number, number>() }: Creditable,
  day: string,
): Promise<Priced> => {
  const lines = await readLines(db, invoice);
  for (const [position, more] of units) {
    const line = lines.find((one) => one.position === position);
    const left = line === undefined ? 0 : line.quantity - line.credited.units;
    if (more > left) throw conflict(`Only ${left} units of line ${position} of ${invoice.number} can be credited`);
  }
  for (const [position, paise] of off) {
    const line = lines.find((one) => one.position === position);
    const left = line === undefined ? 0 : leftOfLine(line);
    if (paise > left)
      throw conflict(`Only ${moneyText(left / 100)} of line ${position} of ${invoice.number} can be credited`);
  }
  const before = await db
    .selectFrom("credit_note")
    .select([
      sql<number>`coalesce(sum(total), 0)::bigint`.as("total"),
      sql<boolean>`coalesce(bool_and(kind = 'TAX'), true)`.as("allTaxed"),
    ])
    .where("invoice_id", "=", invoice.id)
    .where("state", "=", "ISSUED")
    .executeTakeFirstOrThrow();
  const taxed = day <= lastTaxDay(invoice.day, await readSetting(db, "creditNoteMonths"));
  const { total: creditedTotal, allTaxed } = before;
  const gifts = await readGifts(db, invoice);
  const credit = creditOfLines({ lines, units, off, taxed, total: invoice.total, creditedTotal, allTaxed, gifts });
  return { kind: taxed ? "TAX" : "COMMERCIAL", credit };
};

const paise = (amount: number): Paise => amount as Paise; // creditOfLines counts in paise

/** What a note comes to as its columns have it. */
export const amountsOf = (credit: Credit) => ({
  taxable: paise(credit.taxable),
  cgst: paise(credit.cgst),
  sgst: paise(credit.sgst),
  igst: paise(credit.igst),
  cess: paise(credit.cess),
  round_off: paise(credit.roundOff),
  total: paise(credit.total),
});

/** The amounts of one of its lines, as the table has them. */
export const lineAmountsOf = ({ taxable, cgst, sgst, igst, cess }: Credit["lines"][number]) => ({
  taxable: paise(taxable),
  cgst: paise(cgst),
  sgst: paise(sgst),
  igst: paise(igst),
  cess_amount: paise(cess),
});

/** What an issued note takes back from sales and taxes, as the ledger has it; who is credited stands against it. */
export const takenBack = ({ taxable, cgst, sgst, igst, cess, roundOff }: Credit) =>
  [
    { account: "SALES", amount: taxable },
    { account: "CGST", amount: cgst },
    { account: "SGST", amount: sgst },
    { account: "IGST", amount: igst },
    { account: "CESS", amount: cess },
    { account: "ROUND_OFF", amount: roundOff },
  ] as const;

/** Writes the lines of a note in the place of those that it had. */
export const writeNoteLines = async (db: Db, noteId: string, { lines }: Credit): Promise<void> => {
  await db.deleteFrom("credit_note_line").where("credit_note_id", "=", noteId).execute();
  await db
    .insertInto("credit_note_line")
    .values(
      lines.map((line) => ({
        credit_note_id: noteId,
        position: line.position,
        units: line.units,
        off: paise(line.off),
        ...lineAmountsOf(line),
        kept: paise(line.kept),
      })),
    )
    .execute();
};

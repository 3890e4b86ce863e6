import { gstr1Sections, type Gstr1Section } from "@o2r/api/contract/insight";
import type { Db } from "../../../../db/schema.ts";
import { csvRow } from "../../../../export/csv.ts";
import type { Cell } from "../../../../export/sheet.ts";
import { toRupees, type Paise } from "../../../../trade/paise.ts";
import { walkDocuments, type AtRate, type ListedDocument, type ListingSection } from "./documents.ts";
import type { ReturnAsked, Sums } from "./lines.ts";
import { exemptWords, issuedWords } from "./portal-words.ts";
import { readByHsn, readByPlace, readExempt, readIssued } from "./totals.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** `24-Nov-2026`. */
const day = (iso: string): Cell => {
  const [year = "", month = "", date = ""] = iso.split("-");
  return { kind: "day", text: `${date}-${months[Number(month) - 1] ?? ""}-${year}` };
};

const text = (words: string | null): Cell => ({ kind: "text", text: words ?? "" });
const money = (amount: Paise): Cell => ({ kind: "money", value: toRupees(amount) });
/** The templates have rates and quantities with two decimals, as amounts. */
const decimal = (value: number): Cell => ({ kind: "money", value });
const whole = (value: number): Cell => ({ kind: "number", value });
const placeOf = ({ code, place }: { readonly code: string; readonly place: string }): Cell => text(`${code}-${place}`);
/** Supplies at another share of the rate, and by way of electronic commerce: there are none. */
const none = null;

type Cells = readonly Cell[];
const rated = (at: AtRate): Cells => [decimal(at.rate), money(at.taxable), money(at.cess)];
const charge = ({ reverseCharge }: ListedDocument): Cell => text(reverseCharge ? "Y" : "N");

const supplyType = ({ zone }: ListedDocument): Cell =>
  text(zone === null ? "Regular B2B" : `SEZ supplies ${zone === "TAXED" ? "with" : "without"} payment`);

/** The rows of tables that list documents: one for each rate of each. */
const rowOf: Readonly<Record<ListingSection, (document: ListedDocument, at: AtRate) => Cells>> = {
  b2b: (one, at) => [
    text(one.gstNumber),
    text(one.name),
    text(one.number),
    day(one.day),
    money(one.value),
    placeOf(one),
    charge(one),
    none,
    supplyType(one),
    none,
    ...rated(at),
  ],
  b2cl: (one, at) => [text(one.number), day(one.day), money(one.value), placeOf(one), none, ...rated(at), none],
  cdnr: (one, at) => [
    text(one.gstNumber),
    text(one.name),
    text(one.number),
    day(one.day),
    text("C"),
    placeOf(one),
    charge(one),
    supplyType(one),
    money(one.value),
    none,
    ...rated(at),
  ],
  cdnur: (one, at) => [
    text("B2CL"),
    text(one.number),
    day(one.day),
    text("C"),
    placeOf(one),
    money(one.value),
    none,
    ...rated(at),
  ],
};

async function* listed(db: Db, asked: ReturnAsked, section: ListingSection): AsyncGenerator<readonly Cells[]> {
  for await (const documents of walkDocuments(db, asked, section))
    yield documents.flatMap((one) => one.rates.map((at) => rowOf[section](one, at)));
}

const hsn = async (db: Db, asked: ReturnAsked, registered: boolean): Promise<readonly Cells[]> =>
  (await readByHsn(db, asked, registered)).map((row) => [
    text(row.hsn),
    none,
    text(`${row.uqc}-${unitNames[row.uqc] ?? "OTHERS"}`),
    decimal(row.units),
    money(valueOf(row)),
    decimal(row.rate),
    money(row.taxable),
    money(row.igst),
    money(row.cgst),
    money(row.sgst),
    money(row.cess),
  ]);

const unitNames: Readonly<Record<string, string>> = { PCS: "PIECES", BOX: "BOX", CTN: "CARTONS", KGS: "KILOGRAMS" };
const valueOf = ({ taxable, igst, cgst, sgst, cess }: Sums): Paise => (taxable + igst + cgst + sgst + cess) as Paise; // a sum of Paise

/** The rows of tables that add up. */
const added: Readonly<
  Record<Exclude<Gstr1Section, ListingSection>, (db: Db, asked: ReturnAsked) => Promise<readonly Cells[]>>
> = {
  b2cs: async (db, asked) =>
    (await readByPlace(db, asked)).map((row) => [text("OE"), placeOf(row), none, ...rated(row), none]),
  exemp: async (db, asked) =>
    (await readExempt(db, asked)).map((row) => [
      text(exemptWords(row).text),
      decimal(0),
      money(row.taxable),
      decimal(0),
    ]),
  hsnb2b: (db, asked) => hsn(db, asked, true),
  hsnb2c: (db, asked) => hsn(db, asked, false),
  docs: async (db, asked) =>
    (await readIssued(db, asked)).map(({ doc, first, last, count, cancelled }) => [
      text(issuedWords[doc].text),
      text(first),
      text(last),
      whole(count),
      whole(cancelled),
    ]),
};

const isListing = (section: Gstr1Section): section is ListingSection => section in rowOf;

/** A table of the return as CSV, in pieces, under the published names of its columns. */
export async function* writeSection(db: Db, asked: ReturnAsked, section: Gstr1Section): AsyncGenerator<Buffer> {
  yield Buffer.from(csvRow(gstr1Sections[section].columns.map(text)));
  if (isListing(section)) {
    for await (const rows of listed(db, asked, section)) yield Buffer.from(rows.map(csvRow).join(""));
    return;
  }
  yield Buffer.from((await added[section](db, asked)).map(csvRow).join(""));
}

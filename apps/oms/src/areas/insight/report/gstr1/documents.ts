import { sql } from "kysely";
import type { Db } from "../../../../db/schema.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { returnDocuments, returnLines, type GroupedDocument, type ReturnAsked, type Sums } from "./lines.ts";

/** What a document comes to at one rate. */
export interface AtRate extends Sums {
  readonly rate: number;
}

/** An invoice or a credit note that the return lists by itself. */
export interface ListedDocument {
  readonly id: string;
  readonly number: string;
  readonly day: string;
  readonly value: Paise;
  readonly gstNumber: string | null;
  readonly name: string;
  readonly place: string;
  /** Of the place of supply. */
  readonly code: string;
  readonly reverseCharge: boolean;
  /** Across a border, as one to a zone is. */
  readonly inter: boolean;
  /** Of a supply to a special economic zone: whether it was charged tax. */
  readonly zone: "TAXED" | "UNTAXED" | null;
  readonly rates: readonly AtRate[];
}

/** Tables that list their documents: of which, and of which kind. */
export const listing = {
  b2b: { doc: "INVOICE", kind: "b2b" },
  b2cl: { doc: "INVOICE", kind: "b2cl" },
  cdnr: { doc: "NOTE", kind: "b2b" },
  cdnur: { doc: "NOTE", kind: "b2cl" },
} as const;
export type ListingSection = keyof typeof listing;

/** Documents that are read at once. */
const batch = 500;

type After = Pick<GroupedDocument, "group" | "number">;

const nextOf = async (db: Db, asked: ReturnAsked, section: ListingSection, after: After | undefined) => {
  const { doc, kind } = listing[section];
  const behind = after === undefined ? sql`true` : sql`("group", number) > (${after.group}, ${after.number})`;
  const { rows } = await sql<GroupedDocument>`
    select id, number, "group" from ${returnDocuments(asked, doc, kind)} as document
    where ${behind} order by "group", number limit ${batch}`.execute(db);
  return rows;
};

const readThem = async (db: Db, asked: ReturnAsked, ids: readonly string[]) => {
  const { rows } = await sql<ListedDocument>`
    select id, min(number) as number, min(day) as day, min(value) as value, min("gstNumber") as "gstNumber", min(name) as name,
      min(place) as place, min(code) as code, bool_or("reverseCharge") as "reverseCharge", min(zone) as zone,
      bool_or(split = 'IGST') as inter,
      jsonb_agg(jsonb_build_object('rate', rate, 'taxable', taxable, 'igst', igst, 'cgst', cgst, 'sgst', sgst, 'cess', cess)
        order by rate) as rates
    from (
      select id, number, day, value, "gstNumber", name, place, code, "reverseCharge", zone, split, rate, sum(taxable) as taxable,
        sum(igst) as igst, sum(cgst) as cgst, sum(sgst) as sgst, sum(cess) as cess
      from ${returnLines(asked, ids)} as line
      where not exempt
      group by id, number, day, value, "gstNumber", name, place, code, "reverseCharge", zone, split, rate
    ) as by_rate
    group by id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The documents of a table, buyer after buyer and of each by number, read as they are taken. */
export async function* walkDocuments(
  db: Db,
  asked: ReturnAsked,
  section: ListingSection,
): AsyncGenerator<readonly ListedDocument[]> {
  let after: After | undefined;
  for (;;) {
    const next = await nextOf(db, asked, section, after);
    after = next.at(-1);
    if (after === undefined) return;
    const found = await readThem(
      db,
      asked,
      next.map(({ id }) => id),
    );
    yield next.flatMap(({ id }) => found.get(id) ?? []);
    if (next.length < batch) return;
  }
}

import { sql } from "kysely";
import { documentNumber, financialYear } from "@o2r/api/contract/billing";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";

interface Series {
  readonly warehouseId: string;
  readonly gstin: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Invoices, unless told. */
  readonly of?: "INVOICE" | "CREDIT";
}

/** What credit notes begin with, which have a series beside that of a hub's invoices: `C01` beside `H01`. */
const creditLetter = "C";

const selectCode = (db: Db, warehouseId: string) =>
  db.selectFrom("warehouse").select("code").where("warehouse.id", "=", warehouseId);

/** What the invoices of a hub have begun with in a year, under one GSTIN. */
const readBegun = (db: Db, { warehouseId, gstin, fy }: Omit<Series, "day" | "of"> & { readonly fy: string }) =>
  selectCode(db, warehouseId)
    .leftJoin("document_series as series", (join) =>
      join
        .on("series.gstin", "=", gstin)
        .on("series.fy", "=", fy)
        .on(sql<boolean>`substr(series.prefix, 2) = warehouse.code`)
        .on("series.prefix", "not like", `${creditLetter}%`),
    )
    .select("series.prefix")
    .executeTakeFirstOrThrow();

/**
 * What the documents of a hub begin with: a letter, and the hub's code, which makes it another than every other's. A series
 * goes on as it began, whatever the setting says by then.
 */
const prefixOf = async (db: Db, { of, ...series }: Omit<Series, "day"> & { readonly fy: string }): Promise<string> => {
  const { warehouseId } = series;
  if (of === "CREDIT") return `${creditLetter}${(await selectCode(db, warehouseId).executeTakeFirstOrThrow()).code}`;
  const { prefix } = await readBegun(db, series);
  if (prefix !== null) return prefix;
  // The first of a year: another that begins at the same moment waits, and finds this one's.
  await selectCode(db, warehouseId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const { prefix: meanwhile, code } = await readBegun(db, series);
  return meanwhile ?? `${await readSetting(db, "invoicePrefix", warehouseId)}${code}`;
};

/**
 * The next numbers of a hub's documents, one for each of these days, which rise and are of one financial year. A transaction
 * that fails gives them back, so that none is missing.
 */
export const takeNumbers = async (
  db: Db,
  { warehouseId, gstin, days, of }: Omit<Series, "day"> & { readonly days: readonly [string, ...string[]] },
): Promise<readonly string[]> => {
  const last = days.at(-1) ?? days[0];
  const fy = financialYear(last);
  const prefix = await prefixOf(db, { warehouseId, gstin, fy, ...(of && { of }) });
  const { rows } = await sql<{ place: number }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day)
    values (${gstin}, ${fy}, ${prefix}, ${days.length + 1}, ${last})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + ${days.length},
      last_day = excluded.last_day where document_series.last_day <= ${days[0]}
    returning next_no - ${days.length} as place`.execute(db);
  const place = rows[0]?.place;
  if (place === undefined) throw conflict("A later day has documents already: numbers and days rise together");
  return days.map((_, at) => documentNumber(prefix, fy, place + at));
};

/**
 * The next number of a hub's documents under its GSTIN in the financial year of the day. A transaction that fails gives it
 * back, so that none is missing; whoever has taken one keeps the others of the hub waiting, so it is taken last of all.
 * Days never go back along the numbers.
 */
export const takeNumber = async (db: Db, { day, ...series }: Series): Promise<string> =>
  (await takeNumbers(db, { ...series, days: [day] }))[0] ?? "";

interface Papers extends Pick<Series, "warehouseId" | "day"> {
  readonly prefix: string;
}

/**
 * So many next numbers of papers that are no tax documents, such as receipts (`RC07/26-27/000042`): of a hub, whose code
 * makes them unique in the house, and a financial year.
 */
export const takePaperNumbers = async (
  db: Db,
  { warehouseId, prefix, day }: Papers,
  count: number,
): Promise<readonly string[]> => {
  const fy = financialYear(day);
  const { rows } = await sql<{ place: number; code: string }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day)
    values (${warehouseId}, ${fy}, ${prefix}, ${count + 1}, ${day})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + ${count}
    returning next_no - ${count} as place, (select code from warehouse where id = ${warehouseId}) as code`.execute(db);
  const [taken] = rows;
  if (taken === undefined) throw new Error("The series gave no number");
  return Array.from({ length: count }, (_, at) => documentNumber(`${prefix}${taken.code}`, fy, taken.place + at));
};

/** The next number of such papers. A transaction that fails gives it back. */
export const takePaperNumber = async (db: Db, papers: Papers): Promise<string> =>
  (await takePaperNumbers(db, papers, 1))[0] ?? "";

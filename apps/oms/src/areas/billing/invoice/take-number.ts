import { sql } from "kysely";
import { documentNumber, financialYear, invoicePrefix } from "@o2r/api/contract/billing";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

/** What the documents of a hub begin with: given once, when it issues its first. */
const prefixOf = async (db: Db, warehouseId: string): Promise<string> => {
  const { invoice_prefix } = await db
    .selectFrom("warehouse")
    .select("invoice_prefix")
    .where("id", "=", warehouseId)
    .executeTakeFirstOrThrow();
  if (invoice_prefix !== null) return invoice_prefix;
  const { rows } = await sql<{ place: string }>`select nextval('invoice_prefix_place') as place`.execute(db);
  const { rows: kept } = await sql<{ prefix: string }>`
    update warehouse set invoice_prefix = coalesce(invoice_prefix, ${invoicePrefix(Number(rows[0]?.place))})
    where id = ${warehouseId} returning invoice_prefix as prefix`.execute(db);
  return kept[0]?.prefix ?? "";
};

interface Series {
  readonly warehouseId: string;
  readonly gstin: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Invoices, unless told. */
  readonly of?: "INVOICE" | "CREDIT";
}

/** Credit notes have a series of their own beside that of the hub's invoices: `C01` beside `H01`. */
const seriesOf = (prefix: string, of: Series["of"]): string => (of === "CREDIT" ? `C${prefix.slice(1)}` : prefix);

/**
 * The next number of a hub's documents under its GSTIN in the financial year of the day. A transaction that fails gives it
 * back, so that none is missing; whoever has taken one keeps the others of the hub waiting, so it is taken last of all.
 * Days never go back along the numbers.
 */
export const takeNumber = async (db: Db, { warehouseId, gstin, day, of }: Series): Promise<string> => {
  const prefix = seriesOf(await prefixOf(db, warehouseId), of);
  const fy = financialYear(day);
  const { rows } = await sql<{ place: number }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day) values (${gstin}, ${fy}, ${prefix}, 2, ${day})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + 1, last_day = excluded.last_day
      where document_series.last_day <= excluded.last_day
    returning next_no - 1 as place`.execute(db);
  const place = rows[0]?.place;
  if (place === undefined) throw conflict("A later day has documents already: numbers and days rise together");
  return documentNumber(prefix, fy, place);
};

/**
 * The next number of papers that are no tax documents, such as receipts (`RC`): of a hub and a financial year. A transaction
 * that fails gives it back.
 */
export const takePaperNumber = async (
  db: Db,
  { warehouseId, prefix, day }: Pick<Series, "warehouseId" | "day"> & { readonly prefix: string },
): Promise<string> => {
  const fy = financialYear(day);
  const { rows } = await sql<{ place: number }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day) values (${warehouseId}, ${fy}, ${prefix}, 2, ${day})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + 1
    returning next_no - 1 as place`.execute(db);
  return documentNumber(prefix, fy, rows[0]?.place ?? 0);
};

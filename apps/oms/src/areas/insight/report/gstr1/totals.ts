import { sql } from "kysely";
import type { Db } from "../../../../db/schema.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { netSums, returnLines, type ReturnAsked, type Sums } from "./lines.ts";

/** What consumers bought, by place and rate. */
export interface ByPlace extends Sums {
  readonly code: string;
  readonly place: string;
  readonly inter: boolean;
  readonly rate: number;
}

export const readByPlace = async (db: Db, asked: ReturnAsked): Promise<readonly ByPlace[]> => {
  const { rows } = await sql<ByPlace>`
    select code, min(place) as place, split = 'IGST' as inter, rate, ${netSums}
    from ${returnLines(asked)} as line
    where kind = 'b2cs' and not exempt
    group by code, split = 'IGST', rate
    order by code, inter, rate`.execute(db);
  return rows;
};

/** What bore no tax, by who bought and from where. */
export interface Exempt {
  readonly inter: boolean;
  readonly registered: boolean;
  readonly taxable: Paise;
}

export const readExempt = async (db: Db, asked: ReturnAsked): Promise<readonly Exempt[]> => {
  const { rows } = await sql<Exempt>`
    select split = 'IGST' as inter, kind = 'b2b' as registered, ${netSums}
    from ${returnLines(asked)} as line
    where exempt
    group by split = 'IGST', kind = 'b2b'
    order by inter desc, registered desc`.execute(db);
  return rows;
};

/** What was sold by HSN and rate, never by HSN alone. */
export interface ByHsn extends Sums {
  readonly hsn: string;
  readonly uqc: string;
  readonly rate: number;
  readonly units: number;
}

export const readByHsn = async (db: Db, asked: ReturnAsked, registered: boolean): Promise<readonly ByHsn[]> => {
  const { rows } = await sql<ByHsn>`
    select hsn, uqc, rate, sum(case when doc = 'NOTE' then -units else units end)::int as units, ${netSums}
    from ${returnLines(asked)} as line
    where (kind = 'b2b') = ${registered}
    group by hsn, uqc, rate
    order by hsn, rate, uqc`.execute(db);
  return rows;
};

/** A series of documents of the month. */
export interface Issued {
  readonly doc: "INVOICE" | "NOTE";
  readonly first: string;
  readonly last: string;
  readonly count: number;
  readonly cancelled: number;
}

export const readIssued = async (db: Db, { gstin, from, to }: ReturnAsked): Promise<readonly Issued[]> => {
  const { rows } = await sql<Issued>`
    select doc, min(number) as first, max(number) as last, count(*)::int as count,
      (count(*) filter (where cancelled))::int as cancelled
    from (
      select 'INVOICE' as doc, number, state = 'CANCELLED' as cancelled from invoice
        where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select 'INVOICE' as doc, number, false from hub_invoice where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select 'NOTE' as doc, number, false from credit_note
        where gstin = ${gstin} and day between ${from} and ${to} and state = 'ISSUED' and kind = 'TAX'
    ) as document
    group by doc, split_part(number, '/', 1), split_part(number, '/', 2)
    order by doc, first`.execute(db);
  return rows;
};

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
  readonly doc: "INVOICE" | "NOTE" | "CHALLAN";
  readonly first: string;
  readonly last: string;
  readonly count: number;
  readonly cancelled: number;
}

/** Goods that moved within a GSTIN and are no supply: to hubs, and what was rejected back. Each place numbers its own. */
const challans = ({ gstin, from, to }: ReturnAsked) => sql`
  select 'CHALLAN' as doc, challan as number, false as cancelled, cwh_id || regexp_replace(challan, '[0-9]+$', '') as series
    from hub_dispatch
    where gstin = ${gstin} and at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
      and at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      and not exists (select from hub_invoice where hub_invoice.dispatch_id = hub_dispatch.id)
  union all
  select 'CHALLAN', number, false, warehouse_id || substr(number, 1, 9) from return_paper
    where kind = 'CHALLAN' and gstin = ${gstin} and day between ${from} and ${to}`;

/** From which number to which, series by series; a challan's is of the place that numbers it. */
export const readIssued = async (db: Db, asked: ReturnAsked): Promise<readonly Issued[]> => {
  const { gstin, from, to } = asked;
  const { rows } = await sql<Issued>`
    select doc, min(number) as first, max(number) as last, count(*)::int as count,
      (count(*) filter (where cancelled))::int as cancelled
    from (
      select 'INVOICE' as doc, number, state = 'CANCELLED' as cancelled, substr(number, 1, 9) as series from invoice
        where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select 'INVOICE' as doc, number, false, substr(number, 1, 9) from hub_invoice
        where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select 'NOTE' as doc, number, false, substr(number, 1, 9) from credit_note
        where gstin = ${gstin} and day between ${from} and ${to} and state = 'ISSUED' and kind = 'TAX'
      union all
      select 'NOTE' as doc, number, false, substr(number, 1, 9) from hub_credit_note
        where gstin = ${gstin} and day between ${from} and ${to} and kind = 'TAX'
      union all
      ${challans(asked)}
    ) as document
    group by doc, series
    order by array_position(array['INVOICE', 'NOTE', 'CHALLAN'], doc), first, series`.execute(db);
  return rows;
};

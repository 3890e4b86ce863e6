import type { Gstr1Section, Gstr1Summary } from "@o2r/api/contract/insight";
import { sql } from "kysely";
import type { Db } from "../../../../db/schema.ts";
import { toRupees, type Paise } from "../../../../trade/paise.ts";
import { netSums, returnLines, type ReturnAsked, type Sums } from "./lines.ts";
import { readIssued } from "./totals.ts";

interface Table extends Sums {
  readonly section: Gstr1Section;
  readonly count: number;
}

/** As much as the tables that follow from lines come to; each line stands in one of the first six, and in one of HSN. */
const readTables = async (db: Db, asked: ReturnAsked): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    with line as materialized (select * from ${returnLines(asked)} as line),
    tables as (
      select *, case when exempt then 'exemp' when doc = 'NOTE' and kind = 'b2b' then 'cdnr'
        when doc = 'NOTE' and kind = 'b2cl' then 'cdnur' else kind end as section,
        case when kind = 'b2b' then 'hsnb2b' else 'hsnb2c' end as hsn_section
      from line)
    select section, case when section = 'b2cs' then count(distinct (code, split = 'IGST', rate))
      when section = 'exemp' then count(distinct (split = 'IGST', kind = 'b2b')) else count(distinct id) end::int as count,
      ${netSums} from tables group by section
    union all
    select hsn_section, count(distinct (hsn, uqc, rate))::int, ${netSums} from tables group by hsn_section`.execute(db);
  return rows;
};

/** Documents of the month with goods that are taxed on their printed price. */
const countPrinted = async (db: Db, asked: ReturnAsked): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct id)::int as count from ${returnLines(asked)} as line where base = 'RETAIL_PRICE'`.execute(db);
  return rows[0]?.count ?? 0;
};

interface Booked extends Sums {
  readonly commercial: Paise;
}

/**
 * What the same documents moved on the ledger: sales and taxes, cancelled ones taken back; and apart what commercial notes
 * took off sales.
 */
const readBooked = async (db: Db, { gstin, from, to }: ReturnAsked): Promise<Booked> => {
  const { rows } = await sql<Booked>`
    select
      coalesce(-sum(entry.amount) filter (where account = 'SALES' and not commercial), 0)::bigint as taxable,
      coalesce(-sum(entry.amount) filter (where account = 'IGST'), 0)::bigint as igst,
      coalesce(-sum(entry.amount) filter (where account = 'CGST'), 0)::bigint as cgst,
      coalesce(-sum(entry.amount) filter (where account = 'SGST'), 0)::bigint as sgst,
      coalesce(-sum(entry.amount) filter (where account = 'CESS'), 0)::bigint as cess,
      coalesce(sum(entry.amount) filter (where account = 'SALES' and commercial), 0)::bigint as commercial
    from (
      select id, false as commercial from invoice where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select dispatch_id, false from hub_invoice where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select id, kind = 'COMMERCIAL' from hub_credit_note where gstin = ${gstin} and day between ${from} and ${to}
      union all
      select id, kind = 'COMMERCIAL' from credit_note
        where gstin = ${gstin} and day between ${from} and ${to} and state = 'ISSUED'
    ) as document
    join ledger_txn txn on txn.doc_id = document.id and txn.doc in ('INVOICE', 'HUB_INVOICE', 'CREDIT_NOTE', 'HUB_CREDIT_NOTE')
    join ledger_entry entry on entry.txn_id = txn.id`.execute(db);
  const [booked] = rows;
  if (booked === undefined) throw new Error("A sum has a row");
  return booked;
};

const heads = ["taxable", "igst", "cgst", "sgst", "cess"] as const;
const none = { taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 } as Sums; // nothing, in paise
const rupeesOf = (sums: Sums) => ({
  taxable: toRupees(sums.taxable),
  igst: toRupees(sums.igst),
  cgst: toRupees(sums.cgst),
  sgst: toRupees(sums.sgst),
  cess: toRupees(sums.cess),
});
const add = (one: Sums, other: Sums): Sums => ({
  taxable: (one.taxable + other.taxable) as Paise, // sums of Paise
  igst: (one.igst + other.igst) as Paise,
  cgst: (one.cgst + other.cgst) as Paise,
  sgst: (one.sgst + other.sgst) as Paise,
  cess: (one.cess + other.cess) as Paise,
});

/** In the order of the return. */
const supplies = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "exemp"] as const;
const order: readonly Gstr1Section[] = [...supplies, "hsnb2b", "hsnb2c", "docs"];

/** The return of a month table by table, and whether it is what the ledger says. */
export const summarize = async (
  db: Db,
  asked: ReturnAsked,
  { gstin, month }: Pick<Gstr1Summary, "gstin" | "month">,
): Promise<Gstr1Summary> => {
  const tables = new Map((await readTables(db, asked)).map((table) => [table.section, table]));
  const booked = await readBooked(db, asked);
  const issued = await readIssued(db, asked);
  const sumsOf = (section: Gstr1Section): Sums => tables.get(section) ?? none;
  const total = supplies.map(sumsOf).reduce(add, none);
  const byHsn = add(sumsOf("hsnb2b"), sumsOf("hsnb2c"));
  return {
    gstin,
    month,
    sections: order.map((section) => ({
      section,
      count: section === "docs" ? issued.length : (tables.get(section)?.count ?? 0),
      ...rupeesOf(sumsOf(section)),
    })),
    total: rupeesOf(total),
    ledger: rupeesOf(booked),
    agrees: heads.every((head) => total[head] === booked[head] && byHsn[head] === booked[head]),
    commercial: toRupees(booked.commercial),
    onPrintedPrice: await countPrinted(db, asked),
  };
};

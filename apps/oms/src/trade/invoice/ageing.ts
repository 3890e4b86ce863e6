import { sql } from "kysely";
import { toRupees, type Paise } from "../paise.ts";

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** What is still due of `invoice`: neither paid, nor credited, nor written off, which counts as credited. Paise. */
export const openOfInvoice = sql<Paise>`(invoice.total - invoice.paid - invoice.credited)`;

/** Whether something of `invoice` is due. */
export const isOpen = sql<boolean>`(invoice.state <> 'CANCELLED' and ${openOfInvoice} > 0)`;

const due = (when = sql``) => sql<Paise>`coalesce(sum(${openOfInvoice}) ${when}, 0)::bigint`;
const late = (from: number, to: number | null) =>
  due(sql`filter (where ${today} - invoice.due_on >= ${sql.lit(from)}
    ${to === null ? sql`` : sql`and ${today} - invoice.due_on <= ${sql.lit(to)}`})`);

/** What is due of some of `invoice`, to be selected: by how many days it is over its terms, and in all. Paise. */
export const ageing = {
  notYet: due(sql`filter (where invoice.due_on >= ${today})`),
  upTo30: late(1, 30),
  upTo60: late(31, 60),
  upTo90: late(61, 90),
  beyond: late(91, null),
  due: due(),
} as const;
export type Ages = Readonly<Record<keyof typeof ageing, Paise>>;

/** The same in rupees. */
export const toAges = ({ notYet, upTo30, upTo60, upTo90, beyond, due: all }: Ages) => ({
  notYet: toRupees(notYet),
  upTo30: toRupees(upTo30),
  upTo60: toRupees(upTo60),
  upTo90: toRupees(upTo90),
  beyond: toRupees(beyond),
  due: toRupees(all),
});

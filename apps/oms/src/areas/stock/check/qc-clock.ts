import { sql, type Expression, type SqlBool } from "kysely";
import { dueOfCheck, type QcClock } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";

/** Until when a check of a warehouse that begins now, or again, is to end. */
export const readDue = async (db: Db, warehouseId: string, now: Date): Promise<Date> =>
  dueOfCheck(now, await readSetting(db, "qcHours", warehouseId));

/** Which checks stand how, in words that the indexes of their columns answer. */
const standing: Readonly<Record<QcClock, Expression<SqlBool>>> = {
  OVERDUE: sql`qc.waits_until < now()`,
  DUE: sql`(qc.waits_until >= now() and qc.waits_until < '9999-01-01 00:00:00+00')`,
  KEPT: sql`qc.late = false`,
  BREACHED: sql`qc.late = true`,
};
const clocks = Object.entries(standing);

/** How a check stands with its hours. */
export const clockOfCheck = sql<QcClock | null>`case ${sql.join(
  clocks.map(([clock, holds]) => sql`when ${holds} then ${sql.lit(clock)}`),
  sql` `,
)} end`;

/** The checks that stand in one of some ways, `OVERDUE,BREACHED`. */
export const standsAs = (text: string): Expression<SqlBool> => {
  const asked = text.split(",");
  const chosen = clocks.flatMap(([clock, holds]) => (asked.includes(clock) ? [holds] : []));
  return sql<SqlBool>`(${sql.join(chosen.length === 0 ? [sql`false`] : chosen, sql` or `)})`;
};

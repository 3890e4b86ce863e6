import { sql, type SqlBool } from "kysely";
import { openChecks, rejectedHere } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";

/** What checks say of a batch, as far as no reset has taken it off the books since. */
export interface UnitsOfChecks {
  /** Units that they have in quarantine: all of those that are open, the held ones of others. */
  readonly inChecks: number;
  /** Units that they rejected and of which nothing has become yet. */
  readonly inRejects: number;
}

/** Whether a line's check has moved its batch since the last reset; a reset leaves what checks that have ended hold as it is. */
const stands = sql<SqlBool>`not exists (
  select from stock_movement as reset
  where reset.warehouse_id = line.warehouse_id and reset.batch_id = line.batch_id and reset.type = 'RESET'
    and reset.seq > (
      select max(own.seq) from stock_movement as own where own.ref_id = line.qc_id and own.batch_id = line.batch_id
    )
)`;

/** The lines of a check that no reset of their batch has overtaken. Runs while the balances are held. */
export const readStandingLines = async (db: Db, checkId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("qc_line as line")
    .select("line.id")
    .where("line.qc_id", "=", checkId)
    .where(stands)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** What all checks of a warehouse say of batches, by batch. Runs while the balances are held. */
export const readUnitsOfChecks = async (
  db: Db,
  warehouseId: string,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, UnitsOfChecks>> => {
  const inChecks = await db
    .selectFrom("qc_line as line")
    .innerJoin("qc", "qc.id", "line.qc_id")
    .select([
      "line.batch_id",
      sql<number>`sum(case when qc.state = any(${[...openChecks]}) then line.received else line.held end)`.as("units"),
    ])
    .where("line.warehouse_id", "=", warehouseId)
    .where("line.batch_id", "in", batchIds)
    .where(stands)
    .groupBy("line.batch_id")
    .execute();
  const inRejects = await db
    .selectFrom("rejected_sku")
    .innerJoin("qc_line as line", "line.id", "rejected_sku.qc_line_id")
    .select(["line.batch_id", sql<number>`sum(rejected_sku.quantity)`.as("units")])
    .where("rejected_sku.warehouse_id", "=", warehouseId)
    .where("rejected_sku.batch_id", "in", batchIds)
    .where("rejected_sku.state", "in", [...rejectedHere])
    .where(stands)
    .groupBy("line.batch_id")
    .execute();
  const unitsIn = (rows: typeof inChecks, id: string) => rows.find(({ batch_id }) => batch_id === id)?.units ?? 0;
  return new Map(batchIds.map((id) => [id, { inChecks: unitsIn(inChecks, id), inRejects: unitsIn(inRejects, id) }]));
};

import { sql } from "kysely";
import { buckets, type Bucket } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";

/** A balance that is not what its movements, or its reservations, add up to. */
export interface Drift {
  readonly batch_id: string;
  /** `promised`: the reservations that stand, against what is reserved. */
  readonly bucket: Bucket | "seq" | "promised";
  readonly balance: number;
  readonly ledger: number;
}

const sums = sql.join(buckets.map((bucket) => sql`coalesce(sum(${sql.ref(bucket)}), 0) as ${sql.ref(bucket)}`));
const compared = sql.join(
  [...buckets, "seq"].map(
    (name) => sql`(${sql.lit(name)}, ${sql.ref(`balance.${name}`)}, coalesce(${sql.ref(`ledger.${name}`)}, 0))`,
  ),
);

/**
 * Where the balances have drifted from the ledger: none, as long as `postMovements` alone writes them. Of one batch,
 * or of one warehouse, when it is named. Every batch of it is read, so a large ledger takes its time.
 */
export const findDrift = async (
  db: Db,
  of: { readonly batchId?: string; readonly warehouseId?: string } = {},
): Promise<readonly Drift[]> => {
  const only = sql`where ${of.batchId === undefined ? sql`true` : sql`batch_id = ${of.batchId}`}
    and ${of.warehouseId === undefined ? sql`true` : sql`warehouse_id = ${of.warehouseId}`}`;
  const { rows } = await sql<Drift>`
    with ledger as (
      select batch_id, ${sums}, max(seq) as seq from stock_movement ${only} group by batch_id
    ), promised as (
      select batch_id, sum(quantity) filter (where state = 'HELD') as quantity from reservation ${only} group by batch_id
    )
    select balance.batch_id, fact.bucket, fact.balance, fact.ledger::bigint
    from (select * from stock_balance ${only}) as balance
    left join ledger on ledger.batch_id = balance.batch_id
    left join promised on promised.batch_id = balance.batch_id
    cross join lateral (values ${compared}, ('promised', balance.reserved, coalesce(promised.quantity, 0)))
      as fact (bucket, balance, ledger)
    where fact.balance <> fact.ledger
    order by balance.batch_id, fact.bucket
  `.execute(db);
  return rows;
};

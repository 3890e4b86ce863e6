import { mostProposals } from "@o2r/api/contract/billing";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** A deposit slip or a receipt that a line of a statement may be. */
export interface Target {
  readonly kind: "SLIP" | "RECEIPT";
  /** The slip, or the number of the receipt. */
  readonly name: string;
  /** What the bank may call it: the slip, or the payment's own id. */
  readonly reference: string;
}

interface Line {
  readonly warehouseId: string;
  readonly amount: Paise;
}

/** What of a hub comes to this very amount and is not found on a statement yet, slips first. */
export const findTargets = async (db: Db, { warehouseId, amount }: Line): Promise<readonly Target[]> => {
  const { rows } = await sql<Target>`
    select 'SLIP' as kind, deposit_slip as name, deposit_slip as reference from collection
    where warehouse_id = ${warehouseId} and state = 'DEPOSITED' and deposit_slip is not null
    group by deposit_slip having sum(paid) = ${amount}
    union all
    select 'RECEIPT', receipt_number, payment_id from payment
    where warehouse_id = ${warehouseId} and state = 'RECEIVED' and mode <> 'CASH' and amount = ${amount}
      and not exists (select from collection where collection.payment_id = payment.id and collection.state = 'DEPOSITED'
        and collection.deposit_slip in (select slip.deposit_slip from collection as slip
          where slip.warehouse_id = ${warehouseId} and slip.state = 'DEPOSITED'
          group by slip.deposit_slip having sum(slip.paid) = ${amount}))
    order by 1 desc, 2 limit 100`.execute(db);
  return rows;
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Those of the line's own reference, or that its narration names; where it names none, all of its amount. */
export const judgeTargets = (
  targets: readonly Target[],
  { reference, narration }: { readonly reference: string; readonly narration: string },
): { readonly sure: Target | undefined; readonly proposals: readonly string[] } => {
  const words = narration.split(/[\s,;|]+/).map(plain);
  const named = targets.filter((one) => {
    const wanted = plain(one.reference);
    return wanted !== "" && (wanted === plain(reference) || words.includes(wanted));
  });
  const shown = named.length > 0 ? named : targets;
  return {
    sure: named.length === 1 ? named[0] : undefined,
    proposals: shown.slice(0, mostProposals).map(({ name }) => name),
  };
};

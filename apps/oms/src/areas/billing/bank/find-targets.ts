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

/** So many that come to one amount are looked at. */
const most = 100;

/**
 * What of their hubs comes to the very amounts of lines and is not found on a statement yet, slips first: in one statement,
 * since a page has hundreds of lines. Answers for each of them.
 */
export const findTargetsOf = async (db: Db, lines: readonly Line[]): Promise<(line: Line) => readonly Target[]> => {
  const keyOf = ({ warehouseId, amount }: Line): string => `${warehouseId} ${amount}`;
  const found = new Map<string, Target[]>();
  if (lines.length > 0) {
    const hubs = lines.map(({ warehouseId }) => warehouseId);
    const amounts = lines.map(({ amount }) => amount);
    const { rows } = await sql<Line & Target>`
      with line as (select distinct * from unnest(${hubs}::uuid[], ${amounts}::bigint[]) as typed (hub, amount)),
      slip as (
        select warehouse_id as hub, deposit_slip as name, sum(paid) as amount from collection
        where warehouse_id in (select hub from line) and state = 'DEPOSITED' and deposit_slip is not null
        group by warehouse_id, deposit_slip),
      target as (
        select line.hub, line.amount, 'SLIP' as kind, slip.name, slip.name as reference
        from line join slip on slip.hub = line.hub and slip.amount = line.amount
        union all
        select line.hub, line.amount, 'RECEIPT', receipt_number, payment_id
        from line join payment on payment.warehouse_id = line.hub and payment.amount = line.amount
        where payment.state = 'RECEIVED' and payment.mode <> 'CASH'
          and not exists (select from collection
            join slip on slip.hub = line.hub and slip.amount = line.amount and slip.name = collection.deposit_slip
            where collection.payment_id = payment.id and collection.state = 'DEPOSITED')),
      ranked as (
        select *, row_number() over (partition by hub, amount order by kind desc, name) as rank from target)
      select hub as "warehouseId", amount, kind, name, reference from ranked where rank <= ${most}
      order by hub, amount, rank`.execute(db);
    for (const { warehouseId, amount, ...target } of rows) {
      const key = keyOf({ warehouseId, amount });
      found.set(key, [...(found.get(key) ?? []), target]);
    }
  }
  return (line) => found.get(keyOf(line)) ?? [];
};

/** The same of one line. */
export const findTargets = async (db: Db, line: Line): Promise<readonly Target[]> =>
  (await findTargetsOf(db, [line]))(line);

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

import { sql } from "kysely";
import { daysBetween } from "@o2r/api/contract/core";
import { orderLife, unpackedStates } from "@o2r/api/contract/orders";
import { mayBeSold } from "@o2r/api/contract/stock";
import type { AuditEntry } from "../../../../audit/entry.ts";
import { lockRow } from "../../../../db/repository.ts";
import type { Db } from "../../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../../trade/lifecycle/take-step.ts";
import { tell } from "../../../../trade/lifecycle/tell.ts";
import { toRupees } from "../../../../trade/paise.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { releaseBatches } from "../../../stock/ledger/reservations.ts";
import { readSetAside, unitsOf } from "../../set-aside/read-set-aside.ts";
import { readOrder } from "../select-orders.ts";
import { allocate, deliveryOf } from "./allocate.ts";
import type { LivingOrder } from "./step-types.ts";

type SetAside = Awaited<ReturnType<typeof readSetAside>>;

const refOf = ({ id }: Pick<LivingOrder, "id">) => ({ type: "order", id }) as const;

/** What an order is promised of batches that were blocked since, or will have expired when it is delivered. */
const goneOf = (aside: SetAside, held: LivingOrder, now: Date): SetAside =>
  aside.filter(
    ({ blocked, expires_on }) => !mayBeSold({ blocked, daysLeft: daysBetween(deliveryOf(held, now), expires_on) }),
  );

/** Why an order is not packed: its goods may not be delivered. Null where they may. */
export const whyNotPacked = async ({
  db,
  held,
  now,
}: {
  readonly db: Db;
  readonly held: LivingOrder;
  readonly now: Date;
}): Promise<string | null> =>
  goneOf(await readSetAside(db, refOf(held)), held, now).length === 0
    ? null
    : "Some of its goods have expired or were blocked: others are set aside within minutes";

/** Its lines are promised nothing of these batches any more. */
const forget = async (db: Db, held: LivingOrder, batchIds: readonly string[]): Promise<void> => {
  await sql`
    with gone as (
      delete from order_piece where warehouse_id = ${held.warehouse_id} and order_id = ${held.id}
        and batch_id = any(${[...batchIds]}::uuid[])
      returning position, units
    )
    update order_item set reserved = reserved - lost.units
    from (select position, sum(units) as units from gone group by 1) as lost
    where order_item.warehouse_id = ${held.warehouse_id} and order_item.order_id = ${held.id}
      and order_item.position = lost.position`.execute(db);
};

/**
 * Gives back what an order is promised of batches that cannot be delivered any more, and promises it what there is in their
 * place, at what it cost, or less. Where there is too little the order is short, and in part allocated, which those are told
 * who allocate.
 */
export const renewOrder = async (db: Db, id: string, now: Date): Promise<readonly AuditEntry[]> => {
  const held = await lockRow(db, "orders", id);
  if (held === undefined || !unpackedStates.some((state) => state === held.state)) return [];
  const ref = refOf(held);
  const seen = goneOf(await readSetAside(db, ref), held, now);
  if (seen.length === 0) return [];
  // Held at once, in the order of their ids, as by whoever promises; and read again, since somebody may have blocked them.
  const productIds = [...new Set(seen.map(({ product_id }) => product_id))];
  await readCandidates(db, { warehouseId: held.warehouse_id, productIds, hold: true });
  const aside = await readSetAside(db, ref);
  const gone = goneOf(aside, held, now).filter(({ product_id }) => productIds.includes(product_id));
  const batchIds = gone.map((row) => row.id);
  await releaseBatches(db, ref, batchIds, { now, actorId: null });
  await forget(db, held, batchIds);
  const { to, set } = await allocate({ db, now, actor: { id: null } }, held, productIds);
  const isAllocated = held.state === "ALLOCATED" || held.state === "PARTIALLY_ALLOCATED";
  const taken = await takeStep(db, {
    life: orderLife,
    table: "orders",
    held,
    ...(isAllocated ? { step: "allocateAgain", to } : { step: "setAsideAgain" }),
    set,
    now,
    by: null,
  });
  const [before, after] = [unitsOf(aside), unitsOf(await readSetAside(db, ref))];
  if (after < before) {
    const row = await readOrder(db, id);
    await tell(db, orderLife.steps.allocate.tells, { row, warehouseId: held.warehouse_id, by: null, now });
  }
  return [
    stepEntry(orderLife, "set-aside-again", held, taken, {
      before: { setAside: before, short: held.short, total: toRupees(held.total) },
      after: { setAside: after, short: taken.short, total: toRupees(taken.total) },
    }),
  ];
};

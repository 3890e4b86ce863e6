import { sql } from "kysely";
import { promotionLife as life, promotionStepByClock } from "@o2r/api/contract/promotions";
import { todayIn } from "@o2r/forms/server";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { StoredPromotion } from "./promotion-columns.ts";

const done = { begin: "begun", exhaust: "used-up", refill: "refilled", expire: "expired" } as const;

/** Whether all uses of a promotion are taken or its budget is spent. */
const isSpent = async (db: Db, { id, use_limit, budget }: StoredPromotion): Promise<boolean> => {
  if (use_limit === null && budget === null) return false;
  const { uses, spent } = await db
    .selectFrom("promotion_tally")
    .select([
      sql<number>`coalesce(sum(uses), 0)::bigint`.as("uses"),
      sql<number>`coalesce(sum(spent), 0)::bigint`.as("spent"),
    ])
    .where("promotion_id", "=", id)
    .executeTakeFirstOrThrow();
  return (use_limit !== null && uses >= use_limit) || (budget !== null && spent >= budget);
};

/**
 * Takes a promotion to where it belongs by the calendar and by what is left of it: it begins, it is used up, it has uses
 * again, or it is over. Who calls it holds the promotion. Returns what is to be audited.
 */
export const followClock = async (
  db: Db,
  held: StoredPromotion,
  now: Date,
  by: string | null,
): Promise<readonly AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  let at = held;
  const today = todayIn(undefined, now);
  for (;;) {
    const { state, valid_from: validFrom, valid_till: validTill } = at;
    const step = promotionStepByClock({ state, validFrom, validTill }, { today, isSpent: await isSpent(db, at) });
    if (step === null) return entries;
    const after = await takeStep(db, { life, table: "promotion", held: at, step, now, by });
    entries.push(
      stepEntry(
        life,
        done[step],
        { id: at.id, version: at.version, state, ...(at.warehouse_id && { warehouse_id: at.warehouse_id }) },
        after,
      ),
    );
    at = after;
  }
};

/** As many as are looked for at once; each is moved in a transaction of its own. */
const atOnce = 200;

/** Moves every promotion whose time has come, or whose limits are reached. Any number of processes may do so at once. */
export const followPromotions = async (db: Db, telling: Telling, now: Date): Promise<void> => {
  const today = todayIn(undefined, now);
  const tallied = (column: "uses" | "spent") =>
    sql`coalesce((select sum(${sql.ref(column)}) from promotion_tally where promotion_id = promotion.id), 0)`;
  const spent = sql<boolean>`(coalesce(${tallied("uses")} >= promotion.use_limit, false)
    or coalesce(${tallied("spent")} >= promotion.budget, false))`;
  for (;;) {
    const due = await db
      .selectFrom("promotion")
      .select("id")
      .where("state", "in", ["SCHEDULED", "ACTIVE", "PAUSED", "EXHAUSTED"])
      .where(
        sql<boolean>`(valid_till < ${today}::date
          or (state = 'SCHEDULED' and valid_from <= ${today}::date)
          or (state = 'ACTIVE' and ${spent}) or (state = 'EXHAUSTED' and not ${spent}))`,
      )
      .orderBy("id")
      .limit(atOnce)
      .execute();
    await applyEach(db, telling, {
      ids: due.map(({ id }) => id),
      action: "promotion.followed",
      requestId: "promotions",
      now,
      apply: async (trx, id) => {
        const held = await lockRow(trx, "promotion", id);
        return held === undefined ? [] : followClock(trx, held, now, null);
      },
    });
    if (due.length < atOnce) return;
  }
};

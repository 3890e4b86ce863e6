import { sql, type Expression, type SqlBool } from "kysely";
import { conflict } from "../app-error.ts";
import type { Db } from "../db/schema.ts";

/** Milliseconds for which a row is nobody else's, once somebody was led to it. */
const heldFor = 10 * 60_000;

/** So many others may be quicker, one after the other, before it is given up. */
const mostTries = 50;

/** Who works a queue. */
export interface Worker {
  readonly db: Db;
  readonly actor: { readonly id: string };
  readonly now: Date;
}

interface Queue<Row> {
  /** As the history names its rows: `order`. */
  readonly entity: string;
  /** The row that is left: anybody may be led to it again. */
  readonly leaves?: string | undefined;
  /** The next row for which a condition on its id holds. */
  readonly find: (isFree: (id: Expression<string>) => Expression<SqlBool>) => Promise<Row | undefined>;
}

/**
 * Leads to the next row of a queue of work that nobody else was led to a short while ago, and makes it the worker's for
 * as long; null where there is none. Of two who ask at once each gets another: the key of the claim decides.
 */
export const claimNext = async <Row extends { readonly id: string }>(
  { db, actor, now }: Worker,
  { entity, leaves, find }: Queue<Row>,
): Promise<Row | null> => {
  if (leaves !== undefined)
    await db
      .deleteFrom("work_claim")
      .where("entity", "=", entity)
      .where("entity_id", "=", leaves)
      .where("held_by", "=", actor.id)
      .execute();
  const isFree = (id: Expression<string>) =>
    sql<SqlBool>`not exists (select from work_claim as claim where claim.entity = ${entity} and claim.entity_id = ${id}
      and claim.held_by <> ${actor.id} and claim.held_until > ${now})`;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const found = await find(isFree);
    if (found === undefined) return null;
    const { rows } = await sql`insert into work_claim (entity, entity_id, held_by, held_until)
      values (${entity}, ${found.id}, ${actor.id}, ${new Date(now.getTime() + heldFor)})
      on conflict (entity, entity_id) do update set held_by = excluded.held_by, held_until = excluded.held_until
      where work_claim.held_by = excluded.held_by or work_claim.held_until <= ${now}
      returning entity_id`.execute(db);
    if (rows.length > 0) return found;
  }
  throw conflict("Too many others work on this at the moment. Try again.");
};

/** Who else was led to a row a short while ago, by name; null where nobody was. */
export const claimedBy = async ({ db, actor, now }: Worker, entity: string, id: string): Promise<string | null> => {
  const claim = await db
    .selectFrom("work_claim")
    .innerJoin("app_user", "app_user.id", "work_claim.held_by")
    .select("app_user.name")
    .where("entity", "=", entity)
    .where("entity_id", "=", id)
    .where("held_by", "<>", actor.id)
    .where("held_until", ">", now.toISOString())
    .executeTakeFirst();
  return claim?.name ?? null;
};

/** Forgets what is nobody's any more. */
export const forgetClaims = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom("work_claim").where("held_until", "<=", now.toISOString()).execute();
};

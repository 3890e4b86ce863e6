import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Milliseconds after which somebody who did not ask again is gone, and one who does not write any more has stopped. */
const lapse = { seen: 12_000, typing: 6_000 };

interface Looking {
  readonly ticketId: string;
  readonly me: string;
  readonly typing: boolean;
  readonly now: Date;
  /** Whether the others see who looks: not where somebody sees the console as another. */
  readonly seen: boolean;
}

/**
 * Who else looks at a ticket. To look leaves a trace for some seconds, by which the others see who looks; it is no change
 * of the ticket, is in no log, and is lost in a crash.
 */
export const seeOthers = async (db: Db, { ticketId, me, typing, now, seen }: Looking) => {
  if (seen)
    await db
      .insertInto("ticket_presence")
      .values({ ticket_id: ticketId, user_id: me, seen_at: now, typing_at: typing ? now : null })
      .onConflict((conflict) =>
        conflict.columns(["ticket_id", "user_id"]).doUpdateSet({ seen_at: now, typing_at: typing ? now : null }),
      )
      .execute();
  return db
    .selectFrom("ticket_presence as present")
    .innerJoin("app_user as person", "person.id", "present.user_id")
    .select([
      "person.id",
      "person.name",
      sql<boolean>`coalesce(present.typing_at > ${new Date(now.getTime() - lapse.typing)}, false)`.as("typing"),
      sql<boolean>`person.user_type = 'RETAILER'`.as("retailer"),
    ])
    .where("present.ticket_id", "=", ticketId)
    .where("present.user_id", "<>", me)
    .where("present.seen_at", ">", new Date(now.getTime() - lapse.seen).toISOString())
    .orderBy("person.name")
    .execute();
};

/** Forgets who looked long ago. */
export const sweepPresence = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom("ticket_presence")
    .where("seen_at", "<", new Date(now.getTime() - 3_600_000).toISOString())
    .execute();
};

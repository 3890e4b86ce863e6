import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { reopenDays, ticketLife as life } from "@o2r/api/contract/engagement";
import { writeAudit } from "../../../audit/write.ts";
import { newId } from "../../../db/id.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Services } from "../../../http/context.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { helpersOf, tellHelpers } from "./reach.ts";
import { ring } from "./ring.ts";

/** How many are looked at in one turn. */
const atOnce = 200;

/** Marks what has become late, once, and tells the holder, or those who give tickets out. */
const markLate = async (db: Db, now: Date): Promise<number> =>
  tx(db, async (trx) => {
    const late = await sql<{
      id: string;
      retailer_id: string;
      holder_id: string | null;
      number: string;
      first: boolean;
    }>`
      with late as (
        select id, first_answered_at is null and first_due < ${now} and first_late_at is null as first,
          solve_due < ${now} and solve_late_at is null as solve
        from ticket where state in ('OPEN', 'ASSIGNED', 'IN_PROGRESS')
          and ((first_answered_at is null and first_due < ${now} and first_late_at is null)
            or (solve_due < ${now} and solve_late_at is null))
        order by id limit ${atOnce} for update skip locked)
      update ticket set
        first_late_at = case when late.first then ticket.first_due else ticket.first_late_at end,
        solve_late_at = case when late.solve then ticket.solve_due else ticket.solve_late_at end
      from late where ticket.id = late.id
      returning ticket.id, ticket.retailer_id, ticket.holder_id, ticket.number, late.first`.execute(trx);
    for (const ticket of late.rows) {
      const helpers = await helpersOf(trx, ticket.retailer_id);
      const people = helpers.filter(({ id, userType }) =>
        ticket.holder_id === null ? may(userType, "ticket.assign") : id === ticket.holder_id,
      );
      const msg = `${ticket.number} ${ticket.first ? "has waited too long for a first answer" : "is not solved in time"}`;
      await ring(trx, { ticketId: ticket.id, msg, people, by: null, now });
      await tellHelpers(trx, ticket, { action: "ticket.late", now });
    }
    return late.rows.length;
  });

/** Closes what was resolved and did not come back. */
const closeSettled = async (db: Db, now: Date): Promise<number> =>
  tx(db, async (trx) => {
    const settled = await trx
      .selectFrom("ticket")
      .select("id")
      .where("state", "=", "RESOLVED")
      .where("resolved_at", "<", new Date(now.getTime() - reopenDays * 86_400_000).toISOString())
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const entries = [];
    for (const { id } of settled) {
      const held = await lockRow(trx, "ticket", id);
      if (held === undefined || held.state !== "RESOLVED") continue;
      const taken = await takeStep(trx, {
        life,
        table: "ticket",
        held,
        step: "lapse",
        set: { closed_at: now },
        now,
        by: null,
      });
      entries.push(stepEntry(life, "closed", held, taken));
      await tellHelpers(trx, taken, { action: "ticket.closed", now });
    }
    if (entries.length > 0)
      await writeAudit(trx, { action: "ticket.closed", actor: null, now, requestId: newId(), address: "" }, entries);
    return entries.length;
  });

/** Looks after the clocks of tickets: what has become late is marked and told of once, and what is settled is closed. */
export const watchTickets = async (db: Db, services: Pick<Services, "events">, now: Date): Promise<void> => {
  const late = await markLate(db, now);
  const closed = await closeSettled(db, now);
  if (late + closed > 0) services.events.changed();
};

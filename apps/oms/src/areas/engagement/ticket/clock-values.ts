import type { Db } from "../../../db/schema.ts";
import { dueAfter, openBetween, secondsLeft } from "./clock.ts";
import { readPolicy } from "./policy.ts";
import type { StoredTicket } from "./write-ticket.ts";

/** The columns of a ticket's clock once it runs or stands, from what they are now. */
export const clockValues = async (
  db: Db,
  { solve_due, solve_left }: Pick<StoredTicket, "solve_due" | "solve_left">,
  to: "runs" | "stands",
  now: Date,
): Promise<{ solve_due?: Date | null; solve_left?: number | null }> => {
  const runs = solve_due !== null;
  if (runs === (to === "runs")) return {};
  const { calendar } = await readPolicy(db);
  return runs
    ? { solve_due: null, solve_left: secondsLeft(calendar, new Date(solve_due), now) }
    : { solve_due: dueAfter(calendar, solve_left ?? 0, now), solve_left: null };
};

/** The first answer of a ticket stops its first clock. */
export const firstAnswer = async (db: Db, ticket: StoredTicket, now: Date) => {
  if (ticket.first_answered_at !== null) return {};
  const { calendar } = await readPolicy(db);
  const seconds = Math.round(openBetween(calendar, new Date(ticket.created_at), now) / 1000);
  return {
    first_answered_at: now,
    first_seconds: seconds,
    ...(new Date(ticket.first_due) < now && { first_late_at: ticket.first_late_at ?? ticket.first_due }),
  };
};

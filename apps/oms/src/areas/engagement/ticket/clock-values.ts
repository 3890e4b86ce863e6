import type { Db } from "../../../db/schema.ts";
import { dueAfter, secondsLeft } from "./clock.ts";
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

import { sql } from "kysely";
import { ticketLife as life, type TicketRow } from "@o2r/api/contract/engagement";
import { AppError, conflict } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { firstAnswer } from "./clock-values.ts";
import { readTicket } from "./select-tickets.ts";
import type { StoredTicket } from "./write-ticket.ts";

/** What the history tells of a message, and of the step that it was. */
export const written = (before: StoredTicket, after: StoredTicket, message: string): AuditEntry => ({
  entity: life.entity,
  id: before.id,
  action: `${life.entity}.written`,
  ...(after.version !== before.version && { version: after.version }),
  before: { state: before.state },
  after: { state: after.state, message },
});

/**
 * The holder's answer: nobody else answers, nobody answers blind, and the first one counts. Returns the ticket as it is after
 * it.
 */
export const answer = async (
  db: Db,
  ticket: StoredTicket,
  { actor, seen, now }: { readonly actor: string; readonly seen: number; readonly now: Date },
): Promise<StoredTicket> => {
  const row: TicketRow = await readTicket(db, ticket.id);
  if (ticket.holder_id === null || ticket.state === "OPEN") throw conflict("Claim the ticket before you answer");
  if (ticket.holder_id !== actor)
    throw new AppError("access.denied", `${row.holder ?? "Somebody else"} answers this ticket`);
  if (ticket.state === "RESOLVED" || ticket.state === "CLOSED") throw conflict("Reopen the ticket before you answer");
  const { missed } = await db
    .selectFrom("ticket_message")
    .select(sql<number>`count(*)::int`.as("missed"))
    .where("ticket_id", "=", ticket.id)
    .where("seq", ">", seen)
    .where("kind", "in", ["RETAILER", "REPLY"])
    .executeTakeFirstOrThrow();
  if (missed > 0)
    throw conflict(
      missed === 1 ? "A message came while you were writing" : `${missed} messages came while you were writing`,
    );
  const set = await firstAnswer(db, ticket, now);
  if (ticket.state === "ASSIGNED")
    return takeStep(db, { life, table: "ticket", held: ticket, step: "answer", set, now, by: actor });
  if (Object.keys(set).length === 0) return ticket;
  return (await updateRow(db, "ticket", ticket, { ...set, updated_at: now, updated_by: actor })) ?? ticket;
};

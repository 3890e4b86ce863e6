import { sql, type Selectable } from "kysely";
import { may } from "@o2r/api/contract";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { agentsAmong } from "../chatbot/agent.ts";
import { addOpen } from "./clock.ts";
import { readPolicy } from "./policy.ts";
import { helpersOf, tellHelpers } from "./reach.ts";
import { ring } from "./ring.ts";
import { saidLast } from "./said-last.ts";

export type StoredTicket = Selectable<Database["ticket"]>;

interface Message {
  readonly kind: "RETAILER" | "REPLY" | "NOTE" | "SYSTEM";
  readonly authorId: string | null;
  readonly text: string;
  readonly attachments?: readonly string[] | undefined;
  readonly now: Date;
}

/**
 * Adds a line to the conversation of a ticket that the caller holds, under the next number. The version stays: who has
 * read the ticket a moment ago may still take a step of it.
 */
export const addMessage = async (
  db: Db,
  ticketId: string,
  { kind, authorId, text, attachments = [], now }: Message,
): Promise<{ id: string; seq: number }> => {
  const by = kind === "REPLY" ? "STAFF" : kind === "RETAILER" ? "RETAILER" : undefined;
  const said = by && saidLast(text, by, now);
  const { last_seq: seq } = await db
    .updateTable("ticket")
    .set({
      last_seq: sql`last_seq + 1`,
      ...said,
    })
    .where("id", "=", ticketId)
    .returning("last_seq")
    .executeTakeFirstOrThrow();
  // The chat that it goes on from keeps what was said last, too.
  if (said !== undefined)
    await db
      .updateTable("chat_session")
      .set({ messages: sql`messages + 1`, ...said })
      .where("ticket_id", "=", ticketId)
      .execute();
  const id = newId();
  await db
    .insertInto("ticket_message")
    .values({ id, ticket_id: ticketId, seq, kind, author_id: authorId, text, at: now })
    .execute();
  if (attachments.length > 0)
    await db
      .insertInto("ticket_attachment")
      .values(attachments.map((document_id, position) => ({ message_id: id, position, document_id })))
      .execute();
  return { id, seq };
};

interface NewTicket {
  readonly retailerId: string;
  /** The order that it is about. */
  readonly orderId?: string | undefined;
  readonly topic: StoredTicket["topic"];
  readonly priority: StoredTicket["priority"];
  readonly subject: string;
  /** What the retailer said; nothing where the conversation before says it. */
  readonly text: string | null;
  readonly source: StoredTicket["source"];
  readonly sessionId?: string;
  readonly by: string;
  readonly now: Date;
}

/** Opens a ticket: its clock begins, and whoever may claim it is told. */
export const openTicket = async (db: Db, given: NewTicket): Promise<StoredTicket> => {
  const { now, by } = given;
  const { calendar, firstMinutes, solveMinutes } = await readPolicy(db);
  const ticket = await insertRow(db, "ticket", {
    id: newId(),
    retailer_id: given.retailerId,
    order_id: given.orderId ?? null,
    subject: given.subject,
    topic: given.topic,
    priority: given.priority,
    source: given.source,
    session_id: given.sessionId ?? null,
    first_minutes: firstMinutes,
    solve_minutes: solveMinutes,
    first_due: addOpen(calendar, now, firstMinutes * 60_000),
    solve_due: addOpen(calendar, now, solveMinutes * 60_000),
    last_at: now,
    last_text: given.subject,
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  if (given.text !== null) await addMessage(db, ticket.id, { kind: "RETAILER", authorId: null, text: given.text, now });
  const shop = await db
    .selectFrom("retailer")
    .select("establishment")
    .where("id", "=", given.retailerId)
    .executeTakeFirstOrThrow();
  const helpers = (await helpersOf(db, given.retailerId)).filter(({ userType }) => may(userType, "notification.read"));
  const people = given.source === "CHAT" ? await agentsAmong(db, helpers, given.topic) : helpers;
  await ring(db, {
    ticketId: ticket.id,
    msg: `${ticket.number} of ${shop.establishment} waits to be collected: ${given.subject}`,
    people,
    by,
    now,
  });
  await tellHelpers(db, ticket, { action: "ticket.opened", now });
  return ticket;
};

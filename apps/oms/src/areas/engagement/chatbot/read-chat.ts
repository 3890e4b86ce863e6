import { sql } from "kysely";
import type { ChatLine, ChatSession } from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

/** Lines of a chat that are told: its latest. */
const most = 300;

/** What was said in a chat: by the bot and the retailer, and since a person took over by staff, but for their notes. */
const readLines = async (db: Db, sessionId: string): Promise<ChatLine[]> => {
  const { rows } = await sql<ChatLine>`
    select id, "from", text, choices, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (
      select id, speaker as "from", text, choices, at, 0 as part, seq from chat_message where session_id = ${sessionId}
      union all
      select said.id, case said.kind when 'REPLY' then 'STAFF' else 'RETAILER' end, said.text, '[]'::jsonb, said.at, 1, said.seq
      from chat_session join ticket_message as said on said.ticket_id = chat_session.ticket_id
      where chat_session.id = ${sessionId} and said.kind in ('REPLY', 'RETAILER') and said.at > chat_session.handed_at
      order by part desc, seq desc limit ${most}) as latest
    order by part, seq`.execute(db);
  return rows;
};

/** A chat as its retailer sees it. */
export const readChat = async (db: Db, id: string): Promise<ChatSession> => {
  const found = await db
    .selectFrom("chat_session")
    .leftJoin("chat_workflow", "chat_workflow.id", "chat_session.workflow_id")
    .leftJoin("ticket", "ticket.id", "chat_session.ticket_id")
    .select([
      "chat_session.id",
      "chat_session.state",
      "chat_session.workflow_version as workflowVersion",
      "chat_workflow.name as workflow",
      "ticket.number as ticket",
      "ticket.state as ticketState",
    ])
    .where("chat_session.id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw notFound("Chat");
  const { ticketState, ...chat } = found;
  const over = chat.state === "ENDED" ? "ENDED" : ticketState === "CLOSED" ? "CLOSED" : "NO";
  return { ...chat, over, lines: await readLines(db, id) };
};

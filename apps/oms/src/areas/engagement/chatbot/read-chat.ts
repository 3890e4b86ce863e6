import { sql } from "kysely";
import type { ChatSession, StaffChatLine } from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

/** Lines of a chat that are told to its retailer: its latest. */
const most = 300;

/** What was said in a chat: by the bot and the retailer, and since a person took over by staff, but for their notes. */
export const readLines = async (db: Db, sessionId: string, latest: number): Promise<StaffChatLine[]> => {
  const { rows } = await sql<StaffChatLine>`
    select latest.id, "from", author_id as "authorId", author.name as author, text, choices,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from (
      select id, speaker as "from", null::uuid as author_id, text, choices, at, 0 as part, seq from chat_message
      where session_id = ${sessionId}
      union all
      select said.id, case said.kind when 'REPLY' then 'STAFF' else 'RETAILER' end,
        case said.kind when 'REPLY' then said.author_id end, said.text, '[]'::jsonb, said.at, 1, said.seq
      from chat_session join ticket_message as said on said.ticket_id = chat_session.ticket_id
      where chat_session.id = ${sessionId} and said.kind in ('REPLY', 'RETAILER') and said.at > chat_session.handed_at
      order by part desc, seq desc limit ${latest}) as latest
    left join app_user as author on author.id = author_id
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
  // Who of staff answers is not told.
  const lines = (await readLines(db, id, most)).map(({ authorId: _, author: __, ...line }) => line);
  return { ...chat, over, lines };
};

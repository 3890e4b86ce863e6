import { sql, type Expression, type SqlBool } from "kysely";
import {
  staffChatList,
  type chatLookups,
  type StaffChatRow,
  type staffChatEndpoints,
} from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { ContractHandlers, Handlers } from "../../../http/context.ts";
import { KinText } from "../../../kit/kin-text.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { readList } from "../../../kit/read-list.ts";
import { masters } from "../masters.ts";
import { retailerReach } from "../ticket/reach.ts";
import { isRecent } from "./chat.ts";
import { readLines } from "./read-chat.ts";

const isWithBot = sql<SqlBool>`chat_session.state in ('WAITING', 'CALLING')`;
/** A ticket that a chat led to, and that stands so: said as the index of these few has it. */
const isHeld = (states: readonly string[]) =>
  sql<SqlBool>`(ticket.session_id is not null and ticket.state in (${sql.join(states.map((state) => sql.lit(state)))}))`;

const standings: Readonly<Record<StaffChatRow["standing"], Expression<SqlBool>>> = {
  ENDED: sql<SqlBool>`(chat_session.state = 'ENDED' or ticket.state in ('RESOLVED', 'CLOSED'))`,
  WAITING: isHeld(["OPEN"]),
  PERSON: isHeld(["ASSIGNED", "IN_PROGRESS", "WAITING_ON_RETAILER"]),
  BOT: sql<SqlBool>`(${isWithBot} and ${isRecent})`,
  LEFT: sql<SqlBool>`(${isWithBot} and not ${isRecent})`,
};

const standing = sql<StaffChatRow["standing"]>`case ${sql.join(
  Object.entries(standings).map(([name, holds]) => sql`when ${holds} then ${sql.lit(name)}`),
  sql` `,
)} else 'ENDED' end`;

const isStanding = (text: string) =>
  sql<SqlBool>`(${sql.join(
    text
      .split(",")
      .flatMap((one) => Object.entries(standings).flatMap(([name, holds]) => (name === one ? [holds] : []))),
    sql` or `,
  )})`;

const selectChats = (db: Db) =>
  db
    .selectFrom("chat_session")
    .innerJoin("retailer", "retailer.id", "chat_session.retailer_id")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .leftJoin("chat_workflow", "chat_workflow.id", "chat_session.workflow_id")
    .leftJoin("ticket", "ticket.id", "chat_session.ticket_id")
    .select([
      "chat_session.id",
      "chat_session.retailer_id as retailerId",
      "retailer.establishment as retailer",
      "retailer.mobile",
      "retailer.city",
      "hub.company_name as hub",
      "chat_workflow.name as workflow",
      "chat_session.workflow_version as workflowVersion",
      standing.as("standing"),
      "chat_session.created_at as startedAt",
      "chat_session.handed_at as handedAt",
      "chat_session.last_at as lastAt",
      "chat_session.last_text as lastText",
      "chat_session.last_from as lastFrom",
      "chat_session.messages",
      "chat_session.ticket_id as ticketId",
      "ticket.number as ticket",
      "ticket.state as ticketState",
    ]);

/** Who has a word in the name of the shop or in the mobile: found in the index of all their texts, of which these are two. */
const retailersOf = (pattern: string) => sql<{ id: string }>`select retailer.id from retailer
  where retailer.search like ${pattern} and lower(retailer.establishment || E'\\n' || retailer.mobile) like ${pattern}`;

const listChats = readList(staffChatList, {
  select: selectChats,
  id: sql<string>`chat_session.id`,
  sorts: { startedAt: sql`chat_session.created_at`, lastAt: sql`chat_session.last_at` },
  filters: {
    standing: isStanding,
    workflow: sql`chat_session.workflow_id`,
    handed: (text) =>
      text === "true" ? sql<SqlBool>`chat_session.ticket_id is not null` : sql<SqlBool>`chat_session.ticket_id is null`,
    started: sql`chat_session.created_at`,
    retailer: sql`chat_session.retailer_id`,
  },
  // A chat has no text of its own that is searched, but the number of its ticket, which is found as a whole.
  search: new KinText(sql`''`, { by: sql`chat_session.retailer_id`, ids: retailersOf }, [
    "retailer",
    "mobile",
    "ticket",
  ]),
  number: sql`ticket.number`,
});

/** Lines of a chat that staff read: its latest. */
const mostLines = 1000;

/** Chats of retailers, as those read them who look after the retailer. */
export const staffChatHandlers: Handlers<typeof staffChatEndpoints> = {
  list: ({ db, scope, query }) => listChats(db, query, scope.covers(retailerReach)),
  get: async ({ db, scope, params }) => {
    const chat = await selectChats(db)
      .select("retailer.name as owner")
      .where("chat_session.id", "=", params.id)
      .where(scope.covers(retailerReach))
      .executeTakeFirst();
    if (chat === undefined) throw notFound("Chat");
    return { ...chat, lines: await readLines(db, chat.id, mostLines) };
  },
};

/** What the list of chats is narrowed by. */
export const chatLookUps: ContractHandlers<typeof chatLookups> = {
  chatWorkflowName: { lookup: lookUp(masters["chat-workflow"]) },
};

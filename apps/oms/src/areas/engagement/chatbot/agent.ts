import { sql } from "kysely";
import {
  chatAgentForm,
  chatAgentList,
  ticketTopics,
  type ChatAgent,
  type chatAgentEndpoints,
  type ChatAgentValues,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { masters } from "../masters.ts";

const inWords = (topics: readonly string[]): string =>
  ticketTopics.flatMap(({ value, label }) => (topics.includes(value) ? [label] : [])).join(", ");

const selectAgents = (db: Db) =>
  db
    .selectFrom("chat_agent")
    .innerJoin("app_user as agent", "agent.id", "chat_agent.agent_id")
    .select([
      "chat_agent.id",
      "chat_agent.version",
      "chat_agent.active",
      "chat_agent.updated_at as updatedAt",
      "chat_agent.agent_id as agentId",
      "chat_agent.topics",
      "agent.name as agent",
      sql<number>`(select count(*)::int from ticket where ticket.holder_id = chat_agent.agent_id
        and ticket.state not in ('RESOLVED', 'CLOSED'))`.as("held"),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectAgents>["executeTakeFirstOrThrow"]>>;
const toRow = (row: Found): ChatAgent => ({ ...row, topicsText: inWords(row.topics) });

const listAgents = readList(chatAgentList, {
  select: selectAgents,
  id: sql<string>`chat_agent.id`,
  sorts: {
    agent: { by: sql`lower(agent.name)`, joined: true },
    active: sql`chat_agent.active`,
    updatedAt: sql`chat_agent.updated_at`,
  },
  filters: {
    // Whoever takes over everything takes over each of it.
    topics: (text) => sql`(chat_agent.topics = '{}' or chat_agent.topics && ${text.split(",")}::text[])`,
    active: sql`chat_agent.active`,
  },
  search: { agent: sql`agent.name` },
  toRow,
});

/** Who takes over from the bot. */
export const chatAgentHandlers: Handlers<typeof chatAgentEndpoints> = {
  ...thingHandlers({
    entity: "chat-agent",
    noun: "Chat agent",
    table: "chat_agent",
    form: chatAgentForm,
    list: listAgents,
    find: async (db, id): Promise<ChatAgent | undefined> => {
      const found = await selectAgents(db).where("chat_agent.id", "=", id).executeTakeFirst();
      return found && toRow(found);
    },
    insert: (db, made, { agentId, topics = [] }: ChatAgentValues) =>
      insertRow(db, "chat_agent", { ...made, agent_id: agentId, topics: [...topics] }),
    update: (db, before, changed, { topics = [] }) =>
      updateRow(db, "chat_agent", before, { topics: [...topics], ...changed }),
    audited: ({ agent, topicsText }) => ({ agentId: agent, topics: topicsText }),
  }),
  master: async (context) => (await lookUp(masters["chat-agent"])(context)).content,
};

/** Of those who may help with a chat on a topic, its agents; all of them where it has none. */
export const agentsAmong = async <Person extends { readonly id: string }>(
  db: Db,
  people: readonly Person[],
  topic: string,
): Promise<readonly Person[]> => {
  const agents = await db
    .selectFrom("chat_agent")
    .select("agent_id")
    .where("active", "=", true)
    .where(sql<boolean>`(topics = '{}' or ${topic} = any(topics))`)
    .execute();
  const ids = new Set(agents.map(({ agent_id: id }) => id));
  const named = people.filter(({ id }) => ids.has(id));
  return named.length > 0 ? named : people;
};

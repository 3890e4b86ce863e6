import { sql } from "kysely";
import {
  chatConditionForm,
  chatConditionList,
  type ChatCondition,
  type chatConditionEndpoints,
  type ChatConditionValues,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectConditions = (db: Db) =>
  db
    .selectFrom("chat_condition")
    .select(["id", "version", "active", "updated_at as updatedAt", "name", "value", "comparison", "than"]);

const listConditions = readList(chatConditionList, {
  select: selectConditions,
  id: sql<string>`chat_condition.id`,
  sorts: {
    name: sql`lower(chat_condition.name)`,
    value: sql`lower(chat_condition.value)`,
    active: sql`chat_condition.active`,
    updatedAt: sql`chat_condition.updated_at`,
  },
  filters: { comparison: sql`chat_condition.comparison`, active: sql`chat_condition.active` },
  search: { name: sql`chat_condition.name`, value: sql`chat_condition.value` },
});

/** Conditions that are put into the nodes of workflows. */
export const chatConditionHandlers: Handlers<typeof chatConditionEndpoints> = thingHandlers({
  entity: "chat-condition",
  noun: "Chat condition",
  table: "chat_condition",
  form: chatConditionForm,
  list: listConditions,
  find: (db, id): Promise<ChatCondition | undefined> =>
    selectConditions(db).where("chat_condition.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: ChatConditionValues) => insertRow(db, "chat_condition", { ...made, ...values }),
  update: (db, before, changed, values) => updateRow(db, "chat_condition", before, { ...values, ...changed }),
  audited: ({ name, value, comparison, than }) => ({ name, value, comparison, than }),
});

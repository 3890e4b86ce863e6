import { sql } from "kysely";
import {
  buttonsFault,
  buttonsOf,
  chatTemplateForm,
  chatTemplateList,
  type ChatTemplate,
  type chatTemplateEndpoints,
  type ChatTemplateValues,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectTemplates = (db: Db) =>
  db
    .selectFrom("chat_template")
    .select(["id", "version", "active", "updated_at as updatedAt", "name", "text", "buttons"]);

const listTemplates = readList(chatTemplateList, {
  select: selectTemplates,
  id: sql<string>`chat_template.id`,
  sorts: {
    name: sql`lower(chat_template.name)`,
    active: sql`chat_template.active`,
    updatedAt: sql`chat_template.updated_at`,
  },
  filters: { active: sql`chat_template.active` },
  search: { name: sql`chat_template.name`, text: sql`chat_template.text` },
});

const columns = ({ name, text, buttons }: ChatTemplateValues) => ({
  name,
  text,
  buttons: buttonsOf(buttons).join("\n") || null,
});

/** Texts with their buttons that are put into the nodes of workflows. */
export const chatTemplateHandlers: Handlers<typeof chatTemplateEndpoints> = thingHandlers({
  entity: "chat-template",
  noun: "Chat template",
  table: "chat_template",
  form: chatTemplateForm,
  list: listTemplates,
  find: (db, id): Promise<ChatTemplate | undefined> =>
    selectTemplates(db).where("chat_template.id", "=", id).executeTakeFirst(),
  check: async ({ values: { buttons } }) => {
    const message = buttonsFault(buttons);
    return message === undefined ? [] : [{ field: "buttons", message }];
  },
  insert: (db, made, values: ChatTemplateValues) => insertRow(db, "chat_template", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "chat_template", before, { ...columns(values), ...changed }),
  audited: ({ name, text, buttons }) => ({ name, text, buttons }),
});

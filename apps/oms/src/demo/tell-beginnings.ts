import { sql } from "kysely";
import type { Database, Db } from "../db/schema.ts";
import { historyEntry } from "./history-entries.ts";
import { insertRows } from "./insert-rows.ts";
import { seedRandom } from "./random.ts";

/** What the audit log calls the rows of a table, and the word for their beginning where it is another than `created`. */
const things: readonly (readonly [table: keyof Database, entity: string, begun?: string])[] = [
  ["company", "company"],
  ["brand", "brand"],
  ["category", "category"],
  ["sub_category", "sub-category"],
  ["attribute", "attribute"],
  ["combo", "combo"],
  ["batch", "inventory"],
  ["warehouse", "warehouse"],
  ["pincode", "pincode"],
  ["region", "region"],
  ["beat", "beat"],
  ["holiday", "holiday"],
  ["dialer", "dialer"],
  ["retailer_group", "retailer-group"],
  ["payment", "payment", "recorded"],
  ["sms_template", "sms-template"],
  ["message_choice", "message-choice"],
  ["faq", "question"],
  ["canned_reply", "canned-reply"],
  ["chat_workflow", "chat-workflow"],
  ["chat_agent", "chat-agent"],
  ["chat_condition", "chat-condition"],
  ["chat_connection", "chat-connection"],
  ["chat_template", "chat-template"],
  ["layout_content", "content"],
  ["rail", "rail"],
  ["layout_page", "page"],
  ["app_config", "app-config"],
  ["charge", "charge"],
  ["undertaking", "undertaking"],
];

/** Notes of everything of which nothing is told yet who made it, and when, as its own stamps have it. */
export const tellBeginnings = async (db: Db): Promise<void> => {
  const random = seedRandom("beginnings");
  for (const [table, entity, begun = "created"] of things) {
    const { rows } = await sql<{ id: string; at: string; by: string | null }>`
      select id::text, created_at as at, created_by as by from ${sql.table(table)} as made
      where not exists (select from audit_log where entity = ${entity} and entity_id = made.id::text)
      order by created_at, id`.execute(db);
    await insertRows(
      db,
      "audit_log",
      rows.map(({ id, at, by }) =>
        historyEntry(random, { entity, id, at: new Date(at), action: begun, by, changes: [] }),
      ),
    );
  }
};

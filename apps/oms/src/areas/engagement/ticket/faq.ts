import { sql } from "kysely";
import { faqForm, faqList, type Faq, type faqEndpoints, type FaqValues } from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectFaqs = (db: Db) =>
  db
    .selectFrom("faq")
    .select(["id", "version", "active", "updated_at as updatedAt", "question", "answer", "topic", "position"]);

const listFaqs = readList(faqList, {
  select: selectFaqs,
  id: sql<string>`faq.id`,
  sorts: {
    question: sql`lower(faq.question)`,
    topic: sql`faq.topic`,
    position: sql`faq.position`,
    active: sql`faq.active`,
    updatedAt: sql`faq.updated_at`,
  },
  filters: { topic: sql`faq.topic`, active: sql`faq.active` },
  search: { question: sql`faq.question`, answer: sql`faq.answer` },
});

/** Questions and answers that staff keep. */
export const faqHandlers: Handlers<typeof faqEndpoints> = thingHandlers({
  entity: "question",
  noun: "Question",
  table: "faq",
  form: faqForm,
  list: listFaqs,
  find: (db, id): Promise<Faq | undefined> => selectFaqs(db).where("faq.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: FaqValues) => insertRow(db, "faq", { ...made, ...values }),
  update: (db, before, changed, values) => updateRow(db, "faq", before, { ...values, ...changed }),
  audited: ({ question, answer, topic, position }) => ({ question, answer, topic, position }),
});

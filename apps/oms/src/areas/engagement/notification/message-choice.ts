import { sql } from "kysely";
import {
  messageChoiceForm,
  messageChoiceList,
  retailerChannels,
  type MessageChoice,
  type messageChoiceEndpoints,
  type MessageChoiceValues,
  type RetailerChannel,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const inWords = (muted: readonly RetailerChannel[]): string =>
  retailerChannels.flatMap(({ value, label }) => (muted.includes(value) ? [label] : [])).join(", ");

const selectChoices = (db: Db) =>
  db
    .selectFrom("message_choice as choice")
    .innerJoin("retailer", "retailer.id", "choice.retailer_id")
    .select([
      "choice.id",
      "choice.version",
      "choice.active",
      "choice.updated_at as updatedAt",
      "choice.retailer_id as retailerId",
      "choice.language",
      "choice.muted",
      "choice.source",
      "choice.note",
      "retailer.establishment as retailer",
      "retailer.mobile",
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectChoices>["executeTakeFirstOrThrow"]>>;
const toRow = (row: Found): MessageChoice => ({ ...row, mutedText: inWords(row.muted) });

const listChoices = readList(messageChoiceList, {
  select: selectChoices,
  id: sql<string>`choice.id`,
  sorts: {
    retailer: { by: sql`lower(retailer.establishment)`, joined: true },
    active: sql`choice.active`,
    updatedAt: sql`choice.updated_at`,
  },
  filters: {
    retailer: sql`choice.retailer_id`,
    muted: (text) => sql`choice.muted && ${text.split(",")}::text[]`,
    language: sql`choice.language`,
    active: sql`choice.active`,
  },
  search: { retailer: sql`retailer.establishment`, mobile: sql`retailer.mobile` },
  toRow,
});

const columns = ({ language, muted = [], source, note }: MessageChoiceValues) => ({
  language,
  muted: [...muted],
  source,
  note: note ?? null,
});

/** What retailers want to hear, with the proof of it. */
export const messageChoiceHandlers: Handlers<typeof messageChoiceEndpoints> = thingHandlers({
  entity: "message-choice",
  noun: "Choice",
  table: "message_choice",
  form: messageChoiceForm,
  list: listChoices,
  find: async (db, id): Promise<MessageChoice | undefined> => {
    const found = await selectChoices(db).where("choice.id", "=", id).executeTakeFirst();
    return found && toRow(found);
  },
  insert: (db, made, values: MessageChoiceValues) =>
    insertRow(db, "message_choice", { ...made, retailer_id: values.retailerId, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "message_choice", before, { ...columns(values), ...changed }),
  audited: ({ retailer, language, mutedText, source, note }) => ({
    retailerId: retailer,
    language,
    muted: mutedText,
    source,
    note,
  }),
});

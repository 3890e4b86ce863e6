import { sql } from "kysely";
import {
  messageEventOf,
  messageVariables,
  sampleSms,
  sizeOfSms,
  smsTemplateForm,
  smsTemplateList,
  type MessageVariable,
  type SmsTemplate,
  type smsTemplateEndpoints,
  type SmsTemplateValues,
} from "@o2r/api/contract/engagement";
import { conflict, notFound } from "../../../app-error.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import { checkSmsTemplate } from "./check-sms-template.ts";

/** When a message was last written from it: its key names the event and the language. */
const lastSentAt = sql<string | null>`(
  select sent_at from message
  where message.template = sms_template.event || '.' || sms_template.language and sent_at is not null
  order by sent_at desc limit 1)`;

const selectTemplates = (db: Db) =>
  db
    .selectFrom("sms_template")
    .select([
      "id",
      "version",
      "active",
      "updated_at as updatedAt",
      "event",
      "language",
      "sender",
      "dlt_template_id as dltTemplateId",
      "body",
      "variables",
      lastSentAt.as("lastSentAt"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectTemplates>["executeTakeFirstOrThrow"]>>;

const toRow = ({ variables, ...row }: Found): SmsTemplate => ({
  ...row,
  variables: variables.map((variable) => ({ variable })),
  segments: sizeOfSms(sampleSms(row.body, variables)).segments,
});

const listTemplates = readList(smsTemplateList, {
  select: selectTemplates,
  id: sql<string>`sms_template.id`,
  sorts: {
    event: sql`sms_template.event`,
    language: sql`sms_template.language`,
    sender: sql`sms_template.sender`,
    active: sql`sms_template.active`,
    lastSentAt: { by: lastSentAt, nullable: true },
    updatedAt: sql`sms_template.updated_at`,
  },
  filters: { event: sql`sms_template.event`, language: sql`sms_template.language`, active: sql`sms_template.active` },
  search: {
    body: sql`sms_template.body`,
    dltTemplateId: sql`sms_template.dlt_template_id`,
    sender: sql`sms_template.sender`,
  },
  toRow,
});

const columns = ({ event, language, sender, dltTemplateId, body, variables = [] }: SmsTemplateValues) => ({
  event,
  language,
  sender,
  dlt_template_id: dltTemplateId,
  body,
  variables: variables.map(({ variable }) => variable),
});

const find = async (db: Db, id: string): Promise<SmsTemplate | undefined> => {
  const found = await selectTemplates(db).where("sms_template.id", "=", id).executeTakeFirst();
  return found && toRow(found);
};

/** The registered wordings of text messages. */
export const smsTemplateHandlers: Handlers<typeof smsTemplateEndpoints> = {
  ...thingHandlers({
    entity: "sms-template",
    noun: "Template",
    table: "sms_template",
    form: smsTemplateForm,
    list: listTemplates,
    find,
    insert: (db, made, values: SmsTemplateValues) => insertRow(db, "sms_template", { ...made, ...columns(values) }),
    update: (db, before, changed, values) => updateRow(db, "sms_template", before, { ...columns(values), ...changed }),
    check: async ({ values }) => checkSmsTemplate(values),
    audited: ({ event, language, sender, dltTemplateId, body, variables }) => ({
      event: messageEventOf(event).label,
      language,
      sender,
      dltTemplateId,
      body,
      variables: variables.map(({ variable }) => messageVariables[variable].label).join(", "),
    }),
  }),

  test: async ({ db, params, actor, requestId, audit }) => {
    const template = await find(db, params.id);
    if (template === undefined) throw notFound("Template");
    const me = await db.selectFrom("app_user").select("mobile").where("id", "=", actor.id).executeTakeFirst();
    if (!me?.mobile) throw conflict("Your account has no mobile number to send this to");
    const body = sampleSms(
      template.body,
      template.variables.map(({ variable }): MessageVariable => variable),
    );
    await queueMessage(db, {
      channel: "SMS",
      to: me.mobile,
      template: "sms-template.test",
      body,
      key: `sms-template.test ${params.id} ${requestId}`,
      sender: template.sender,
      dltTemplateId: template.dltTemplateId,
    });
    audit({ entity: "sms-template", id: params.id, version: template.version, action: "sms-template.tested" });
    return { to: me.mobile };
  },
};

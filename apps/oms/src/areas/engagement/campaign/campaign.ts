import {
  afterQuiet,
  campaignForm,
  campaignLife as life,
  minutesOf,
  type campaignEndpoints,
  type CampaignValues,
} from "@o2r/api/contract/engagement";
import type { RuleRow } from "@o2r/api/contract/core";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Context, Handlers } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import { countAudience } from "./audience.ts";
import { listCampaigns, readCampaign, readDetail } from "./select-campaigns.ts";

const { entity } = life;

const columns = (values: CampaignValues) => ({
  title: values.title,
  body: values.body,
  channels: [...values.channels],
  image: values.image ?? null,
  deep_link: values.deepLink ?? null,
  sender: values.sender ?? null,
  dlt_template_id: values.dltTemplateId ?? null,
  audience: JSON.stringify(values.audience ?? []),
  start_on: values.startOn ?? null,
  start_at: values.startAt ?? null,
  quiet_from: minutesOf(values.quietFrom),
  quiet_to: minutesOf(values.quietTo),
});

/** What the audit log compares. */
const audited = async (db: Db, id: string): Promise<Record<string, unknown>> => {
  const { id: _i, version: _v, active: _a, updatedAt: _u, audience, channels, ...rest } = await readDetail(db, id);
  return { ...rest, channels: channels.join(", "), audience: JSON.stringify(audience.map(withoutId)) };
};
const withoutId = ({ attr1, attr2, operator, validator, group }: Partial<RuleRow>) => [
  attr1,
  attr2,
  operator,
  validator,
  group,
];

/** When a campaign goes out: at its time, or now, and never in quiet hours. Undefined where its time has passed. */
const startOf = (
  row: { start_on: string | null; start_at: string | null; quiet_from: number; quiet_to: number },
  now: Date,
): Date | undefined => {
  const quiet = { from: row.quiet_from, to: row.quiet_to };
  if (row.start_on === null) return afterQuiet(now, quiet);
  const wanted = new Date(`${row.start_on}T${row.start_at ?? "10:00"}:00+05:30`);
  return wanted < now ? undefined : afterQuiet(wanted, quiet);
};

const checkDocuments = async (
  context: Pick<Context<typeof campaignEndpoints.create>, "db" | "actor" | "body" | "services">,
) => {
  const { db, actor, body, services } = context;
  const errors = await services.checkDocuments(db, actor, campaignForm, body);
  if (errors.length > 0) throw invalid(errors);
};

/** Messages to many: written, released, sent by the job. */
export const campaignHandlers: Handlers<typeof campaignEndpoints> = {
  list: ({ db, query }) => listCampaigns(db, query),
  get: ({ db, params }) => readDetail(db, params.id),
  page: ({ db, params }) => readCampaign(db, params.id),

  create: async (context) => {
    const { db, actor, body, now, audit } = context;
    await checkDocuments(context);
    const id = newId();
    const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
    await insertRow(db, "campaign", { id, ...by, ...columns(body) });
    audit({ entity, id, version: 1, after: await audited(db, id) });
    return readDetail(db, id);
  },

  update: async (context) => {
    const {
      db,
      actor,
      body,
      now,
      audit,
      params: { id },
      version,
    } = context;
    const held = await lockRow(db, "campaign", id);
    if (held === undefined) throw notFound("Notification");
    if (held.version !== version)
      throw stale({
        row: await readDetail(db, id),
        changes: await readHistory(db, { entity, id, sinceVersion: version }),
      });
    if (held.state !== "DRAFT") throw conflict("Only a draft can be changed: take it back first");
    await checkDocuments(context);
    const before = await audited(db, id);
    await updateRow(db, "campaign", held, { ...columns(body), updated_at: now, updated_by: actor.id });
    audit({ entity, id, version: version + 1, before, after: await audited(db, id) });
    return readDetail(db, id);
  },

  test: async ({ db, params: { id }, actor, requestId, audit }) => {
    const found = await readRow(db, "campaign", id);
    if (found === undefined) throw notFound("Notification");
    const me = await db.selectFrom("app_user").select("mobile").where("id", "=", actor.id).executeTakeFirst();
    if (!me?.mobile) throw conflict("Your account has no mobile number to send this to");
    const { title, body, image, deep_link: link, sender, dlt_template_id: dltTemplateId, channels } = found;
    for (const channel of channels)
      await queueMessage(db, {
        channel,
        to: me.mobile,
        template: "campaign.test",
        title,
        body,
        link,
        key: `campaign.test ${id} ${requestId} ${channel}`,
        ...(channel === "SMS" ? { sender, dltTemplateId } : { image }),
      });
    audit({ entity, id, version: found.version, action: "campaign.tested" });
    return { to: me.mobile };
  },

  history: async ({ db, params: { id } }) => {
    if (!(await readRow(db, "campaign", id))) throw notFound("Notification");
    return readHistory(db, { entity, id });
  },

  ...lifecycleHandlers({
    life,
    table: "campaign",
    noun: "Notification",
    read: readCampaign,
    guards: {
      reachable: async ({ db, held, now }) => {
        if (startOf(held, now) === undefined) return "Its time has passed: choose another, or none";
        return (await countAudience(db, held.audience)) === 0 ? "Nobody is in its audience" : null;
      },
    },
    effects: {
      release: async ({ db, now }, { held }) => {
        const recipients = await countAudience(db, held.audience);
        return { set: { starts_at: (startOf(held, now) ?? now).toISOString(), recipients }, told: { recipients } };
      },
      recall: async () => ({ set: { starts_at: null, recipients: null } }),
      cancel: async ({ db }, { held }) => ({
        after: async () => {
          await db
            .updateTable("message")
            .set({ state: "CANCELLED" })
            .where("campaign_id", "=", held.id)
            .where("state", "=", "QUEUED")
            .execute();
        },
      }),
    },
  }),
};

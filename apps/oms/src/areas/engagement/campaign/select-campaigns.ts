import { sql } from "kysely";
import {
  campaignList,
  clockText,
  retailerChannels,
  type Campaign,
  type CampaignDetail,
} from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";

/** What became of a campaign's messages, counted from their index alone. */
const counted = sql<Record<"sent" | "delivered" | "read" | "failed" | "suppressed" | "waiting", number>>`(
  select jsonb_build_object(
    'sent', count(*) filter (where message.state = 'SENT'),
    'delivered', count(*) filter (where message.delivered_at is not null),
    'read', count(*) filter (where message.read_at is not null),
    'failed', count(*) filter (where message.state = 'FAILED'),
    'suppressed', count(*) filter (where message.state = 'SUPPRESSED'),
    'waiting', count(*) filter (where message.state in ('QUEUED', 'SENDING'))
  )
  from message where message.campaign_id = campaign.id)`;

const selectCampaigns = (db: Db) =>
  db
    .selectFrom("campaign")
    .leftJoin("app_user as maker", "maker.id", "campaign.created_by")
    .selectAll("campaign")
    .select(["maker.name as maker", counted.as("counted")]);
type Found = Awaited<ReturnType<ReturnType<typeof selectCampaigns>["executeTakeFirstOrThrow"]>>;

const audienceText = (rows: number): string =>
  rows === 0 ? "Every active retailer" : rows === 1 ? "One condition" : `${rows} conditions`;

const toRow = (found: Found): Campaign => ({
  id: found.id,
  version: found.version,
  title: found.title,
  body: found.body,
  channels: found.channels,
  channelText: retailerChannels
    .flatMap(({ value, label }) => (found.channels.includes(value) ? [label] : []))
    .join(", "),
  audience: [...found.audience],
  audienceText: audienceText(found.audience.length),
  deepLink: found.deep_link,
  image: found.image,
  quiet: `${clockText(found.quiet_from)} to ${clockText(found.quiet_to)}`,
  state: found.state,
  startsAt: found.starts_at,
  recipients: found.recipients,
  ...found.counted,
  createdBy: found.maker,
  createdAt: found.created_at,
  sentAt: found.sent_at,
  updatedAt: found.updated_at,
});

export const listCampaigns = readList(campaignList, {
  select: selectCampaigns,
  id: sql<string>`campaign.id`,
  sorts: {
    title: sql`lower(campaign.title)`,
    startsAt: { by: sql`campaign.starts_at`, nullable: true },
    state: sql`campaign.state`,
    updatedAt: sql`campaign.updated_at`,
  },
  filters: {
    state: sql`campaign.state`,
    channel: (text) => sql`campaign.channels && ${text.split(",")}::text[]`,
    starts: sql`campaign.starts_at`,
  },
  search: { title: sql`campaign.title`, body: sql`campaign.body` },
  toRow,
});

/** One campaign with what became of it. */
export const readCampaign = async (db: Db, id: string): Promise<Campaign> => {
  const found = await selectCampaigns(db).where("campaign.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Notification");
  return toRow(found);
};

/** One campaign as its form has it. */
export const readDetail = async (db: Db, id: string): Promise<CampaignDetail> => {
  const found = await db.selectFrom("campaign").selectAll().where("id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Notification");
  return {
    id,
    version: found.version,
    active: found.active,
    updatedAt: found.updated_at,
    state: found.state,
    title: found.title,
    body: found.body,
    channels: found.channels,
    image: found.image,
    deepLink: found.deep_link,
    sender: found.sender,
    dltTemplateId: found.dlt_template_id,
    // The form has checked each row before it was kept.
    audience: found.audience as CampaignDetail["audience"],
    startOn: found.start_on,
    startAt: found.start_at,
    quietFrom: clockText(found.quiet_from),
    quietTo: clockText(found.quiet_to),
  };
};

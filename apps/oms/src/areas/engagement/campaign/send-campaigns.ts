import { sql, type Selectable } from "kysely";
import { campaignLife as life } from "@o2r/api/contract/engagement";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { notWanted } from "../message/judge-offers.ts";
import { queueMessages, type NewMessage } from "../../../trade/message/queue-message.ts";
import { freezeAudience } from "./audience.ts";

/** Recipients whose messages are written in one transaction. */
const atOnce = 200;
/** How many of these a turn of the job has at most. */
const roundsATurn = 4;

const idsIn = async (db: Db, state: "SCHEDULED" | "SENDING", now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("campaign")
    .select("id")
    .where("state", "=", state)
    .where("starts_at", "<=", now.toISOString())
    .orderBy("starts_at")
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
};

/** Begins what is due: from now on it is certain who is written to. */
const beginDue = async (db: Db, telling: Telling, now: Date): Promise<void> =>
  applyEach(db, telling, {
    ids: await idsIn(db, "SCHEDULED", now),
    action: "campaign.begun",
    requestId: "campaigns",
    now,
    apply: async (trx, id) => {
      const held = await lockRow(trx, "campaign", id);
      if (held === undefined || held.state !== "SCHEDULED") return [];
      const recipients = await freezeAudience(trx, id, held.audience);
      const set = { recipients, begun_at: now };
      const after = await takeStep(trx, { life, table: "campaign", held, step: "begin", set, now, by: null });
      return [stepEntry(life, "begun", held, after, { after: { recipients } })];
    },
  });

type Held = Selectable<Database["campaign"]>;

const messagesFor = (
  { id, title, body, channels, image, deep_link: link, sender, dlt_template_id, quiet_from, quiet_to }: Held,
  { retailer_id: retailerId, mobile, muted }: { retailer_id: string; mobile: string; muted: readonly string[] | null },
): readonly NewMessage[] =>
  channels.map((channel) => ({
    channel,
    to: mobile,
    template: "campaign",
    title,
    body,
    key: `campaign ${id} ${retailerId} ${channel}`,
    retailerId,
    campaignId: id,
    offer: { from: quiet_from, to: quiet_to },
    link,
    ...(channel === "SMS" ? { sender, dltTemplateId: dlt_template_id } : { image }),
    ...(muted?.includes(channel) === true && { suppressed: notWanted(channel) }),
  }));

/**
 * Writes the messages of the next recipients of a campaign, and notes that they are written, in one transaction: a kill
 * leaves both done or neither. True while there may be more of them.
 */
const writeSome = (db: Db, id: string): Promise<boolean> =>
  tx(db, async (trx) => {
    // Held, so that nobody cancels it in between.
    const held = await lockRow(trx, "campaign", id);
    if (held === undefined || held.state !== "SENDING") return false;
    const recipients = await trx
      .selectFrom("campaign_recipient as recipient")
      .leftJoin("message_choice as choice", (join) =>
        join.onRef("choice.retailer_id", "=", "recipient.retailer_id").on("choice.active", "=", true),
      )
      .select(["recipient.retailer_id", "recipient.mobile", "choice.muted"])
      .where("recipient.campaign_id", "=", id)
      .where("recipient.written", "=", false)
      .orderBy("recipient.retailer_id")
      .limit(atOnce)
      .execute();
    await queueMessages(
      trx,
      recipients.flatMap((recipient) => messagesFor(held, recipient)),
    );
    await trx
      .updateTable("campaign_recipient")
      .set({ written: true })
      .where("campaign_id", "=", id)
      .where(sql<boolean>`retailer_id = any(${recipients.map(({ retailer_id }) => retailer_id)}::uuid[])`)
      .execute();
    return recipients.length === atOnce;
  });

/** Whether all of a campaign is written, and nothing of it waits any more. */
const isOver = async (db: Db, id: string): Promise<boolean> => {
  const { left } = await db
    .selectNoFrom((eb) => [
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("campaign_recipient")
              .select("retailer_id")
              .where("campaign_id", "=", id)
              .where("written", "=", false),
          ),
          eb.exists(
            eb
              .selectFrom("message")
              .select("id")
              .where("campaign_id", "=", id)
              .where("state", "in", ["QUEUED", "SENDING"]),
          ),
        ])
        .as("left"),
    ])
    .executeTakeFirstOrThrow();
  return !left;
};

const finishDone = async (db: Db, telling: Telling, now: Date, ids: readonly string[]): Promise<void> =>
  applyEach(db, telling, {
    ids,
    action: "campaign.sent",
    requestId: "campaigns",
    now,
    apply: async (trx, id) => {
      const held = await lockRow(trx, "campaign", id);
      if (held === undefined || held.state !== "SENDING" || !(await isOver(trx, id))) return [];
      const after = await takeStep(trx, {
        life,
        table: "campaign",
        held,
        step: "finish",
        set: { sent_at: now },
        now,
        by: null,
      });
      return [stepEntry(life, "sent", held, after)];
    },
  });

/**
 * Takes every campaign as far as it can go: begun when its time has come, its messages written in bounded batches, over
 * when the last of them has gone out. Safe to run twice at once, and to be killed: what is written is noted with it.
 * Returns 0, for no pause before the next turn, while there is more to write.
 */
export const sendCampaigns = async (db: Db, telling: Telling, now: Date): Promise<number | void> => {
  await beginDue(db, telling, now);
  const sending = await idsIn(db, "SENDING", now);
  // Several batches in one turn, since the next one waits for its time.
  for (let round = 0; round < roundsATurn; round += 1) {
    let more = false;
    for (const id of sending) more = (await writeSome(db, id)) || more;
    if (!more) break;
    if (round === roundsATurn - 1) return 0;
  }
  await finishDone(db, telling, now, sending);
};

import { sql } from "kysely";
import { afterQuiet, messageChannels, offersRest } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import type { Db } from "../../../db/schema.ts";

/** Why an offer is kept and not sent. */
export const notWanted = (channel: (typeof messageChannels)[number]["value"]): string =>
  `The retailer wants no offers by ${wordOf(messageChannels, channel) ?? channel}`;

/**
 * Looks at offers once more when they are about to be handed over: whoever has opted out or been blocked since they were
 * written is not sent them, nor is what has been cancelled since, and at night they rest. Answers those that are not to be
 * sent now.
 */
export const judgeOffers = async (db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const offers = await db
    .selectFrom("message")
    .leftJoin("retailer", "retailer.id", "message.retailer_id")
    .leftJoin("campaign", "campaign.id", "message.campaign_id")
    .leftJoin("message_choice as choice", (join) =>
      join.onRef("choice.retailer_id", "=", "message.retailer_id").on("choice.active", "=", true),
    )
    .select([
      "message.id",
      "message.channel",
      "message.quiet_from",
      "message.quiet_to",
      "retailer.state",
      "campaign.state as campaign",
      sql<boolean>`message.channel = any(coalesce(choice.muted, '{}'))`.as("muted"),
    ])
    .where("message.id", "in", ids)
    .execute();
  const held = new Set<string>();
  // What has come to another end meanwhile stays at that.
  const stillSending = (id: string) => db.updateTable("message").where("id", "=", id).where("state", "=", "SENDING");
  const keep = async (id: string, why: string): Promise<void> => {
    held.add(id);
    await stillSending(id).set({ state: "SUPPRESSED", fault: why }).execute();
  };
  for (const { id, channel, quiet_from: from, quiet_to: to, state, campaign, muted } of offers) {
    const then = afterQuiet(now, { from: from ?? offersRest.from, to: to ?? offersRest.to });
    if (campaign === "CANCELLED") {
      // It was with the sender when what waited was cancelled, and has come back.
      held.add(id);
      await stillSending(id).set({ state: "CANCELLED" }).execute();
    } else if (muted) await keep(id, notWanted(channel));
    else if (state !== null && state !== "ACTIVE") await keep(id, "The retailer is not active any more");
    else if (then.getTime() > now.getTime()) {
      held.add(id);
      await stillSending(id)
        // It was not tried.
        .set((eb) => ({ state: "QUEUED", due_at: then.toISOString(), attempts: eb("attempts", "-", 1) }))
        .execute();
    }
  }
  return held;
};

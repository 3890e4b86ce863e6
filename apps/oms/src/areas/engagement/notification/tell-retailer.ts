import {
  fillSms,
  messageEventOf,
  offersRest,
  type MessageEvent,
  type MessageLanguage,
  type VariablesOf,
} from "@o2r/api/contract/engagement";
import type { Db } from "../../../db/schema.ts";
import { notWanted } from "../message/judge-offers.ts";
import { queueMessages, type NewMessage } from "../../../trade/message/queue-message.ts";

/** The languages that a retailer is written to in, the best first: their own, else English. */
const inTurn = (own: MessageLanguage | null): readonly MessageLanguage[] => (own === null ? ["EN"] : [own, "EN"]);

const readRetailers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("retailer")
    .leftJoin("message_choice as choice", (join) =>
      join.onRef("choice.retailer_id", "=", "retailer.id").on("choice.active", "=", true),
    )
    .select([
      "retailer.id",
      "retailer.mobile",
      "retailer.establishment as shop",
      "retailer.name as owner",
      "choice.language",
      "choice.muted",
    ])
    .where("retailer.id", "in", ids)
    .execute();

const readWordings = (db: Db, event: MessageEvent) =>
  db
    .selectFrom("sms_template")
    .select(["language", "body", "variables", "sender", "dlt_template_id"])
    .where("event", "=", event)
    .where("active", "=", true)
    .execute();

/**
 * Tells several retailers of the same event; see `tellRetailer`. Answers how many messages were written: none where the
 * event is switched off, or is worded in no language that they read.
 */
export const tellRetailers = async <E extends MessageEvent>(
  db: Db,
  event: E,
  retailerIds: readonly string[],
  variables: VariablesOf<E>,
  of: string,
): Promise<number> => {
  if (retailerIds.length === 0) return 0;
  const told = await db
    .selectFrom("message_event")
    .select("channels")
    .where("event", "=", event)
    .where("active", "=", true)
    .executeTakeFirst();
  if (told === undefined) return 0;
  const wordings = await readWordings(db, event);
  if (wordings.length === 0) return 0;
  const isOffer = messageEventOf(event).offer === true;
  const messages = (await readRetailers(db, retailerIds)).flatMap((retailer): readonly NewMessage[] => {
    const wording = inTurn(retailer.language)
      .map((language) => wordings.find((one) => one.language === language))
      .find((one) => one !== undefined);
    if (wording === undefined) return [];
    const { id, mobile, shop, owner, muted } = retailer;
    const known: Readonly<Record<string, string>> = { ...variables, shop, owner };
    const body = fillSms(
      wording.body,
      wording.variables.map((name) => known[name] ?? ""),
    );
    return told.channels.map((channel) => ({
      channel,
      to: mobile,
      template: `${event}.${wording.language}`,
      body,
      key: `${event} ${of} ${id} ${channel}`,
      retailerId: id,
      event,
      ...(isOffer && { offer: offersRest }),
      ...(channel === "SMS" && { sender: wording.sender, dltTemplateId: wording.dlt_template_id }),
      ...(isOffer && muted?.includes(channel) === true && { suppressed: notWanted(channel) }),
    }));
  });
  return queueMessages(db, messages);
};

/**
 * Tells a retailer of an event, in the transaction in which it happens: by the channels that it is switched to, worded in
 * their language. `of` says what it is about, such as an order's id and version: of the same event, retailer and `of`, one
 * message is sent by each channel, however often this is called. Of an offer nothing is sent to who wants none.
 */
export const tellRetailer = <E extends MessageEvent>(
  db: Db,
  event: E,
  retailerId: string,
  variables: VariablesOf<E>,
  of: string,
): Promise<number> => tellRetailers(db, event, [retailerId], variables, of);

/** An amount of paise as a message has it, without the sign that would make it Unicode: `Rs.1,204.50`. */
export const rupeesText = (paise: number): string =>
  `Rs.${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: paise % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** A day as a message has it: `21 Nov 2026`, of `2026-11-21`. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

import type { MessageChannel, MessageEvent, QuietHours } from "@o2r/api/contract/engagement";
import { newId } from "../../db/id.ts";
import type { Db } from "../../db/schema.ts";

/** A message that is to be sent. */
export interface NewMessage {
  readonly channel: MessageChannel;
  /** The number, address or account that it goes to. */
  readonly to: string;
  /** Key of what it was written from, such as `retailer.otp`. */
  readonly template: string;
  /** As it is sent. */
  readonly body: string;
  /** What it is sent for, such as `order.placed 42`: of the same key, the first one alone is sent. */
  readonly key: string;
  /** It holds a one-time code: nobody but its recipient is to read that. */
  readonly secret?: boolean;
  /** The retailer whom it is for, where it is for one. */
  readonly retailerId?: string;
  /** The event that it tells of. */
  readonly event?: MessageEvent;
  /** The retailer can opt out of it; it rests in these hours. */
  readonly offer?: QuietHours;
  /** The notification to many that it is of. */
  readonly campaignId?: string;
  readonly title?: string;
  /** Document id of a picture. */
  readonly image?: string | null;
  /** The page or address that it opens. */
  readonly link?: string | null;
  /** The header and the template that a text message is registered under. */
  readonly sender?: string | null;
  readonly dltTemplateId?: string | null;
  /** Why it is kept and not sent: the retailer does not want it. */
  readonly suppressed?: string;
}

/** As many as one insert takes: PostgreSQL knows 65,535 parameters. */
const atOnce = 3000;

const columnsOf = ({ to, retailerId, campaignId, offer, dltTemplateId, suppressed, ...message }: NewMessage) => ({
  ...message,
  id: newId(),
  recipient: to,
  retailer_id: retailerId ?? null,
  campaign_id: campaignId ?? null,
  offer: offer !== undefined,
  quiet_from: offer?.from ?? null,
  quiet_to: offer?.to ?? null,
  dlt_template_id: dltTemplateId ?? null,
  state: suppressed === undefined ? ("QUEUED" as const) : ("SUPPRESSED" as const),
  fault: suppressed ?? null,
});

/**
 * Puts messages into the outbox, in the transaction of what they are sent for: they are sent where that is committed, once
 * each, soon after. Answers how many of them are new.
 */
export const queueMessages = async (db: Db, messages: readonly NewMessage[]): Promise<number> => {
  let made = 0;
  for (let from = 0; from < messages.length; from += atOnce) {
    const rows = await db
      .insertInto("message")
      .values(messages.slice(from, from + atOnce).map(columnsOf))
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .execute();
    made += rows.length;
  }
  return made;
};

/** Puts one message into the outbox; see `queueMessages`. False where there is one of its key already. */
export const queueMessage = async (db: Db, message: NewMessage): Promise<boolean> =>
  (await queueMessages(db, [message])) === 1;

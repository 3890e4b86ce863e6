import type { MessageChannel } from "@o2r/api/contract/engagement";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";

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
}

/**
 * Puts messages into the outbox, in the transaction of what they are sent for: they are sent where that is committed, once
 * each, soon after. Answers how many of them are new.
 */
export const queueMessages = async (db: Db, messages: readonly NewMessage[]): Promise<number> => {
  if (messages.length === 0) return 0;
  const made = await db
    .insertInto("message")
    .values(messages.map(({ to, ...message }) => ({ id: newId(), recipient: to, ...message })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .execute();
  return made.length;
};

/** Puts one message into the outbox; see `queueMessages`. False where there is one of its key already. */
export const queueMessage = async (db: Db, message: NewMessage): Promise<boolean> =>
  (await queueMessages(db, [message])) === 1;

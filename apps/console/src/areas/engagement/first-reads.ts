import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { messages } from "./message/message-words.ts";
import { messageChoices } from "./notification/choice-words.ts";
import { messageEventEndpoint, messageEventsPath } from "./notification/event-words.ts";
import { smsTemplates } from "./sms/sms-words.ts";

/** What the pages of engagement read first. */
export const firstReads: FirstReads = {
  ...readsOfList(messages),
  ...readsOfThing(smsTemplates),
  ...readsOfThing(messageChoices),
  [messageEventsPath]: [readOf(messageEventEndpoint)],
};

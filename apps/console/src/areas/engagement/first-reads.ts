import { campaignEndpoints, staffChatEndpoints, ticketEndpoints } from "@o2r/api/contract/engagement";
import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { agents } from "./chatbot/agent/agent-words.ts";
import { conditions } from "./chatbot/condition/condition-words.ts";
import { connections } from "./chatbot/connection/connection-words.ts";
import { templates } from "./chatbot/template/template-words.ts";
import { cannedReplies } from "./canned-reply/canned-reply-words.ts";
import { workflows } from "./chatbot/workflow-words.ts";
import { campaigns } from "./campaign/campaign-words.ts";
import { chats } from "./chat/chat-words.ts";
import { faqs } from "./faq/faq-words.ts";
import { messages } from "./message/message-words.ts";
import { messageChoices } from "./notification/choice-words.ts";
import { messageEventEndpoint, messageEventsPath } from "./notification/event-words.ts";
import { smsTemplates } from "./sms/sms-words.ts";
import { tickets } from "./ticket/ticket-words.ts";

/** What the pages of engagement read first. */
export const firstReads: FirstReads = {
  ...readsOfList(campaigns),
  [`${campaigns.path}/:id`]: [readOf(campaignEndpoints.page)],
  [`${campaigns.path}/:id/edit`]: [readOf(campaignEndpoints.get)],
  ...readsOfList(messages),
  ...readsOfThing(smsTemplates),
  ...readsOfThing(messageChoices),
  [messageEventsPath]: [readOf(messageEventEndpoint)],
  ...readsOfList({ ...tickets, endpoint: ticketEndpoints.list }),
  ...readsOfList({ ...chats, endpoint: staffChatEndpoints.list }),
  [`${chats.path}/:id`]: [readOf(staffChatEndpoints.get)],
  ...readsOfThing(faqs),
  ...readsOfThing(cannedReplies),
  ...readsOfThing(agents),
  ...readsOfThing(conditions),
  ...readsOfThing(connections),
  ...readsOfThing(templates),
  ...readsOfThing(workflows),
};

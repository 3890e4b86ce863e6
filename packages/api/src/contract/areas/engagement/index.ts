import type { Area } from "../../core/area.ts";
import { campaignEndpoints } from "./campaign/campaign.ts";
import { chatAgentEndpoints } from "./chatbot/agent.ts";
import { chatEndpoints } from "./chatbot/chat.ts";
import { chatConditionEndpoints } from "./chatbot/condition.ts";
import { chatConnectionEndpoints } from "./chatbot/connection.ts";
import { helpHoursEndpoints } from "./chatbot/hours.ts";
import { chatLookups, staffChatEndpoints } from "./chatbot/staff-chat.ts";
import { chatTemplateEndpoints } from "./chatbot/template.ts";
import { chatWorkflowEndpoints } from "./chatbot/workflow.ts";
import { eventEndpoints } from "./events.ts";
import { permissions } from "./facts.ts";
import { messageEndpoints } from "./message.ts";
import { notificationEndpoints } from "./notification.ts";
import { messageChoiceEndpoints } from "./notification/message-choice.ts";
import { messageEventEndpoints } from "./notification/message-event-settings.ts";
import { smsTemplateEndpoints } from "./sms/sms-template.ts";
import { cannedReplyEndpoints } from "./ticket/canned-reply.ts";
import { faqEndpoints } from "./ticket/faq.ts";
import { ticketEndpoints, ticketLookups } from "./ticket/ticket-endpoints.ts";

export * from "./campaign/campaign-form.ts";
export * from "./campaign/campaign.ts";
export * from "./campaign/quiet-hours.ts";
export * from "./event-readers.ts";
export * from "./events.ts";
export * from "./message.ts";
export * from "./notification.ts";
export * from "./notification/message-choice.ts";
export * from "./notification/message-event-settings.ts";
export * from "./notification/message-event.ts";
export * from "./sms/segments.ts";
export * from "./sms/sms-template.ts";
export * from "./sms/sms-text.ts";
export * from "./chatbot/flow.ts";
export * from "./chatbot/flow-problems.ts";
export * from "./chatbot/advance.ts";
export * from "./chatbot/play.ts";
export * from "./chatbot/flow-schema.ts";
export * from "./chatbot/starter-flow.ts";
export * from "./chatbot/workflow-form.ts";
export * from "./ticket/ticket-words.ts";
export * from "./ticket/ticket-forms.ts";
export * from "./ticket/ticket-states.ts";
export * from "./ticket/ticket.ts";
export * from "./ticket/ticket-endpoints.ts";
export * from "./ticket/faq.ts";
export * from "./ticket/canned-reply.ts";
export * from "./chatbot/workflow.ts";
export * from "./chatbot/chat.ts";
export * from "./chatbot/staff-chat.ts";
export * from "./chatbot/agent.ts";
export * from "./chatbot/condition.ts";
export * from "./chatbot/connection.ts";
export * from "./chatbot/entry.ts";
export * from "./chatbot/hours.ts";
export * from "./chatbot/template.ts";

/** Notifications, messages, help and the event stream. */
export const engagementArea = {
  permissions,
  things: {
    notification: notificationEndpoints,
    event: eventEndpoints,
    message: messageEndpoints,
    campaign: campaignEndpoints,
    smsTemplate: smsTemplateEndpoints,
    messageEvent: messageEventEndpoints,
    messageChoice: messageChoiceEndpoints,
    ticket: ticketEndpoints,
    ...ticketLookups,
    faq: faqEndpoints,
    cannedReply: cannedReplyEndpoints,
    chatWorkflow: chatWorkflowEndpoints,
    chatAgent: chatAgentEndpoints,
    chatCondition: chatConditionEndpoints,
    chatConnection: chatConnectionEndpoints,
    chatTemplate: chatTemplateEndpoints,
    chat: chatEndpoints,
    staffChat: staffChatEndpoints,
    ...chatLookups,
    helpHours: helpHoursEndpoints,
  },
} satisfies Area;

import type { engagementArea } from "@o2r/api/contract/engagement";
import type { ServiceArea } from "../../kit/define-area.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { campaignHandlers } from "./campaign/campaign.ts";
import { sendCampaigns } from "./campaign/send-campaigns.ts";
import { chatAgentHandlers } from "./chatbot/agent.ts";
import { watchChats } from "./chatbot/answer-calls.ts";
import { chatHandlers } from "./chatbot/chat.ts";
import { chatConditionHandlers } from "./chatbot/condition.ts";
import { chatConnectionHandlers } from "./chatbot/connection.ts";
import { helpHoursHandlers } from "./chatbot/hours.ts";
import { chatLookUps, staffChatHandlers } from "./chatbot/staff-chat.ts";
import { chatTemplateHandlers } from "./chatbot/template.ts";
import { chatWorkflowHandlers } from "./chatbot/workflow.ts";
import { eventHandlers } from "./event-stream.ts";
import { messageHandlers } from "./message/message.ts";
import { sendMessages } from "./message/send-messages.ts";
import { notificationHandlers } from "./notification.ts";
import { messageChoiceHandlers } from "./notification/message-choice.ts";
import { beginMessageEvents, messageEventHandlers } from "./notification/message-event.ts";
import { smsTemplateHandlers } from "./sms/sms-template.ts";
import { cannedReplyHandlers } from "./ticket/canned-reply.ts";
import { faqHandlers } from "./ticket/faq.ts";
import { ticketLookUps } from "./ticket/look-ups.ts";
import { sweepPresence } from "./ticket/presence.ts";
import { ticketHandlers } from "./ticket/ticket.ts";
import { watchTickets } from "./ticket/watch-clock.ts";

export const engagement: ServiceArea<typeof engagementArea> = {
  handlers: {
    notification: notificationHandlers,
    event: eventHandlers,
    message: messageHandlers,
    campaign: campaignHandlers,
    smsTemplate: smsTemplateHandlers,
    messageEvent: messageEventHandlers,
    messageChoice: messageChoiceHandlers,
    ticket: ticketHandlers,
    ...ticketLookUps,
    faq: faqHandlers,
    cannedReply: cannedReplyHandlers,
    chatWorkflow: chatWorkflowHandlers,
    chatAgent: chatAgentHandlers,
    chatCondition: chatConditionHandlers,
    chatConnection: chatConnectionHandlers,
    chatTemplate: chatTemplateHandlers,
    chat: chatHandlers,
    staffChat: staffChatHandlers,
    ...chatLookUps,
    helpHours: helpHoursHandlers,
  },
  constraints: {
    campaign_image_fkey: documentGone("image"),
    sms_template_wording: { field: "language", message: "This event has a template in this language already" },
    message_choice_of_retailer: { field: "retailerId", message: "What this retailer wants is written down already" },
    faq_question: { field: "question", message: "This question exists already" },
    canned_reply_shortcut: { field: "shortcut", message: "Another reply has this shortcut" },
    chat_agent_of_user: { field: "agentId", message: "This agent is here already" },
    chat_condition_name: { field: "name", message: "This condition exists already" },
    chat_connection_name: { field: "name", message: "This connection exists already" },
    chat_template_name: { field: "name", message: "This template exists already" },
    chat_workflow_name: { field: "name", message: "This workflow exists already" },
    ticket_attachment_document_id_fkey: documentGone("attachments"),
  },
  jobs: [
    { name: "messages", everySeconds: 2, run: sendMessages },
    { name: "tickets", everySeconds: 30, run: watchTickets },
    // Who waits for an answer looks at the chat.
    { name: "chats", everySeconds: 1, run: watchChats },
    { name: "campaigns", everySeconds: 10, run: sendCampaigns },
  ],
  begin: beginMessageEvents,
  sweep: async (db, _, now) => sweepPresence(db, now),
};

export { openProvider } from "./message/provider.ts";

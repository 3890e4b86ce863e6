import type { Screen } from "../../routing/screen.ts";

/** The screens of engagement. */
export const screens = {
  messageList: async () => (await import("./message/list.tsx")).MessageList,
  campaignList: async () => (await import("./campaign/list.tsx")).CampaignList,
  campaignForm: async () => (await import("./campaign/form.tsx")).CampaignForm,
  campaignPage: async () => (await import("./campaign/page.tsx")).CampaignPage,
  eventList: async () => (await import("./notification/event-list.tsx")).EventList,
  choiceList: async () => (await import("./notification/choice-list.tsx")).ChoiceList,
  choiceForm: async () => (await import("./notification/choice-form.tsx")).ChoiceForm,
  smsList: async () => (await import("./sms/list.tsx")).SmsList,
  smsForm: async () => (await import("./sms/form.tsx")).SmsForm,
  ticketList: async () => (await import("./ticket/list.tsx")).TicketList,
  ticketPage: async () => (await import("./ticket/page.tsx")).TicketPage,
  chatList: async () => (await import("./chat/list.tsx")).ChatList,
  chatPage: async () => (await import("./chat/page.tsx")).ChatPage,
  faqList: async () => (await import("./faq/list.tsx")).FaqList,
  faqForm: async () => (await import("./faq/form.tsx")).FaqForm,
  cannedReplyList: async () => (await import("./canned-reply/list.tsx")).CannedReplyList,
  cannedReplyForm: async () => (await import("./canned-reply/form.tsx")).CannedReplyForm,
  agentList: async () => (await import("./chatbot/agent/list.tsx")).AgentList,
  agentForm: async () => (await import("./chatbot/agent/form.tsx")).AgentForm,
  conditionList: async () => (await import("./chatbot/condition/list.tsx")).ConditionList,
  conditionForm: async () => (await import("./chatbot/condition/form.tsx")).ConditionForm,
  connectionList: async () => (await import("./chatbot/connection/list.tsx")).ConnectionList,
  connectionForm: async () => (await import("./chatbot/connection/form.tsx")).ConnectionForm,
  templateList: async () => (await import("./chatbot/template/list.tsx")).TemplateList,
  templateForm: async () => (await import("./chatbot/template/form.tsx")).TemplateForm,
  workflowList: async () => (await import("./chatbot/list.tsx")).WorkflowList,
  workflowForm: async () => (await import("./chatbot/form.tsx")).WorkflowForm,
  chatbotFlow: async () => (await import("./chatbot/flow/page.tsx")).ChatbotFlow,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly engagement: typeof screens;
  }
}

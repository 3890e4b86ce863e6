import type { engagementArea } from "@o2r/api/contract/engagement";
import type { ServiceArea } from "../../kit/define-area.ts";
import { eventHandlers } from "./event-stream.ts";
import { messageHandlers } from "./message/message.ts";
import { sendMessages } from "./message/send-messages.ts";
import { notificationHandlers } from "./notification.ts";
import { messageChoiceHandlers } from "./notification/message-choice.ts";
import { beginMessageEvents, messageEventHandlers } from "./notification/message-event.ts";
import { smsTemplateHandlers } from "./sms/sms-template.ts";

export const engagement: ServiceArea<typeof engagementArea> = {
  handlers: {
    notification: notificationHandlers,
    event: eventHandlers,
    message: messageHandlers,
    smsTemplate: smsTemplateHandlers,
    messageEvent: messageEventHandlers,
    messageChoice: messageChoiceHandlers,
  },
  constraints: {
    sms_template_wording: { field: "language", message: "This event has a template in this language already" },
    message_choice_of_retailer: { field: "retailerId", message: "What this retailer wants is written down already" },
  },
  jobs: [{ name: "messages", everySeconds: 2, run: sendMessages }],
  begin: beginMessageEvents,
};

import type { engagementArea } from "@o2r/api/contract/engagement";
import type { ServiceArea } from "../../kit/define-area.ts";
import { eventHandlers } from "./event-stream.ts";
import { messageHandlers } from "./message/message.ts";
import { sendMessages } from "./message/send-messages.ts";
import { notificationHandlers } from "./notification.ts";

export const engagement: ServiceArea<typeof engagementArea> = {
  handlers: { notification: notificationHandlers, event: eventHandlers, message: messageHandlers },
  jobs: [{ name: "messages", everySeconds: 2, run: sendMessages }],
};

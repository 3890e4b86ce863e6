import type { Area } from "../../core/area.ts";
import { eventEndpoints } from "./events.ts";
import { permissions } from "./facts.ts";
import { messageEndpoints } from "./message.ts";
import { notificationEndpoints } from "./notification.ts";

export * from "./event-readers.ts";
export * from "./events.ts";
export * from "./message.ts";
export * from "./notification.ts";

/** Notifications, messages, help and the event stream. */
export const engagementArea = {
  permissions,
  things: {
    notification: notificationEndpoints,
    event: eventEndpoints,
    message: messageEndpoints,
  },
} satisfies Area;

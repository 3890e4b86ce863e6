import { dismissNotification, readNotifications } from "../packages/ui/src/notify/notification-store.ts";

/** Takes every toast away, so that one story's words do not stand in the next. */
export function dismissAllNotifications(): void {
  for (const { id } of readNotifications().toasts) dismissNotification(id);
}

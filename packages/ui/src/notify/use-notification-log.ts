import { useSyncExternalStore } from "react";
import { readNotifications, subscribeToNotifications } from "./notification-store.ts";
import type { Notification } from "./notify.types.ts";

const readLog = () => readNotifications().log;

/** The warnings and errors that were said since the page was loaded, newest first. */
export const useNotificationLog = (): readonly Notification[] =>
  useSyncExternalStore(subscribeToNotifications, readLog, readLog);

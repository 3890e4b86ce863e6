import { addNotification } from "./notification-store.ts";
import type { NotificationInput } from "./notify.types.ts";

/**
 * Fetches the part that draws toasts, which the first `notify` otherwise does. Call it when the page is idle, so that
 * a lost connection can still be reported.
 */
export const preloadToaster = async (): Promise<void> => (await import("../toaster/mount-toaster.tsx")).mountToaster();

/** Says something at the top right for 1500 ms and returns its id. Warnings and errors also stay in the log. */
export function notify(input: NotificationInput): number {
  const id = addNotification(input);
  showToasts();
  return id;
}

/** When the code cannot be fetched, the words wait in the store for the connection, or for the next toast. */
function showToasts(): void {
  preloadToaster().catch(() => addEventListener("online", showToasts, { once: true }));
}

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
  // When the code cannot be fetched, the words stay in the store and appear with the next toast that can.
  preloadToaster().catch(() => undefined);
  return id;
}

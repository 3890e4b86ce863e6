import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { dismissNotification, readNotifications, subscribeToNotifications } from "../notify/notification-store.ts";
import type { Notification } from "../notify/notify.types.ts";
import { Toast } from "./toast.tsx";

/** Runs the toast's time, which stands still while it is paused, and takes it away at the end. */
function Timed({ toast, paused, closeLabel }: { toast: Notification; paused: boolean; closeLabel: string }) {
  const left = useRef(toast.duration);
  useEffect(() => {
    if (paused) return;
    const from = performance.now();
    const timer = setTimeout(() => dismissNotification(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [paused, toast.id]);
  return <Toast toast={toast} closeLabel={closeLabel} onClose={() => dismissNotification(toast.id)} />;
}

/** The toasts on screen. All of them wait while the pointer or the focus is on one; when the last goes, so does this. */
function ToastList({ toasts, closeLabel }: { toasts: readonly Notification[]; closeLabel: string }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the clock; nothing is operated here
    <div
      className="o2r-toaster-list"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Timed key={toast.id} toast={toast} paused={hovered || focused} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

/** The place of the toasts, top right. It always stands, so that screen readers know it before the first message. */
export function Toaster() {
  const { toasts, words } = useSyncExternalStore(subscribeToNotifications, readNotifications, readNotifications);
  return (
    <section className="o2r-toaster" data-o2r-toaster="" aria-label={words.region} aria-live="polite">
      {toasts.length > 0 && <ToastList toasts={toasts} closeLabel={words.close} />}
    </section>
  );
}

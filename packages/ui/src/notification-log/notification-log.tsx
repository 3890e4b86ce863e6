import { BellOff, CircleX, TriangleAlert } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { useLabels } from "../labels/labels.tsx";
import { clearNotificationLog } from "../notify/notification-store.ts";
import { useNotificationLog } from "../notify/use-notification-log.ts";
import { formatDateTime } from "../date/format-date.ts";
import { Timeline } from "../timeline/timeline.tsx";
import type { NotificationLogProps } from "./notification-log.types.ts";

const english = {
  title: "Recent messages",
  clear: "Clear all",
  emptyTitle: "No messages",
  empty: "Warnings and errors are kept here after they leave the screen.",
};

/** What the toasts have said, for those who did not read fast enough. */
export function NotificationLog({ open, onClose, labels }: NotificationLogProps) {
  const words = useLabels("notificationLog", english, labels);
  const log = useNotificationLog();
  const events = log.map(({ id, kind, title, description, at }) => ({
    id: String(id),
    icon: kind === "danger" ? CircleX : TriangleAlert,
    title,
    description,
    time: formatDateTime(new Date(at)),
    dateTime: new Date(at).toISOString(),
  }));
  const footer = log.length > 0 ? <Button onClick={clearNotificationLog}>{words.clear}</Button> : undefined;
  return (
    <Drawer open={open} onClose={onClose} title={words.title} footer={footer}>
      {log.length > 0 ? (
        <Timeline events={events} />
      ) : (
        <EmptyState reason="nothing-yet" icon={BellOff} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
    </Drawer>
  );
}

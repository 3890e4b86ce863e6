import { sparesLine } from "@o2r/api/react";
import { IconButton, Skeleton } from "@o2r/ui";
import { Popover } from "@o2r/ui/overlays";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { Deferred } from "../../kit/deferred.tsx";
import { phone, useMedia } from "../../kit/use-media.ts";
import { useNotifications, type Notification } from "./use-notifications.ts";

const loadPanel = async () => (await import("./notification-panel.tsx")).NotificationPanel;

const nothing: ReadonlySet<string> = new Set();

const unreadOf = (list: readonly Notification[]): ReadonlySet<string> =>
  new Set(list.filter(({ read }) => !read).map(({ id }) => id));

/** The bell with the number of unread notifications. A press opens the panel and marks all unread as read. */
export function Bell() {
  const { list, unread, failed, reload, allowed, markAllRead } = useNotifications();
  /** What was unread when it was opened; undefined while that is on its way. */
  const [opened, setOpened] = useState<{ fresh: ReadonlySet<string> | undefined; at: number }>({
    fresh: nothing,
    at: 0,
  });
  const { key } = useLocation();
  const isPhone = useMedia(phone);
  const mark = useEffectEvent(() => void markAllRead());
  if (opened.fresh === undefined && list !== undefined) setOpened({ ...opened, fresh: unreadOf(list) });
  const isToBeMarked = opened.at > 0 && opened.fresh !== undefined;
  useEffect(() => {
    // Also of a panel that was opened before there was anything in it.
    if (isToBeMarked) mark();
  }, [isToBeMarked, opened.at]);

  useEffect(() => {
    // So that it opens at once, once the page itself stands.
    const timer = setTimeout(() => sparesLine() || void loadPanel().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);

  const open = () => setOpened({ fresh: list && unreadOf(list), at: Date.now() });

  return (
    // Following a notification changes the page; the panel does not stay open over the new one.
    <Popover
      key={key}
      side="bottom"
      width={320}
      label="Notifications"
      trigger={
        <IconButton
          icon={BellIcon}
          size={isPhone ? "touch" : "md"}
          count={unread}
          label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}
          onClick={open}
        />
      }
    >
      <Deferred
        load={loadPanel}
        props={{ list, failed, reload, allowed, fresh: opened.fresh ?? nothing, now: opened.at }}
        instead={<Skeleton />}
      />
    </Popover>
  );
}

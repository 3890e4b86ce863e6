import { IconButton } from "@o2r/ui";
import { Popover } from "@o2r/ui/overlays";
import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { phone, useMedia } from "../../kit/use-media.ts";
import { NotificationPanel } from "./notification-panel.tsx";
import { useNotifications } from "./use-notifications.ts";

const nothing: ReadonlySet<string> = new Set();

/** The bell with the number of unread notifications. A press opens the panel and marks all unread as read. */
export function Bell() {
  const { list, unread, failed, reload, allowed, markAllRead } = useNotifications();
  const [opened, setOpened] = useState({ fresh: nothing, at: 0 });
  const { key } = useLocation();
  const isPhone = useMedia(phone);

  const open = () => {
    const fresh = (list ?? []).filter((each) => !each.read).map((each) => each.id);
    setOpened({ fresh: new Set(fresh), at: Date.now() });
    void markAllRead();
  };

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
      <NotificationPanel
        list={list}
        failed={failed}
        reload={reload}
        allowed={allowed}
        fresh={opened.fresh}
        now={opened.at}
      />
    </Popover>
  );
}

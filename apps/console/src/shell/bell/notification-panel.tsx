import { Button, EmptyState, Icon, LiveRegion, Skeleton } from "@o2r/ui";
import { BellOff, MapPin, MessageSquare, PackageX, Bell, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { notificationLink } from "./notification-link.ts";
import "./notification-panel.css";
import { timeAgo } from "./time-ago.ts";
import type { Notification, Notifications } from "./use-notifications.ts";

export interface NotificationPanelProps extends Pick<Notifications, "list" | "failed" | "reload" | "allowed"> {
  /** Ids of those that were unread when the panel was opened; they stay marked while it is open. */
  readonly fresh: ReadonlySet<string>;
  /** When the panel was opened, milliseconds since 1970. */
  readonly now: number;
}

const icons: Record<string, LucideIcon> = {
  RETAILER_ADDRESS: MapPin,
  INVENTORY_SHORT: PackageX,
  TICKET: MessageSquare,
};

/** The list under the bell: 20 rem wide, at most 24 rem high (specification §9). */
export function NotificationPanel({ list, failed, reload, allowed, fresh, now }: NotificationPanelProps) {
  return (
    <div className="notification-panel">
      <h2>Notifications</h2>
      {failed && list === undefined ? (
        <EmptyState
          reason="failed"
          title="Notifications could not be loaded"
          actions={<Button onClick={reload}>Retry</Button>}
        />
      ) : list === undefined ? (
        <Waiting />
      ) : list.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={BellOff} title="No notifications">
          {allowed && "Address requests, short stock and tickets appear here."}
        </EmptyState>
      ) : (
        <ul>
          {list.map((each) => (
            <li key={each.id}>
              <Item notification={each} fresh={fresh.has(each.id)} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  readonly notification: Notification;
  readonly fresh: boolean;
  readonly now: number;
}

function Item({ notification: { type, data, creationDate }, fresh, now }: ItemProps) {
  const link = notificationLink(type, data);
  const content = (
    <>
      <Icon as={icons[type] ?? Bell} />
      <span className="notification-text">
        {fresh && <span className="notification-fresh">New</span>}
        {data.msg}
      </span>
      <time dateTime={creationDate}>{timeAgo(creationDate, now)}</time>
    </>
  );
  return link === undefined ? (
    <div className="notification" data-fresh={fresh || undefined}>
      {content}
    </div>
  ) : (
    <Link to={link} className="notification" data-fresh={fresh || undefined}>
      {content}
    </Link>
  );
}

function Waiting() {
  return (
    <div className="notification-waiting">
      <LiveRegion>Loading notifications</LiveRegion>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

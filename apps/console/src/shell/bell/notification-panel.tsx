import { Button, EmptyState, Icon, Skeleton } from "@o2r/ui";
import { BellOff, MapPin, MessageSquare, PackageX, Bell, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { notificationLink } from "./notification-link.ts";
import "./notification-panel.css";
import { timeAgo } from "./time-ago.ts";
import type { Notification, Notifications } from "./use-notifications.ts";

export interface NotificationPanelProps extends Pick<Notifications, "list" | "failed" | "reload"> {
  /** Ids of those that were unread when the panel was opened; they stay marked while it is open. */
  readonly fresh: ReadonlySet<string>;
  readonly onFollow: () => void;
}

const icons: Record<string, LucideIcon> = {
  RETAILER_ADDRESS: MapPin,
  INVENTORY_SHORT: PackageX,
  TICKET: MessageSquare,
};

/** The list under the bell: 20 rem wide, at most 24 rem high (specification §9). */
export function NotificationPanel({ list, failed, reload, fresh, onFollow }: NotificationPanelProps) {
  return (
    <section className="notification-panel" aria-label="Notifications">
      <h2>Notifications</h2>
      <div className="notification-panel-list">
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
            Address requests, short stock and tickets appear here.
          </EmptyState>
        ) : (
          <ul>
            {list.map((each) => (
              <li key={each.id}>
                <Item notification={each} fresh={fresh.has(each.id)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ItemProps {
  readonly notification: Notification;
  readonly fresh: boolean;
  readonly onFollow: () => void;
}

function Item({ notification: { type, data, creationDate }, fresh, onFollow }: ItemProps) {
  const link = notificationLink(type, data.ticketId);
  const content = (
    <>
      <Icon as={icons[type] ?? Bell} />
      <span className="notification-text">
        {fresh && <span className="notification-fresh">New</span>}
        {data.msg}
      </span>
      <time dateTime={creationDate}>{timeAgo(creationDate, Date.now())}</time>
    </>
  );
  return link === undefined ? (
    <div className="notification" data-fresh={fresh || undefined}>
      {content}
    </div>
  ) : (
    <Link to={link} className="notification" data-fresh={fresh || undefined} onClick={onFollow}>
      {content}
    </Link>
  );
}

function Waiting() {
  return (
    <div className="notification-waiting" role="status" aria-label="Loading notifications">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

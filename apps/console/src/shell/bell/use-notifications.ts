import { may, type ReplyOf } from "@o2r/api/contract/core";
import { notificationEndpoints } from "@o2r/api/contract/engagement";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { useCurrentUser } from "../../session/current-user.ts";

export type Notification = ReplyOf<typeof notificationEndpoints.pull>[number];

export interface Notifications {
  /** Newest first; undefined while they load. */
  readonly list: readonly Notification[] | undefined;
  readonly unread: number;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Whether this user ever gets any. */
  readonly allowed: boolean;
  /** Marks every unread one as read; with nothing unread it does nothing. */
  readonly markAllRead: () => Promise<void>;
}

const none: readonly Notification[] = [];

/** The user's notifications. RETAILER and SUPER_SUPER_ADMIN have none, and none are asked for (specification §4, §6). */
export const useNotifications = (): Notifications => {
  const { userType, viewedBy } = useCurrentUser();
  const allowed = may(userType, "notification.read");
  const { data, error, mutate } = useEndpoint(notificationEndpoints.pull, allowed ? {} : null, { quiet: true });
  const { run } = useMutation(notificationEndpoints.markRead);
  const list = allowed ? data : none;
  const unread = (list ?? none).filter((each) => !each.read);

  const markAllRead = async () => {
    // Whoever looks on as this one leaves unread what this one has not read.
    if (data === undefined || unread.length === 0 || viewedBy !== undefined) return;
    const before = data;
    await mutate(
      data.map((each) => ({ ...each, read: true })),
      { revalidate: false },
    );
    const { error: refused } = await run({ body: unread.map((each) => each.id) });
    if (refused !== undefined) await mutate(before, { revalidate: false });
  };

  const reload = () => void mutate();
  return { list, unread: unread.length, failed: error !== undefined, reload, allowed, markAllRead };
};

import type { CannedReply } from "@o2r/api/contract/engagement";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { cannedReplies, cannedReplyName } from "./canned-reply-words.ts";

const card = (row: CannedReply, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.title}
    href={`${cannedReplies.path}/${row.id}`}
    detail={`/${row.shortcut}`}
    menu={menu}
    facts={row.active ? [] : [<ActiveStatus key="active" active={false} />]}
  />
);

/** /help-support/canned-reply: replies that are worded once. */
export function CannedReplyList() {
  return <ThingList {...cannedReplies} title="Canned replies" rowName={cannedReplyName} card={card} />;
}

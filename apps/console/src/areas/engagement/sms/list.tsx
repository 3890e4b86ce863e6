import { messageEventOf, messageLanguages, type SmsTemplate } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { formatDateTime } from "@o2r/ui";
import { Bell, Inbox, Send } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { smsTemplateName, smsTemplates } from "./sms-words.ts";
import { useTest } from "./use-test.ts";

const card = (row: SmsTemplate, menu: ReactNode): ReactNode => (
  <RowCard
    title={messageEventOf(row.event).label}
    href={`${smsTemplates.path}/${row.id}`}
    detail={row.body}
    menu={menu}
    facts={[
      wordOf(messageLanguages, row.language) ?? row.language,
      row.sender,
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      ...(row.lastSentAt === null ? [] : [`Sent ${formatDateTime(row.lastSentAt)}`]),
    ]}
  />
);

const related = [
  { to: "/notification/event", label: "Events", icon: Bell },
  { to: "/sms/outbox", label: "Outbox", icon: Inbox },
] as const;

/** /sms: the wordings of text messages. */
export function SmsList() {
  const { test } = useTest();
  const more = useMemo<readonly RowAction<SmsTemplate>[]>(
    () => [{ label: "Send a test to me", icon: Send, run: (row) => void test(row) }],
    [test],
  );
  return (
    <ThingList
      {...smsTemplates}
      title="SMS Config"
      rowName={smsTemplateName}
      card={card}
      more={more}
      related={related}
    />
  );
}

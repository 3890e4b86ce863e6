import { wordOf } from "@o2r/api/contract/core";
import { chatSpeakerWords, chatStandings, staffChatEndpoints, type StaffChatRow } from "@o2r/api/contract/engagement";
import { formatDateTime, Link, TwoLineCell } from "@o2r/ui";
import { LifeBuoy, MessagesSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { QueueTabs } from "../ticket/queue-tabs.tsx";
import { ticketHref } from "../ticket/ticket-words.ts";
import { chatHref, chatName, chats } from "./chat-words.ts";

const standing = (row: StaffChatRow) => <ValueStatus values={chatStandings} value={row.standing} />;

const workflowText = ({ workflow }: StaffChatRow): string => workflow ?? "No workflow";

const saidBy = ({ lastFrom }: StaffChatRow): string => wordOf(chatSpeakerWords, lastFrom) ?? lastFrom;

const cells: Readonly<Record<string, CellDrawing<StaffChatRow>>> = {
  retailer: {
    cell: ({ retailer, mobile }) => (
      <TwoLineCell detail={<span className="o2r-mono">{mobile}</span>}>{retailer}</TwoLineCell>
    ),
  },
  workflow: {
    cell: (row) =>
      row.workflowVersion === null ? (
        workflowText(row)
      ) : (
        <TwoLineCell detail={`Version ${row.workflowVersion}`}>{workflowText(row)}</TwoLineCell>
      ),
  },
  lastText: { cell: (row) => <TwoLineCell detail={saidBy(row)}>{row.lastText}</TwoLineCell> },
  ticket: {
    cell: ({ ticket, ticketId }) => ticketId !== null && <Link href={ticketHref({ id: ticketId })}>{ticket}</Link>,
  },
  standing: { cell: standing },
};

const card = (row: StaffChatRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.retailer}
    href={chatHref(row)}
    detail={`${saidBy(row)}: ${row.lastText}`}
    menu={menu}
    facts={[
      <span key="standing">{standing(row)}</span>,
      workflowText(row),
      row.messages === 1 ? "1 message" : `${row.messages} messages`,
      ...(row.ticket === null ? [] : [row.ticket]),
      `Last ${formatDateTime(row.lastAt)}`,
    ]}
  />
);

const actions: readonly RowAction<StaffChatRow>[] = [
  { label: "Open", icon: MessagesSquare, to: chatHref },
  {
    label: "Open ticket",
    icon: LifeBuoy,
    when: ({ ticketId }) => ticketId !== null,
    to: ({ ticketId }) => ticketHref({ id: ticketId ?? "" }),
  },
  { label: "Call", icon: Phone, run: ({ mobile }) => void window.open(`tel:+91${mobile}`, "_self") },
];

/** /help-support/chat: what retailers and the bot say to each other, and who took over. */
export function ChatList() {
  return (
    <ListPage<typeof staffChatEndpoints.list, StaffChatRow>
      {...chats}
      endpoint={staffChatEndpoints.list}
      title="Chats"
      icon={MessagesSquare}
      rowName={chatName}
      rowHref={chatHref}
      cells={cells}
      card={card}
      rowActions={actions}
      below={<QueueTabs />}
    />
  );
}

import { ticketClocks, ticketEndpoints, ticketLife, ticketTopics, type TicketRow } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { Button, formatDateTime, TwoLineCell } from "@o2r/ui";
import { BookOpenText, LifeBuoy, MessageSquareQuote, MessagesSquare, Phone, Plus } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped, wrapped } from "../../../kit/list/wrapped.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import type { NewTicketProps } from "./new-ticket.tsx";
import { QueueTabs } from "./queue-tabs.tsx";
import { ticketHref, ticketName, tickets } from "./ticket-words.ts";
import { useTicketActs } from "./use-ticket-acts.tsx";

const NewTicket = later<NewTicketProps>(async () => (await import("./new-ticket.tsx")).NewTicket);

const status = ({ state }: TicketRow) => <StateStatus life={ticketLife} state={state} />;
const clock = (row: TicketRow) => <ValueStatus values={ticketClocks} value={row.clock} />;

const topicText = ({ topic }: TicketRow): string => wordOf(ticketTopics, topic) ?? topic;

const cells: Readonly<Record<string, CellDrawing<TicketRow>>> = {
  state: { cell: status },
  topic: { cell: (row) => <Wrapped>{topicText(row)}</Wrapped> },
  holder: wrapped("holder"),
  retailer: { cell: (row) => <TwoLineCell detail={row.subject}>{row.retailer}</TwoLineCell> },
};

const card = (row: TicketRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={ticketHref(row)}
    detail={`${row.retailer}: ${row.subject}`}
    menu={menu}
    facts={[
      <span key="state">{status(row)}</span>,
      <span key="clock">{clock(row)}</span>,
      topicText(row),
      row.holder ?? "Nobody yet",
      ...(row.due === null ? [] : [`Due ${formatDateTime(row.due)}`]),
    ]}
  />
);

const related = [
  { to: "/help-support/faq", label: "Questions", icon: BookOpenText },
  { to: "/help-support/canned-reply", label: "Canned replies", icon: MessageSquareQuote },
] as const;

/** /help-support: the queue of tickets. */
export function TicketList() {
  const { rowActions, bulk, dialog } = useTicketActs();
  const [adding, add] = useState(false);
  const isPhone = useMedia(phone);
  const actions = useMemo<readonly RowAction<TicketRow>[]>(
    () => [
      { label: "Open", icon: MessagesSquare, to: ticketHref },
      ...rowActions,
      { label: "Call", icon: Phone, run: ({ mobile }) => void window.open(`tel:+91${mobile}`, "_self") },
    ],
    [rowActions],
  );
  return (
    <>
      <ListPage<typeof ticketEndpoints.list, TicketRow>
        {...tickets}
        endpoint={ticketEndpoints.list}
        title="Help & support"
        icon={LifeBuoy}
        rowName={ticketName}
        rowHref={ticketHref}
        cells={cells}
        card={card}
        rowActions={actions}
        related={related}
        acts={
          <Button variant="primary" icon={Plus} size={isPhone ? "sm" : "md"} onClick={() => add(true)}>
            New ticket
          </Button>
        }
        below={<QueueTabs />}
        {...bulk}
      />
      {adding && <NewTicket onClose={() => add(false)} />}
      {dialog}
    </>
  );
}

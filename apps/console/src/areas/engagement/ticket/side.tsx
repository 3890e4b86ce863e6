import { kycStates } from "@o2r/api/contract/parties";
import {
  ticketLife,
  ticketPriorities,
  ticketTopics,
  ticketCategories,
  type Ticket,
} from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { buttonLook, Card, DescriptionList, formatDateTime, Icon, Link, Progress } from "@o2r/ui";
import { Phone } from "lucide-react";
import { later } from "../../../kit/deferred.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import type { LastOrdersProps } from "./last-orders.tsx";
import { chatHref } from "../chat/chat-words.ts";
import { timeLeft } from "../../../kit/format/time-left.ts";
import { useNow } from "../../../kit/format/use-now.ts";

/** Fetched once the conversation stands, below all else: it knows what orders are. */
const LastOrders = later<LastOrdersProps>(async () => (await import("./last-orders.tsx")).LastOrders);

/** How the ticket stands with its promise, and who it is about. */
export function Side({ ticket }: { readonly ticket: Ticket }) {
  const maySee = useMay("retailer.read");
  const mayOrder = useMay("order.read");
  const { card } = ticket;
  return (
    <aside className="ticket-side" aria-label="About this ticket">
      <Promise ticket={ticket} />
      <Card
        title={maySee ? <Link href={`/retailer/${ticket.retailerId}`}>{ticket.retailer}</Link> : ticket.retailer}
        actions={
          <a href={`tel:+91${card.mobile}`} {...buttonLook({ size: "sm" })}>
            <Icon as={Phone} size={16} /> Call
          </a>
        }
      >
        <DescriptionList
          items={[
            { term: "Owner", value: card.owner },
            { term: "Mobile", value: <span className="o2r-mono">{card.mobile}</span> },
            { term: "Address", value: card.address },
            { term: "Hub, beat", value: [ticket.hub ?? "No hub", card.beat ?? "no beat"].join(", ") },
            { term: "KYC", value: kycStates[card.kyc as keyof typeof kycStates]?.label ?? card.kyc }, // one of its keys
            { term: "Tickets in 90 days", value: `${card.recent}, ${card.settled} settled` },
          ]}
        />
      </Card>
      <Card title="Ticket">
        <DescriptionList
          items={[
            { term: "Status", value: ticketLife.states[ticket.state].label },
            ...(ticket.orderId === null || ticket.order === null
              ? []
              : [
                  {
                    term: "Order",
                    value: mayOrder ? <Link href={`/order/${ticket.orderId}`}>{ticket.order}</Link> : ticket.order,
                  },
                ]),
            ...(ticket.sessionId === null
              ? []
              : [{ term: "Chat", value: <Link href={chatHref({ id: ticket.sessionId })}>Read the chat</Link> }]),
            { term: "Topic", value: wordOf(ticketTopics, ticket.topic) ?? ticket.topic },
            { term: "Priority", value: <ValueStatus values={ticketPriorities} value={ticket.priority} /> },
            { term: "Opened", value: formatDateTime(ticket.createdAt) },
            { term: "Assignee", value: ticket.holder ?? "Nobody yet" },
            ...(ticket.reopened > 0 ? [{ term: "Came back", value: String(ticket.reopened) }] : []),
            ...(ticket.category === null
              ? []
              : [
                  { term: "Settled by", value: wordOf(ticketCategories, ticket.category) ?? ticket.category },
                  { term: "What was done", value: ticket.resolution ?? "–" },
                ]),
          ]}
        />
      </Card>
      {mayOrder && <LastOrders retailerId={ticket.retailerId} />}
    </aside>
  );
}

function Promise({ ticket }: { readonly ticket: Ticket }) {
  const now = useNow();
  if (ticket.due === null)
    return (
      <Card title={ticket.state === "WAITING_ON_RETAILER" ? "The clock stands" : "The clock has stopped"}>
        <p>{ticket.breached ? "Not all that was promised was kept." : "What was promised was kept so far."}</p>
      </Card>
    );
  const { text, late } = timeLeft(ticket.due, now);
  const unanswered = ticket.firstAnsweredAt === null;
  const begin = Date.parse(ticket.createdAt);
  const spent = Math.min(1, Math.max(0, (now - begin) / (Date.parse(ticket.due) - begin)));
  return (
    <Card title={unanswered ? "Time left to answer" : "Time left to resolve"}>
      <div className="ticket-promise" data-late={late}>
        <p>
          <b>{late ? `${text} late` : text}</b>
          <span>Due {formatDateTime(ticket.due)}</span>
        </p>
        <Progress label="Time that has gone by" value={Math.round(spent * 100)} max={100} />
        <p>{unanswered ? "No answer yet" : `First answer in ${ticket.firstMinutes ?? 0} min`}</p>
      </div>
    </Card>
  );
}

import { chatStandings, staffChatEndpoints, ticketLife, type StaffChat } from "@o2r/api/contract/engagement";
import { usePoll } from "@o2r/api/react";
import { buttonLook, Card, DescriptionList, formatDateTime, formatNumber, Icon, Link } from "@o2r/ui";
import { LifeBuoy, MessagesSquare, Phone } from "lucide-react";
import { useParams } from "react-router-dom";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { ValueBadge } from "../../../kit/value-status.tsx";
import { Conversation } from "../ticket/conversation.tsx";
import { ticketHref } from "../ticket/ticket-words.ts";
import { chatLines } from "./chat-lines.ts";
import { chatName, chats } from "./chat-words.ts";
import "./page.css";

/** What the bot says is not pushed to screens: milliseconds until it is asked for again. */
const every = 5000;

/** /help-support/chat/:id: one chat, to be read. */
export function ChatPage() {
  const { id = "" } = useParams();
  return (
    <RecordPage<StaffChat>
      {...chats}
      endpoints={staffChatEndpoints}
      id={id}
      why="It may be of a retailer whom somebody else looks after, or the address is not complete."
      rowName={chatName}
      head={(row) => ({
        badge: <ValueBadge values={chatStandings} value={row.standing} />,
        description: (
          <>
            <span>{workflowOf(row)}</span>
            <span>Started {formatDateTime(row.startedAt)}</span>
          </>
        ),
      })}
      actions={(row) => (
        <>
          <a href={`tel:+91${row.mobile}`} {...buttonLook({})}>
            <Icon as={Phone} /> Call
          </a>
          {row.ticketId !== null && (
            <Link href={ticketHref({ id: row.ticketId })} {...buttonLook({ variant: "primary" })}>
              Open ticket
            </Link>
          )}
        </>
      )}
      chain={(row) =>
        row.ticketId === null || row.ticket === null
          ? []
          : [
              { label: "Chat", icon: MessagesSquare, name: workflowOf(row), current: true },
              {
                label: "Ticket",
                icon: LifeBuoy,
                name: row.ticket,
                href: ticketHref({ id: row.ticketId }),
                detail: row.ticketState !== null && <StateStatus life={ticketLife} state={row.ticketState} />,
              },
            ]
      }
      timeline={(row) => <About row={row} />}
    >
      {(row) => <Talk row={row} />}
    </RecordPage>
  );
}

const workflowOf = ({ workflow, workflowVersion }: StaffChat): string =>
  workflow === null ? "No workflow" : `${workflow}, version ${workflowVersion ?? 1}`;

function Talk({ row }: { readonly row: StaffChat }) {
  usePoll(staffChatEndpoints.get, row.standing === "BOT" ? { params: { id: row.id } } : null, { every });
  return (
    <div className="chat-talk">
      <Conversation owner={row.owner} lines={chatLines(row)} cut={row.lines.length < row.messages} />
    </div>
  );
}

function About({ row }: { readonly row: StaffChat }) {
  const maySee = useMay("retailer.read");
  return (
    <Card title={maySee ? <Link href={`/retailer/${row.retailerId}`}>{row.retailer}</Link> : row.retailer}>
      <DescriptionList
        items={[
          { term: "Owner", value: row.owner },
          { term: "Mobile", value: <span className="o2r-mono">{row.mobile}</span> },
          { term: "City, hub", value: [row.city, row.hub ?? "no hub"].join(", ") },
          { term: "Messages", value: formatNumber(row.messages) },
          { term: "Last message", value: formatDateTime(row.lastAt) },
          ...(row.handedAt === null ? [] : [{ term: "Handed over", value: formatDateTime(row.handedAt) }]),
        ]}
      />
    </Card>
  );
}

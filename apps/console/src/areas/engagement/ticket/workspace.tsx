import { ticketEndpoints, ticketLife, type Ticket } from "@o2r/api/contract/engagement";
import { useEndpoint, useTouch } from "@o2r/api/react";
import { Badge, buttonLook, Icon, Kbd } from "@o2r/ui";
import { ArrowLeft, UserCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Side } from "./side.tsx";
import { tickets } from "./ticket-words.ts";
import { useShortcuts } from "../../../kit/shortcuts/shortcuts.ts";
import { useLetters } from "../../../kit/shortcuts/use-letters.ts";
import { usePresence } from "./use-presence.ts";
import { useTicketActs } from "./use-ticket-acts.tsx";

const steps = ["resolve", "collect", "reopen", "resume", "wait", "nameOrder", "assign", "release", "close"] as const;

/** A ticket at work: what was said, what to answer, and who it is about. */
export function Workspace({ ticket }: { readonly ticket: Ticket }) {
  const me = useCurrentUser();
  const acts = useTicketActs(steps);
  const [typing, setTyping] = useState(false);
  const {
    data: messages,
    error,
    mutate,
  } = useEndpoint(ticketEndpoints.messages, { params: { id: ticket.id } }, { revalidateOnMount: true });
  const seen = messages?.at(-1)?.seq ?? 0;
  const presence = usePresence(ticket.id, typing);
  const touch = useTouch();
  const isBehind = presence !== undefined && messages !== undefined && presence.lastSeq > seen;
  const isOld = presence !== undefined && presence.version > ticket.version;
  useEffect(() => {
    // Whoever has no push stream learns it here.
    if (isBehind || isOld) void touch(["/oms/ticket"]);
  }, [isBehind, isOld, touch]);
  // Whether a step stands as a button or in the menu behind the ellipsis.
  const press = (label: string) => {
    const act = acts.rowActions.find((one) => one.label === label);
    if (act?.when?.(ticket) && act.why?.(ticket) === undefined) act.run?.(ticket);
  };
  useShortcuts(ticketKeys);
  useLetters({ c: () => press("Claim"), a: () => press("Assign"), e: () => press("Resolve") });

  return (
    <div className="ticket-page">
      <header>
        <Link to={tickets.path} {...buttonLook({ variant: "ghost" })} aria-label="All tickets">
          <Icon as={ArrowLeft} />
        </Link>
        <h1>{ticket.number}</h1>
        {ticket.holderId === me.id ? (
          <Badge tone="success" icon={UserCheck}>
            Held by you
          </Badge>
        ) : (
          ticket.holder !== null && <Badge tone="neutral">Held by {ticket.holder}</Badge>
        )}
        <StateBadge life={ticketLife} state={ticket.state} />
        <p>{ticket.subject}</p>
        <Neighbours id={ticket.id} />
        <div className="ticket-acts">{acts.buttons(ticket)}</div>
      </header>
      <main id="main" tabIndex={-1} className="ticket-talk">
        {messages === undefined ? (
          <PanelState what="The conversation" error={error} onRetry={() => void mutate()} />
        ) : (
          <Conversation
            owner={ticket.card.owner}
            lines={messages}
            cut={(messages[0]?.seq ?? 1) > 1}
            people={presence?.people ?? []}
          />
        )}
        <Composer key={ticket.id} ticket={ticket} seen={seen} onTyping={setTyping} onSent={() => void mutate()} />
      </main>
      <Side ticket={ticket} />
      <footer aria-label="Keys">
        {keys.map(([key, what]) => (
          <span key={what}>
            <Kbd>{key}</Kbd> {what}
          </span>
        ))}
        <span className="ticket-keys-rule">Letters act outside the text box</span>
      </footer>
      {acts.dialog}
    </div>
  );
}

const keys = [
  ["J K", "Queue"],
  ["C", "Claim"],
  ["R", "Reply"],
  ["I", "Note"],
  ["/", "Canned reply"],
  ["A", "Assign"],
  ["E", "Resolve"],
  ["Esc", "Out of the text box"],
] as const;
const ticketKeys = { title: "In this ticket, outside the text box", keys };

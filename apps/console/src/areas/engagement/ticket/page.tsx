import { isId } from "@o2r/api/contract/core";
import { ticketEndpoints, type Ticket } from "@o2r/api/contract/engagement";
import { buttonLook, EmptyState, FullScreenLoader } from "@o2r/ui";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { LoadedRecord } from "../../../kit/record/loaded-record.tsx";
import { tickets } from "./ticket-words.ts";
import { Workspace } from "./workspace.tsx";
import "./page.css";

const alone = (message: ReactNode) => (
  <main id="main" tabIndex={-1} className="ticket-alone">
    {message}
  </main>
);

/** /ticket-management?ticketId=: one ticket over the whole window. */
export function TicketPage() {
  const id = useSearchParams()[0].get("ticketId") ?? "";
  if (!isId(id))
    return alone(
      <EmptyState
        reason="no-match"
        headingLevel={1}
        title={id === "" ? "No ticket is named" : "This ticket does not exist"}
        actions={
          <Link to={tickets.path} {...buttonLook({ variant: "link" })}>
            All tickets
          </Link>
        }
      >
        {id === "" ? "The address is not complete: open a ticket from the queue." : `There is no ticket “${id}”.`}
      </EmptyState>,
    );
  return (
    <LoadedRecord<Ticket>
      key={id}
      id={id}
      endpoints={ticketEndpoints}
      noun={tickets.noun}
      path={tickets.path}
      why="It may be of a retailer whom somebody else looks after, or the address is not complete."
      rowName={({ number }) => number}
      waiting={<FullScreenLoader />}
      instead={alone}
    >
      {(ticket) => <Workspace key={ticket.id} ticket={ticket} />}
    </LoadedRecord>
  );
}

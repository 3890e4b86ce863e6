import { ticketEndpoints, ticketList, type TicketRow } from "@o2r/api/contract/engagement";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { LifeBuoy } from "lucide-react";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";

const noun = { one: "ticket", many: "tickets" } as const;

/** What a shop has asked for help with. */
export function TicketsTab({ row }: RecordPanelProps<RetailerRow>) {
  return (
    <RelatedList<typeof ticketEndpoints.list, TicketRow>
      title="Tickets"
      noun={noun}
      icon={LifeBuoy}
      declaration={ticketList}
      endpoint={ticketEndpoints.list}
      narrow={{ retailer: row.id }}
      without={["retailer", "firstMinutes"]}
      rowHref={({ id }) => `/ticket-management?ticketId=${id}`}
      path="/help-support"
    >
      What the shop asks for help with is listed here.
    </RelatedList>
  );
}

import { ticketEndpoints, type TicketRow } from "@o2r/api/contract/engagement";
import { MessagesSquare } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of engagement is found from anywhere. */
export const found = [
  findable<TicketRow>({
    label: "Tickets",
    icon: MessagesSquare,
    page: "/ticket-management",
    list: ticketEndpoints.list,
    toFound: ({ id, number, subject }) => ({
      id,
      label: number,
      detail: subject,
      href: `/ticket-management?ticketId=${id}`,
    }),
  }),
];

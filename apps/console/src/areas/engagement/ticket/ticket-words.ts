import { ticketList, type TicketRow } from "@o2r/api/contract/engagement";

/** What the screens of tickets have in common. */
export const tickets = {
  noun: { one: "ticket", many: "tickets" },
  path: "/help-support",
  declaration: ticketList,
} as const;

/** The page of a ticket. */
export const ticketHref = ({ id }: Pick<TicketRow, "id">): string => `/ticket-management?ticketId=${id}`;

/** A ticket in words. */
export const ticketName = ({ number }: Pick<TicketRow, "number">): string => number;

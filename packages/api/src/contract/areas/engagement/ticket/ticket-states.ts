/** How far a ticket has come. By itself, since pages of orders say it too and need nothing else of tickets. */
export const ticketStates = {
  OPEN: { label: "Open", tone: "warning" },
  ASSIGNED: { label: "Assigned", tone: "info" },
  IN_PROGRESS: { label: "In progress", tone: "info" },
  WAITING_ON_RETAILER: { label: "Waiting on retailer", tone: "neutral" },
  RESOLVED: { label: "Resolved", tone: "success" },
  CLOSED: { label: "Closed", tone: "neutral" },
} as const;

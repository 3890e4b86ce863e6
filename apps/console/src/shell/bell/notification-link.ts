/** What a notification is about (specification §3). */
export type NotificationType = "RETAILER_ADDRESS" | "INVENTORY_SHORT" | "TICKET";

/** What of a notification says where it leads. */
interface Leading {
  readonly ticketId?: string | undefined;
  readonly page?: string | undefined;
}

/**
 * Where a notification leads: to the page that it names itself, else to that of its type (specification §2); nowhere when
 * its type is not known.
 */
export const notificationLink = (type: string, { ticketId, page }: Leading): string | undefined => {
  if (page !== undefined) return page;
  switch (type) {
    case "RETAILER_ADDRESS":
      return "/retailer";
    case "INVENTORY_SHORT":
      return "/hub-order";
    case "TICKET":
      return `/ticket-management?ticketId=${encodeURIComponent(ticketId ?? "")}`;
    default:
      return undefined;
  }
};

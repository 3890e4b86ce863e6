/** What a notification is about (specification §3). */
export type NotificationType = "RETAILER_ADDRESS" | "INVENTORY_SHORT" | "TICKET";

/** Where a notification leads (specification §2); nothing when its type is not known. */
export const notificationLink = (type: string, ticketId: string | undefined): string | undefined => {
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

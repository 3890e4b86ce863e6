/** What retailers ask about. */
export const ticketTopics = [
  { value: "DELIVERY", label: "Delivery" },
  { value: "SHORT", label: "Short or damaged goods" },
  { value: "PAYMENT", label: "Payment" },
  { value: "RETURN", label: "Return" },
  { value: "PRICE", label: "Price or scheme" },
  { value: "ACCOUNT", label: "Account" },
  { value: "OTHER", label: "Something else" },
] as const;

export type TicketTopic = (typeof ticketTopics)[number]["value"];

/** How much it presses. */
export const ticketPriorities = [
  { value: "URGENT", label: "Urgent", tone: "danger" },
  { value: "HIGH", label: "High", tone: "warning" },
  { value: "NORMAL", label: "Normal", tone: "neutral" },
  { value: "LOW", label: "Low", tone: "neutral" },
] as const;

/** How it was settled. */
export const ticketCategories = [
  { value: "SOLVED", label: "Solved" },
  { value: "CREDIT", label: "Credit note" },
  { value: "RESENT", label: "Sent again" },
  { value: "EXPLAINED", label: "Explained" },
  { value: "NOT_POSSIBLE", label: "Not possible" },
  { value: "NO_ANSWER", label: "Retailer did not answer" },
  { value: "DUPLICATE", label: "Asked twice" },
] as const;

/** Where it came from. */
export const ticketSources = [
  { value: "CHAT", label: "Chat" },
  { value: "STAFF", label: "Staff" },
] as const;

/** How it stands with the promise of the service. */
export const ticketClocks = [
  { value: "ON_TIME", label: "On time", tone: "success" },
  { value: "SOON", label: "Due soon", tone: "warning" },
  { value: "LATE", label: "Late", tone: "danger" },
  { value: "PAUSED", label: "Paused", tone: "neutral" },
  { value: "KEPT", label: "Kept", tone: "success" },
  { value: "MISSED", label: "Missed", tone: "danger" },
] as const;

/** Parts of the queue. */
export const ticketQueues = [
  { value: "MINE", label: "Mine" },
  { value: "UNASSIGNED", label: "Unassigned" },
  { value: "BREACHED", label: "Breached" },
] as const;

/** What one line of a conversation is. */
export const messageKinds = ["RETAILER", "REPLY", "NOTE", "SYSTEM"] as const;

/** For so many days after it was resolved a ticket can be reopened. */
export const reopenDays = 7;

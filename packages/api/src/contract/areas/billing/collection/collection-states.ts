/** How far a collection has come (domain.md §5). */
export const collectionStates = {
  DUE: { label: "Due", tone: "warning" },
  SCHEDULED: { label: "Scheduled", tone: "info" },
  RESCHEDULED: { label: "Rescheduled", tone: "info" },
  COLLECTED: { label: "Collected", tone: "success" },
  PARTIALLY_COLLECTED: { label: "Partially collected", tone: "warning" },
  MISSED: { label: "Missed", tone: "danger" },
  DEPOSITED: { label: "Deposited", tone: "success" },
  RECONCILED: { label: "Reconciled", tone: "success" },
  BOUNCED: { label: "Bounced", tone: "danger" },
} as const;
export type CollectionState = keyof typeof collectionStates;

/** Nothing has come in of these yet. */
export const toCollect = ["DUE", "SCHEDULED", "RESCHEDULED", "MISSED"] as const;

/** How a check stands with the hours that it was given: its SLA. */
export const qcClocks = [
  { value: "DUE", label: "Due", tone: "info" },
  { value: "OVERDUE", label: "Overdue", tone: "danger" },
  { value: "KEPT", label: "Kept", tone: "success" },
  { value: "BREACHED", label: "Breached", tone: "warning" },
] as const;
export type QcClock = (typeof qcClocks)[number]["value"];

/** Until when a check is to end: so many hours after it began, or after it was opened again. */
export const dueOfCheck = (since: Date, hours: number): Date => new Date(since.getTime() + hours * 3_600_000);

/** Whether units of a batch may be sold, and if not, why (domain.md §8: the in/out flag of /inventory). */
export const batchStates = [
  { value: "IN_STOCK", label: "In stock", tone: "success" },
  { value: "OUT_STOCK", label: "Out of stock", tone: "warning" },
  { value: "EXPIRED", label: "Expired", tone: "danger" },
  { value: "BLOCKED", label: "Blocked", tone: "danger" },
] as const;
export type BatchState = (typeof batchStates)[number]["value"];

/** What decides on whether an order may be filled from a batch at all. */
export interface SaleFacts {
  /** Kept from every sale. */
  readonly blocked: boolean;
  /** Until it expires: from the day that it reaches the customer; from today where no order is meant. */
  readonly daysLeft: number;
}

/** What decides on the state of a batch. */
export interface BatchFacts extends SaleFacts {
  /** Units on the shelves that are neither promised nor kept back. */
  readonly free: number;
}

/**
 * Whether an order may be filled from a batch, by the days that its customer wants to be left. Source: domain.md §4.
 */
export const mayBeSold = ({ blocked, daysLeft }: SaleFacts, minResidualDays = 0): boolean =>
  !blocked && daysLeft > minResidualDays;

/** The units of a batch that an order could take today: what is free, and none of a batch that may not be sold. */
export const availableOf = (batch: BatchFacts): number => (mayBeSold(batch) ? batch.free : 0);

/** The state of a batch: what keeps it from every sale comes before how much of it there is. */
export const stateOfBatch = (batch: BatchFacts): BatchState => {
  if (batch.blocked) return "BLOCKED";
  if (!mayBeSold(batch)) return "EXPIRED";
  return batch.free > 0 ? "IN_STOCK" : "OUT_STOCK";
};

/** How many units of a batch may still be asked to be thrown away: not the same ones twice. */
export const discardableOf = ({ free, discarding }: { readonly free: number; readonly discarding: number }): number =>
  Math.max(0, free - discarding);

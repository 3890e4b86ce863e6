/** Whether units of a batch may be sold, and if not, why (domain.md §8: the in/out flag of /inventory). */
export const batchStates = [
  { value: "IN_STOCK", label: "In stock" },
  { value: "OUT_STOCK", label: "Out of stock" },
  { value: "EXPIRED", label: "Expired" },
  { value: "BLOCKED", label: "Blocked" },
] as const;
export type BatchState = (typeof batchStates)[number]["value"];

/** What decides on the state of a batch. */
export interface BatchFacts {
  /** Kept from every sale. */
  readonly blocked: boolean;
  /** From today until it expires. */
  readonly daysLeft: number;
  /** Units that are neither promised nor kept back. */
  readonly available: number;
}

/** The state of a batch: what keeps it from every sale comes before how much of it there is. */
export const stateOfBatch = ({ blocked, daysLeft, available }: BatchFacts): BatchState => {
  if (blocked) return "BLOCKED";
  if (daysLeft <= 0) return "EXPIRED";
  return available > 0 ? "IN_STOCK" : "OUT_STOCK";
};

/** How many units of a batch may still be asked to be thrown away: not the same ones twice. */
export const discardableOf = ({
  available,
  discarding,
}: {
  readonly available: number;
  readonly discarding: number;
}): number => Math.max(0, available - discarding);

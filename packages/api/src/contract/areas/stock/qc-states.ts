/** Where a quality check stands (domain.md §5). */
export const qcStates = {
  PENDING: { label: "Pending", tone: "neutral" },
  IN_PROGRESS: { label: "In progress", tone: "info" },
  PASSED: { label: "Passed", tone: "success" },
  PARTIALLY_PASSED: { label: "Partially passed", tone: "warning" },
  FAILED: { label: "Failed", tone: "danger" },
  /** Inventory reset has taken all of its units off the books before it ended. */
  CLOSED: { label: "Closed", tone: "neutral", is: "closed by an inventory reset" },
} as const;
export type QcState = keyof typeof qcStates;

/** Where a check still goes on. */
export const openChecks = ["PENDING", "IN_PROGRESS"] as const satisfies readonly QcState[];
/** How a check ends that somebody has submitted. */
export const endedChecks = ["PASSED", "PARTIALLY_PASSED", "FAILED"] as const satisfies readonly QcState[];
/** Whether a check in a state still goes on. */
export const isOpenCheck = (state: QcState): boolean => openChecks.some((open) => open === state);

/** Where the goods of a check come from. */
export const qcSources = [
  { value: "GRN", label: "Goods received" },
  { value: "STOCK", label: "From the shelf" },
  { value: "REJECTED", label: "Checked again" },
  { value: "RETURN", label: "Returned by a shipment" },
  { value: "HUB_ORDER", label: "Hub order" },
] as const;

/** Why a check rejects units (domain.md §5). */
export const rejectReasons = [
  { value: "DAMAGED", label: "Damaged" },
  { value: "EXPIRED", label: "Expired" },
  { value: "NEAR_EXPIRY", label: "Near expiry" },
  { value: "SHORT", label: "Short" },
  { value: "WRONG_SKU", label: "Wrong SKU" },
  { value: "MRP_MISMATCH", label: "MRP mismatch" },
  { value: "LEAKAGE", label: "Leakage" },
] as const;
export type RejectReason = (typeof rejectReasons)[number]["value"];

/** Why nothing more becomes of goods that a check has held or rejected. */
export const unitsReset = "Inventory reset has taken these units off the books";

/** What a finished check is: passed when nothing was rejected, failed when nothing was accepted. */
export const stateOfCheck = (
  lines: readonly { readonly accepted: number; readonly rejected: number }[],
): (typeof endedChecks)[number] => {
  const rejects = lines.some(({ rejected }) => rejected > 0);
  if (!rejects) return "PASSED";
  return lines.some(({ accepted }) => accepted > 0) ? "PARTIALLY_PASSED" : "FAILED";
};

/** Characters of a note. */
export const longestNote = 300;
export const noteTooLong = `Can't exceed ${longestNote} characters`;

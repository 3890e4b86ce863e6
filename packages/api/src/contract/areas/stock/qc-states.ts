import type { Permission } from "../../core/permissions.ts";

/** Where a quality check stands (domain.md §5). */
export const qcStates = [
  { value: "PENDING", label: "Pending" },
  { value: "IN_PROGRESS", label: "In progress" },
  { value: "PASSED", label: "Passed" },
  { value: "PARTIALLY_PASSED", label: "Partially passed" },
  { value: "FAILED", label: "Failed" },
  /** Inventory reset has taken all of its units off the books before it ended. */
  { value: "CLOSED", label: "Closed" },
] as const;
export type QcState = (typeof qcStates)[number]["value"];

/** What may be done with a check, in which state, and by whom: the one table that service and console read. */
export const qcSteps = {
  assign: { from: ["PENDING", "IN_PROGRESS"], allow: "qc.inspect" },
  save: { from: ["PENDING", "IN_PROGRESS"], allow: "qc.inspect" },
  submit: { from: ["PENDING", "IN_PROGRESS"], allow: "qc.inspect" },
  reopen: { from: ["PASSED", "PARTIALLY_PASSED", "FAILED"], allow: "qc.reopen" },
  /** What it holds is decided on in a check of its own. */
  recheck: { from: ["PASSED", "PARTIALLY_PASSED", "FAILED"], allow: "qc.inspect" },
} as const satisfies Record<string, { readonly from: readonly QcState[]; readonly allow: Permission }>;
export type QcStep = keyof typeof qcSteps;

/** Whether a check in a state may take a step. */
export const takesStep = (state: QcState, step: QcStep): boolean => {
  const from: readonly QcState[] = qcSteps[step].from;
  return from.includes(state);
};

/** Where the goods of a check come from. */
export const qcSources = [
  { value: "GRN", label: "Goods received" },
  { value: "STOCK", label: "From the shelf" },
  { value: "REJECTED", label: "Checked again" },
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
): Extract<QcState, "PASSED" | "PARTIALLY_PASSED" | "FAILED"> => {
  const rejects = lines.some(({ rejected }) => rejected > 0);
  if (!rejects) return "PASSED";
  return lines.some(({ accepted }) => accepted > 0) ? "PARTIALLY_PASSED" : "FAILED";
};

import {
  qcSources,
  qcStates,
  rejectReasons,
  type Finding,
  type QcRow,
  type QcState,
  type RejectReason,
} from "@o2r/api/contract/stock";
import { formatNumber, Status, type Tone } from "@o2r/ui";

const tones: Readonly<Record<QcState, Tone>> = {
  PENDING: "neutral",
  IN_PROGRESS: "info",
  PASSED: "success",
  PARTIALLY_PASSED: "warning",
  FAILED: "danger",
  CLOSED: "neutral",
};
const stateWords = new Map<string, string>(qcStates.map(({ value, label }) => [value, label]));
const sourceWords = new Map<string, string>(qcSources.map(({ value, label }) => [value, label]));
const reasonWords = new Map<string, string>(rejectReasons.map(({ value, label }) => [value, label]));

/** Where a check stands. */
export function QcStatus({ state }: Pick<QcRow, "state">) {
  return <Status tone={tones[state]}>{stateWords.get(state)}</Status>;
}

export const sourceText = (source: QcRow["source"]): string => sourceWords.get(source) ?? source;
export const reasonText = (reason: RejectReason): string => reasonWords.get(reason) ?? reason;

/** What was found of a line, in words: `46 accepted, 2 rejected for Leakage, 0 held`. */
export const findingText = ({ accepted, rejected, held, reason, note = "" }: Finding): string => {
  const why = rejected > 0 && reason ? ` for ${reasonText(reason)}` : "";
  const counts = `${formatNumber(accepted)} accepted, ${formatNumber(rejected)} rejected${why}, ${formatNumber(held)} held`;
  return note === "" ? counts : `${counts}. Note: ${note}`;
};

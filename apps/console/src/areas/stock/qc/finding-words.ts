import { qcSources, rejectReasons, type Finding, type QcRow, type RejectReason } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

const sourceWords = new Map<string, string>(qcSources.map(({ value, label }) => [value, label]));
const reasonWords = new Map<string, string>(rejectReasons.map(({ value, label }) => [value, label]));

export const sourceText = (source: QcRow["source"]): string => sourceWords.get(source) ?? source;
export const reasonText = (reason: RejectReason): string => reasonWords.get(reason) ?? reason;

/** What was found of a line, in words: `46 accepted, 2 rejected for Leakage, 0 held`. */
export const findingText = ({ accepted, rejected, held, reason, note = "" }: Finding): string => {
  const why = rejected > 0 && reason ? ` for ${reasonText(reason)}` : "";
  const counts = `${formatNumber(accepted)} accepted, ${formatNumber(rejected)} rejected${why}, ${formatNumber(held)} held`;
  return note === "" ? counts : `${counts}. Note: ${note}`;
};

import { wordOf } from "@o2r/api/contract/core";
import { qcSources, rejectReasons, type Finding, type QcRow, type RejectReason } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

export const sourceText = (source: QcRow["source"]): string => wordOf(qcSources, source) ?? source;
export const reasonText = (reason: RejectReason): string => wordOf(rejectReasons, reason) ?? reason;

/** What was found of a line, in words: `46 accepted, 2 rejected for Leakage, 0 held`. */
export const findingText = ({ accepted, rejected, held, reason, note = "" }: Finding): string => {
  const why = rejected > 0 && reason ? ` for ${reasonText(reason)}` : "";
  const counts = `${formatNumber(accepted)} accepted, ${formatNumber(rejected)} rejected${why}, ${formatNumber(held)} held`;
  return note === "" ? counts : `${counts}. Note: ${note}`;
};

import { rejectedStates, type RejectedAction, type RejectedRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";

/** What the screens of rejected units have in common. */
export const rejectedNoun = { one: "rejection", many: "rejections" } as const;

export const rejectedName = ({ name, quantity }: RejectedRow): string => `${formatNumber(quantity)} of ${name}`;

/** So many of them with all their units: `3 rejections, 14 units`. */
export const countRejected = (rows: readonly RejectedRow[]): string => {
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const { one, many } = rejectedNoun;
  return `${formatNumber(rows.length)} ${rows.length === 1 ? one : many}, ${formatNumber(units)} ${units === 1 ? "unit" : "units"}`;
};

/** Where it stands, within a sentence: `discard asked`. */
export const stateInWords = (state: RejectedRow["state"]): string =>
  (rejectedStates.find(({ value }) => value === state)?.label ?? state).toLowerCase();

/** What each step means for the goods. */
export const consequences: Readonly<Record<RejectedAction, string>> = {
  return: "leave the warehouse and go back to whoever sent them.",
  credit: "have been credited by whoever sent them.",
  askDiscard: "are to be thrown away. Somebody else decides.",
  discard: "are thrown away and leave the books.",
  keep: "stay with the rejected goods.",
  recheck: "wait in quarantine for another quality check.",
};

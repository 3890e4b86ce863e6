import { formatMoneyColumn } from "@o2r/ui";

/** How a price moves, in rupees and percent of what it was; null where it stays. */
export const moveOf = (
  before: number,
  after: number,
): { readonly gain: string; readonly percent: string; readonly up: boolean } | null => {
  // In whole paise, so that 0.1 + 0.2 is 0.3.
  const paise = Math.round(after * 100) - Math.round(before * 100);
  if (paise === 0) return null;
  const sign = paise > 0 ? "+" : "−";
  const share = before === 0 ? "" : `${sign}${Math.abs(paise / before).toFixed(1)}%`;
  return { gain: `${sign}${formatMoneyColumn(Math.abs(paise) / 100)}`, percent: share, up: paise > 0 };
};

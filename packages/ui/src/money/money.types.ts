export interface MoneyProps {
  /** Rupees. “–” is shown for none. */
  value: number | null | undefined;
  /** Exactly two decimals, tabular figures and no sign, for a column whose heading carries ₹. */
  column?: boolean | undefined;
}

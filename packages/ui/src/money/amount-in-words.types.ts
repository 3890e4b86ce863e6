export interface AmountInWordsProps {
  /** Rupees. “–” is shown for none. */
  value: number | null | undefined;
}

import { amountInWords } from "./amount-in-words.ts";
import type { AmountInWordsProps } from "./amount-in-words.types.ts";
import { noAmount } from "./format-money.ts";

/** An amount of rupees spelled out, as invoices must have it. Below 0 and above 10 billion: `NUMBER OUT OF RANGE!`. */
export function AmountInWords({ value }: AmountInWordsProps) {
  return <span lang="en">{value === null || value === undefined ? noAmount : amountInWords(value)}</span>;
}

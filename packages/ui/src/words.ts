export { withinSentence } from "./dialog/within-sentence.ts";
export { amountInWords, outOfRange } from "./money/amount-in-words.ts";
export { formatMoney, formatMoneyColumn, formatNumber } from "./money/format-money.ts";

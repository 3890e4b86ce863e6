/** What stands before the amount: 4 characters (specification §3). */
const prefix = "Rs. ";
const nothing = "----";

/** What was paid, as collections have it: `Rs. 1250.00`, or `----` when nothing was. Rupees. */
export const amountPaidText = (rupees: number): string =>
  rupees === 0 ? nothing : `${prefix}${(Math.round(rupees * 100) / 100).toFixed(2)}`;

/** The amount of such a text: its first 4 characters are dropped, whatever they are. Null where no amount follows. */
export const readAmountPaid = (text: string): number | null => {
  const amount = text.slice(4).trim();
  if (amount === "") return text === nothing ? 0 : null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
};

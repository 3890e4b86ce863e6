const decimals = (least: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: least, maximumFractionDigits: 2 });

const count = decimals(0);
/** Paise are two figures or none: `₹1,141.5` reads like a slip. */
const single = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});
const column = decimals(2);

/** Typography's minus is as wide as a figure; the hyphen that Intl writes is not. */
const withMinus = (text: string) => text.replace("-", "−");

/** Shown where there is no amount. */
export const noAmount = "–";

const isAmount = (rupees: number | null | undefined): rupees is number => Number.isFinite(rupees);

/** A single amount in rupees with its sign, Indian grouping and two decimals or none: `₹1,23,456.50`, `₹480`; “–” for none. */
export function formatMoney(rupees: number | null | undefined): string {
  if (!isAmount(rupees)) return noAmount;
  const text = single.format(Math.abs(rupees));
  return rupees < 0 && text !== "0" ? `−₹${text}` : `₹${text}`;
}

/** An amount for a column: exactly two decimals, so that figures align, and no sign, which stands in the heading. */
export function formatMoneyColumn(rupees: number | null | undefined): string {
  return isAmount(rupees) ? withMinus(column.format(rupees)) : noAmount;
}

/** A count with Indian grouping; “–” for none. */
export function formatNumber(value: number | null | undefined): string {
  return isAmount(value) ? withMinus(count.format(value)) : noAmount;
}

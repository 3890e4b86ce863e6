const amount = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

/**
 * Rupees inside a sentence of the service or the contract, as the console writes a single amount: `₹1,141.50`, `₹480`. The
 * design system, on which neither may depend, has the same; a test of the console holds the two together.
 */
export const moneyText = (rupees: number): string => {
  const text = amount.format(Math.abs(rupees));
  return rupees < 0 && text !== "0" ? `−₹${text}` : `₹${text}`;
};

const column = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const single = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** Rupees for a column of amounts, whose header names the currency: always two decimals, so that figures align. */
export const columnMoney = (rupees: number): string => column.format(rupees);

/** A single amount with ₹, grouped as in India, with at most two decimals. The minus is a true minus sign. */
export const rupees = (amount: number): string => single.format(amount).replace("-", "−");

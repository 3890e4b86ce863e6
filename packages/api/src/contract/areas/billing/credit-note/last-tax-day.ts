/**
 * The last day on which a credit note may take back the tax of an invoice: so many months after the financial year of the
 * invoice, which ends in March; 30 November for eight. Source: CGST Act s.34 (2), domain.md §14.
 */
export const lastTaxDay = (invoiceDay: string, months: number): string => {
  const [year = 0, month = 0] = invoiceDay.split("-").map(Number);
  const ends = month >= 4 ? year + 1 : year;
  // The day before the first of the month after.
  return new Date(Date.UTC(ends, 3 + months, 0)).toISOString().slice(0, 10);
};

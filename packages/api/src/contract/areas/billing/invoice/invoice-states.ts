/** How far an invoice has come (domain.md §5, Invoice). That it is overdue follows from the day. */
export const invoiceStates = {
  ISSUED: { label: "Issued", tone: "info" },
  PARTIALLY_PAID: { label: "Partially paid", tone: "warning" },
  PAID: { label: "Paid", tone: "success" },
  CREDIT_NOTE_ISSUED: { label: "Credited", tone: "neutral" },
  WRITTEN_OFF: { label: "Written off", tone: "neutral" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type InvoiceState = keyof typeof invoiceStates;

/** What a document of supply is: exempt goods bear no tax and need another (CGST Rules 46A and 49). */
export const invoiceKinds = [
  { value: "INVOICE", label: "Tax invoice" },
  { value: "BILL", label: "Bill of supply" },
  { value: "BOTH", label: "Invoice-cum-bill of supply" },
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number]["value"];

/** Whether the buyer is registered. */
export const buyerKinds = [
  { value: "B2B", label: "B2B" },
  { value: "B2C", label: "B2C" },
] as const;

/** Which document some lines need: exempt ones alone are a bill, with taxable ones for who is not registered both in one. */
export const kindOf = (
  lines: readonly { readonly gst: number; readonly cess: number; readonly cessPerUnit: number }[],
  registered: boolean,
): InvoiceKind => {
  const exempt = lines.filter(({ gst, cess, cessPerUnit }) => gst + cess + cessPerUnit === 0).length;
  if (exempt === 0) return "INVOICE";
  if (exempt === lines.length) return "BILL";
  return registered ? "INVOICE" : "BOTH";
};

/** Whether an invoice may carry an HSN code: it has 4, 6 or 8 digits (domain.md §3). */
export const usableHsn = (hsn: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(hsn);

import { invoiceList, type InvoiceRow } from "@o2r/api/contract/billing";

/** What the screens of invoices have in common. */
export const invoices = {
  noun: { one: "invoice", many: "invoices" },
  path: "/invoice",
  declaration: invoiceList,
} as const;

/** An invoice in words. */
export const invoiceName = ({ number }: Pick<InvoiceRow, "number">): string => number;

/** Where an invoice has its page. */
export const invoiceHref = ({ id }: Pick<InvoiceRow, "id">): string => `${invoices.path}/${id}`;

import { invoiceEndpoints, type InvoiceRow } from "@o2r/api/contract/billing";
import { Receipt } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of billing is found from anywhere. */
export const found = [
  findable<InvoiceRow>({
    label: "Invoices",
    icon: Receipt,
    page: "/invoice",
    list: invoiceEndpoints.list,
    toFound: ({ id, number, establishment }) => ({ id, label: number, detail: establishment, href: `/invoice/${id}` }),
  }),
];

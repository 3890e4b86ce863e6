import { ReceiptIndianRupee } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of billing are for, and their icons. */
export const about: PageWords = {
  "/invoice/payments": { says: "What retailers have paid, which invoices that paid, and cheques that bounced." },
  "/invoice/:id": { says: "One invoice as it is printed, with its payments." },
  "/invoice": { icon: ReceiptIndianRupee, says: "GST invoices with their payments, credit notes and prints." },
};

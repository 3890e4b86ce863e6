import { ReceiptIndianRupee } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of billing are for, and their icons. */
export const about: PageWords = {
  "/invoice/payments": { says: "What retailers have paid, which invoices that paid, and cheques that bounced." },
  "/invoice/credit-notes": { says: "What was credited of invoices, and what waits to be issued by somebody else." },
  "/invoice/credit-notes/:id": { says: "One credit note as it is printed, with the invoice that it names." },
  "/invoice/collections": {
    says: "What is to be collected from retailers and when, until the money stands on the bank's statement.",
  },
  "/invoice/bank": { says: "What came in by the bank: found among slips and receipts, proposed, or not known yet." },
  "/invoice/bank/import": { says: "Take up the lines of a bank's statement from a file." },
  "/invoice/write-offs": { says: "What is given up of invoices: asked for by one, decided by another." },
  "/invoice/:id": { says: "One invoice as it is printed, with its payments." },
  "/invoice": { icon: ReceiptIndianRupee, says: "GST invoices with their payments, credit notes and prints." },
};

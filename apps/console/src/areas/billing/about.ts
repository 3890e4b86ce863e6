import { ReceiptIndianRupee } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of billing are for, and their icons. */
export const about: PageWords = {
  "/invoice": { icon: ReceiptIndianRupee, says: "GST invoices with their payments, credit notes and prints." },
};

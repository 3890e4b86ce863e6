import { Boxes, ClipboardCheck, PackageX } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of stock are for, and their icons. */
export const about: PageWords = {
  "/inventory/import": { says: "Add batches that came into warehouses, from a file." },
  "/inventory/discard": { says: "What somebody wants to be thrown away, and who decides on it." },
  "/inventory": { icon: Boxes, says: "Stock of each warehouse by batch, with prices, expiry and adjustments." },
  "/inventory/new": { says: "Add units of a batch that came into a warehouse." },
  "/inventory/:id": { says: "One batch: its units, prices and ledger, and the orders that use it." },
  "/rejected-skus": { icon: PackageX, says: "Goods that a quality check refused: return, discard, or check again." },
  "/quality-check": { icon: ClipboardCheck, says: "Quality checks of goods that came in." },
  "/quality-check/:id": { says: "One inspection, line by line, on a tablet." },
};

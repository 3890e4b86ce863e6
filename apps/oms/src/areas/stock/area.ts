import { expiry, usualUnits, type stockArea } from "@o2r/api/contract/stock";
import type { ServiceArea } from "../../kit/define-area.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { discardHandlers } from "./rejected/discard.ts";
import { inventoryImporter } from "./batch/import-inventory.ts";
import { lookUpInspectors } from "./check/inspectors.ts";
import { inventoryHandlers } from "./batch/inventory.ts";
import { qcHandlers } from "./check/qc.ts";
import { rejectedHandlers } from "./rejected/rejected.ts";
import { returnPaperHandlers } from "./rejected/return-paper.ts";

export const stock: ServiceArea<typeof stockArea> = {
  handlers: {
    inventory: inventoryHandlers,
    discard: discardHandlers,
    qc: qcHandlers,
    rejectedSku: rejectedHandlers,
    returnPaper: returnPaperHandlers,
    inspector: { lookup: lookUpInspectors },
  },
  constraints: {
    batch_lot: { field: "mrp", message: "A batch of these days and this MRP is in stock already" },
    qc_line_photo_id_fkey: documentGone("items"),
    rejected_sku_photo_id_fkey: documentGone("items"),
  },
  forms: () => ({ checks: { usualUnits }, derivations: { expiry } }),
  importers: { inventory: inventoryImporter },
};

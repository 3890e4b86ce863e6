import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { discardEndpoints } from "./discard.ts";
import { inventoryEndpoints } from "./inventory.ts";
import { imports } from "./imports.ts";
import { inspectorLookup } from "./look-ups.ts";
import { qcEndpoints } from "./qc.ts";
import { rejectedEndpoints } from "./rejected.ts";
import { returnPaperEndpoints } from "./return-paper.ts";

export * from "./buckets.ts";
export * from "./shelf-life.ts";
export * from "./usual-units.ts";
export * from "./batch-state.ts";
export * from "./inventory-form.ts";
export * from "./inventory-schemas.ts";
export * from "./inventory-list.ts";
export * from "./movement-list.ts";
export * from "./discard.ts";
export * from "./inventory.ts";
export * from "./inventory-import.ts";
export * from "./qc-states.ts";
export * from "./qc-sla.ts";
export * from "./qc.ts";
export * from "./rejected.ts";
export * from "./return-paper.ts";
export * from "./judge-findings.ts";
export * from "./look-ups.ts";

/** What lies in warehouses: batches, quality checks, and goods that were refused. */
export const stockArea = {
  permissions,
  imports,
  things: {
    inventory: inventoryEndpoints,
    discard: discardEndpoints,
    qc: qcEndpoints,
    rejectedSku: rejectedEndpoints,
    returnPaper: returnPaperEndpoints,
    inspector: { lookup: inspectorLookup },
  },
} satisfies Area;

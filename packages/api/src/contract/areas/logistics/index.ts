import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { warehouseLookup } from "./look-ups.ts";

export * from "./look-ups.ts";

/** Warehouses, shipments and holidays. */
export const logisticsArea = {
  permissions,
  things: {
    warehouse: { lookup: warehouseLookup },
  },
} satisfies Area;

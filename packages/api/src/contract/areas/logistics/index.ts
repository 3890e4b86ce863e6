import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { pincodeEndpoints } from "../../core/pincode.ts";
import { warehouseLookup } from "./look-ups.ts";

export * from "./look-ups.ts";
export * from "./pincode-form.ts";
export { pincodeEndpoints } from "../../core/pincode.ts";

/** Warehouses, shipments and holidays. */
export const logisticsArea = {
  permissions,
  things: {
    pincode: pincodeEndpoints,
    warehouse: { lookup: warehouseLookup },
  },
} satisfies Area;

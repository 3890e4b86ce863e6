import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { pincodeEndpoints } from "../../core/pincode.ts";
import { holidayEndpoints } from "./holiday.ts";
import { warehouseLookup } from "./look-ups.ts";

export * from "./holiday.ts";
export * from "./look-ups.ts";
export * from "./pincode-form.ts";
export { pincodeEndpoints } from "../../core/pincode.ts";

/** Warehouses, shipments and holidays. */
export const logisticsArea = {
  permissions,
  things: {
    pincode: pincodeEndpoints,
    warehouse: { lookup: warehouseLookup },
    holiday: holidayEndpoints,
  },
} satisfies Area;

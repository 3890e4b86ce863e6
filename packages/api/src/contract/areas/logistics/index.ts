import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { pincodeEndpoints } from "../../core/pincode.ts";
import { holidayEndpoints } from "./holiday.ts";
import { imports } from "./imports.ts";
import { driverLookup, shipmentLookup, warehouseLookup } from "./look-ups.ts";
import { pincodeThing } from "./pincode.ts";
import { runEndpoints } from "./shipment/run.ts";
import { shipmentEndpoints } from "./shipment/shipment.ts";
import { warehouseDocumentEndpoints } from "./warehouse-document.ts";
import { warehouseEndpoints } from "./warehouse.ts";

export * from "./holiday.ts";
export * from "./holiday-import.ts";
export * from "./look-ups.ts";
export * from "./pincode.ts";
export * from "./pincode-form.ts";
export * from "./served-pincodes.ts";
export * from "./shipment/run.ts";
export * from "./shipment/run-link.ts";
export * from "./shipment/run-sheet.ts";
export * from "./shipment/sequence-stops.ts";
export * from "./shipment/shipment-bodies.ts";
export * from "./shipment/shipment-form.ts";
export * from "./shipment/shipment-life.ts";
export * from "./shipment/shipment-list.ts";
export * from "./shipment/shipment-rows.ts";
export * from "./shipment/shipment-states.ts";
export * from "./shipment/shipment.ts";
export * from "./warehouse.ts";
export * from "./warehouse-calendar.ts";
export * from "./warehouse-contact.ts";
export * from "./warehouse-document.ts";
export * from "./warehouse-contact-form.ts";
export * from "./warehouse-form.ts";
export * from "./warehouse-supplier.ts";
export { pincodeEndpoints } from "../../core/pincode.ts";

/** Warehouses, shipments and holidays. */
export const logisticsArea = {
  permissions,
  imports,
  things: {
    pincode: { ...pincodeEndpoints, ...pincodeThing.endpoints },
    warehouse: { ...warehouseEndpoints, lookup: warehouseLookup },
    warehouseDocument: warehouseDocumentEndpoints,
    holiday: holidayEndpoints,
    shipment: { ...shipmentEndpoints, lookup: shipmentLookup },
    driver: { lookup: driverLookup },
    run: runEndpoints,
  },
} satisfies Area;

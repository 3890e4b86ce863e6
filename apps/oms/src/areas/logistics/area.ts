import type { logisticsArea } from "@o2r/api/contract/logistics";
import type { ServiceArea } from "../../kit/define-area.ts";
import { holidayHandlers } from "./holiday/holiday.ts";
import { holidayImporter } from "./holiday/import-holidays.ts";
import { lookUpDrivers, lookUpShipments, lookUpWarehouses } from "./look-ups.ts";
import { pincodeForms, pincodeHandlers } from "./pincode/pincode.ts";
import { pincodeImporter } from "./pincode/import-pincodes.ts";
import { pincodeMasterHandlers } from "./pincode/pincode-master.ts";
import { runHandlers } from "./shipment/run.ts";
import { shipmentHandlers } from "./shipment/shipment.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { warehouseDocumentHandlers } from "./warehouse/warehouse-documents.ts";
import { warehouseHandlers } from "./warehouse/warehouse.ts";

export { findLinked } from "./shipment/run-link.ts";

export const logistics: ServiceArea<typeof logisticsArea> = {
  handlers: {
    pincode: { ...pincodeHandlers, ...pincodeMasterHandlers },
    warehouse: { ...warehouseHandlers, lookup: lookUpWarehouses },
    warehouseDocument: warehouseDocumentHandlers,
    holiday: holidayHandlers,
    shipment: { ...shipmentHandlers, lookup: lookUpShipments },
    driver: { lookup: lookUpDrivers },
    run: runHandlers,
  },
  forms: pincodeForms,
  importers: { pincode: pincodeImporter, holiday: holidayImporter },
  constraints: {
    shipment_stop_open: { field: "stops", message: "One of these orders is on another shipment already" },
    warehouse_document_document_id_fkey: documentGone("file"),
    pincode_once: { field: "pincode", message: "This pincode exists already" },
    holiday_once: { field: "day", message: "There is a holiday on this day already" },
  },
};

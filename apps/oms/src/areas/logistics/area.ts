import type { logisticsArea } from "@o2r/api/contract/logistics";
import type { ServiceArea } from "../../kit/define-area.ts";
import { holidayHandlers } from "./holiday/holiday.ts";
import { lookUpWarehouses } from "./look-ups.ts";
import { pincodeForms, pincodeHandlers } from "./pincode/pincode.ts";
import { shipmentHandlers } from "./shipment/shipment.ts";
import { warehouseHandlers } from "./warehouse/warehouse.ts";

export const logistics: ServiceArea<typeof logisticsArea> = {
  handlers: {
    pincode: pincodeHandlers,
    warehouse: { ...warehouseHandlers, lookup: lookUpWarehouses },
    holiday: holidayHandlers,
    shipment: shipmentHandlers,
  },
  forms: pincodeForms,
  constraints: {
    shipment_stop_open: { field: "stops", message: "One of these orders is on another shipment already" },
    holiday_once: { field: "day", message: "There is a holiday on this day already" },
  },
};

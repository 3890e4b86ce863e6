import type { ListDeclaration } from "../../../core/list.ts";
import { shipmentLife } from "./shipment-life.ts";
import type { ShipmentRow } from "./shipment-rows.ts";
import { shipmentTypes, vehicleTypes } from "./shipment-states.ts";

/** The list of shipments (domain.md §8, /shipment-management). */
export const shipmentList = {
  columns: [
    { field: "number", label: "Shipment no", kind: "code", sort: true, shown: true, width: 132 },
    { field: "departOn", label: "Departure", kind: "date", sort: true, shown: true, width: 104 },
    { field: "type", label: "Type", kind: "badge", shown: false, width: 136, values: shipmentTypes },
    {
      field: "warehouse",
      label: "From",
      ofWarehouse: true,
      kind: "text",
      shown: true,
      width: 128,
      shows: "warehouseId",
    },
    { field: "route", label: "Route", kind: "text", shown: false, width: 160 },
    { field: "vehicleType", label: "Vehicle kind", kind: "badge", shown: false, width: 128, values: vehicleTypes },
    { field: "vehicleNumber", label: "Vehicle", kind: "code", shown: true, roomy: true, width: 120 },
    { field: "driverName", label: "Driver", kind: "text", shown: true },
    { field: "driverMobile", label: "Driver's mobile", kind: "code", shown: false, inFile: true, width: 120 },
    { field: "done", label: "Visited", kind: "number", shown: false, width: 80 },
    { field: "stops", label: "Stops", kind: "number", shown: true, roomy: true, width: 96 },
    { field: "packs", label: "Packs", kind: "number", shown: false, width: 72 },
    { field: "value", label: "Value ₹", kind: "money", sort: true, shown: false, width: 112 },
    { field: "cod", label: "To collect ₹", kind: "money", shown: true, width: 108 },
    { field: "collected", label: "Collected ₹", kind: "money", shown: true, roomy: true, width: 108 },
    { field: "startedAt", label: "Departed", kind: "dateTime", shown: false, width: 144 },
    { field: "cashHanded", label: "Handed over ₹", kind: "money", shown: false, width: 112 },
    { field: "reason", label: "Reason", kind: "text", shown: false, width: 160 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 120, values: shipmentLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: shipmentLife.values },
    { kind: "dates", key: "departed", label: "Departure", of: "day", maxDays: 366 },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "driver", label: "Driver", source: "/api/driver" },
    { kind: "oneOf", key: "type", label: "Type", options: shipmentTypes },
    { kind: "flag", key: "unsettled", label: "Settlement", yes: "Unsettled", no: "Settled" },
  ],
  search: { number: "shipment number", driverName: "driver", vehicleNumber: "vehicle" },
  defaultSort: "-departOn",
} as const satisfies ListDeclaration<Extract<keyof ShipmentRow, string>>;

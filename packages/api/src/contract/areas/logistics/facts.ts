import {
  admins,
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with warehouses and shipments: the table that the service enforces and the console reads. */
export const permissions = {
  /** Find warehouses by name: whoever narrows a list to one, or says which serves a retailer. */
  "warehouse.read": [
    ...admins,
    "CALLING_AGENT",
    "HUB_MANAGER",
    "CWH_MANAGER",
    "CC_SUPERVISOR",
    "ONBOARDING_MANAGER",
    "ONBOARDING_AGENT",
    "FSA",
  ],
  /** See what a warehouse is: those who run it, and who has charge of all. */
  "warehouse.detail": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Make and change warehouses, and say which pincodes they serve. */
  "warehouse.write": [...admins],
  /** See every warehouse, where a scope would keep others to their own. */
  "warehouse.all": [...admins],
  /** See and change on which days nothing is ordered or delivered. */
  "holiday.manage": [...superAdmins],
  /** See, load, drive and settle shipments. */
  "shipment.run": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  warehouse: "warehouse.detail",
  "warehouse-document": "warehouse.detail",
  pincode: "warehouse.write",
  "pincode-import": "warehouse.write",
  holiday: "holiday.manage",
  "holiday-import": "holiday.manage",
  shipment: "shipment.run",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {
  pincode: ["/oms/pincode", "/api/pincode", "/oms/warehouse"],
  holiday: ["/oms/holiday", "/oms/order/on-holiday"],
} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {
  shipment: "shipment.run",
  warehouseDocument: "warehouse.detail",
} as const satisfies DocumentReaders<typeof permissions>;

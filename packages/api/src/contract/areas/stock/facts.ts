import {
  admins,
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with stock: the table that the service enforces and the console reads. */
export const permissions = {
  "stock.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  "stock.write": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Move stock of any value at once, where a cap would keep others to less. */
  "stock.anyValue": [...admins],
  /** Decide on what others ask to discard. */
  "stock.approve": [...admins],
  "stock.reset": [...superAdmins],
  "qc.inspect": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Open a quality check again that has ended. */
  "qc.reopen": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  inventory: "stock.read",
  discard: "stock.read",
  qc: "stock.read",
  "rejected-sku": "stock.read",
  "inventory-import": "stock.read",
} as const satisfies EventReaders<typeof permissions>;

/** What a change of a batch makes old, by one person or by an import. */
export const importAffects = {
  inventory: ["/oms/inventory", "/oms/discard", "/oms/product"],
} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {
  qc: "stock.read",
  rejectedSku: "stock.read",
} as const satisfies DocumentReaders<typeof permissions>;

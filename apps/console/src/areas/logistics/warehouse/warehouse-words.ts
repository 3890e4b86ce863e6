import {
  warehouseDocumentKinds,
  warehouseEndpoints,
  warehouseList,
  warehouseTypes,
  type Warehouse,
  type WarehouseDocument,
} from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of warehouses have in common. */
export const warehouses = {
  noun: { one: "warehouse", many: "warehouses" },
  path: "/warehouse-management",
  permission: "warehouse.write",
  consequence: "can no longer be chosen, and delivers to no pincode. One with stock or open orders stays.",
  endpoints: warehouseEndpoints,
  declaration: warehouseList,
} as const;

/** A warehouse in words. */
export const warehouseName = ({ companyName }: Pick<Warehouse, "companyName">): string => companyName;

/** What a warehouse is for, in words. */
export const typeText = (type: Warehouse["type"]): string => wordOf(warehouseTypes, type) ?? type;

/** What a paper of a warehouse is, in words. */
export const kindText = (kind: WarehouseDocument["kind"]): string => wordOf(warehouseDocumentKinds, kind) ?? kind;

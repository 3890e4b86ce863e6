import {
  discardEndpoints,
  discardList,
  inventoryEndpoints,
  inventoryList,
  qcEndpoints,
  qcList,
  rejectedEndpoints,
  rejectedList,
} from "@o2r/api/contract/stock";

/** The lists of stock: where each stands, what it reads, and how that is declared. */
export const batches = { path: "/inventory", endpoint: inventoryEndpoints.list, declaration: inventoryList } as const;
export const discards = {
  path: "/inventory/discard",
  endpoint: discardEndpoints.list,
  declaration: discardList,
} as const;
export const checks = { path: "/quality-check", endpoint: qcEndpoints.list, declaration: qcList } as const;
export const rejections = {
  path: "/rejected-skus",
  endpoint: rejectedEndpoints.list,
  declaration: rejectedList,
} as const;

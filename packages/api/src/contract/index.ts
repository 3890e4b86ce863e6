import {
  attributeEndpoints,
  brandEndpoints,
  categoryEndpoints,
  companyEndpoints,
  subCategoryEndpoints,
  lookupEndpoints,
  masterEndpoints,
  masterOptionEndpoints,
  productEndpoints,
} from "./areas/catalogue/index.ts";
import { documentEndpoints } from "./areas/document/index.ts";
import { warehouseLookup } from "./areas/logistics/index.ts";
import { eventEndpoints, notificationEndpoints } from "./areas/notification/index.ts";
import { dialerEndpoints, orderSearchEndpoints } from "./areas/orders/index.ts";
import { discardEndpoints, inventoryEndpoints, qcEndpoints, rejectedEndpoints } from "./areas/stock/index.ts";
import { sessionEndpoints, userEndpoints } from "./areas/session/index.ts";

export * from "./core/index.ts";

/** Everything that may be said over the wire: thing, action, endpoint. The browser imports areas singly instead. */
export const contract = {
  session: sessionEndpoints,
  user: userEndpoints,
  notification: notificationEndpoints,
  event: eventEndpoints,
  document: documentEndpoints,
  product: productEndpoints,
  brand: brandEndpoints,
  category: categoryEndpoints,
  subCategory: subCategoryEndpoints,
  attribute: attributeEndpoints,
  company: companyEndpoints,
  inventory: inventoryEndpoints,
  discard: discardEndpoints,
  qc: qcEndpoints,
  rejectedSku: rejectedEndpoints,
  order: orderSearchEndpoints,
  dialer: dialerEndpoints,
  lookup: { ...lookupEndpoints, warehouse: warehouseLookup },
  master: masterEndpoints,
  masterOption: masterOptionEndpoints,
};

export type Contract = typeof contract;

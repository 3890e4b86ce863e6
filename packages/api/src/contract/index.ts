import {
  attributeEndpoints,
  brandEndpoints,
  categoryEndpoints,
  comboEndpoints,
  companyEndpoints,
  subCategoryEndpoints,
  lookupEndpoints,
  masterEndpoints,
  masterOptionEndpoints,
  priceChangeEndpoints,
  productEndpoints,
  productPageEndpoints,
  rateChangeEndpoints,
} from "./areas/catalogue/index.ts";
import { documentEndpoints } from "./areas/document/index.ts";
import { importEndpoints, savedViewEndpoints } from "./areas/insight/index.ts";
import { inspectorLookup, warehouseLookup } from "./areas/logistics/index.ts";
import { eventEndpoints, notificationEndpoints } from "./areas/engagement/index.ts";
import { dialerEndpoints, orderSearchEndpoints } from "./areas/orders/index.ts";
import { geocodeEndpoints } from "./areas/parties/index.ts";
import { discardEndpoints, inventoryEndpoints, qcEndpoints, rejectedEndpoints } from "./areas/stock/index.ts";
import { sessionEndpoints, userEndpoints } from "./areas/session/index.ts";
import { withExports } from "./core/list-export.ts";

export * from "./core/index.ts";

/** Everything that may be said over the wire: thing, action, endpoint; every list with its export. The
 * browser imports areas singly instead. */
export const contract = withExports({
  session: sessionEndpoints,
  user: userEndpoints,
  notification: notificationEndpoints,
  event: eventEndpoints,
  document: documentEndpoints,
  savedView: savedViewEndpoints,
  import: importEndpoints,
  product: { ...productEndpoints, ...productPageEndpoints },
  priceChange: priceChangeEndpoints,
  brand: brandEndpoints,
  category: categoryEndpoints,
  subCategory: subCategoryEndpoints,
  rateChange: rateChangeEndpoints,
  attribute: attributeEndpoints,
  company: companyEndpoints,
  inventory: inventoryEndpoints,
  discard: discardEndpoints,
  combo: comboEndpoints,
  qc: qcEndpoints,
  rejectedSku: rejectedEndpoints,
  order: orderSearchEndpoints,
  dialer: dialerEndpoints,
  lookup: { ...lookupEndpoints, warehouse: warehouseLookup, inspector: inspectorLookup },
  geocode: geocodeEndpoints,
  master: masterEndpoints,
  masterOption: masterOptionEndpoints,
});

/** All endpoints: thing → action → endpoint. */
export type Contract = typeof contract;

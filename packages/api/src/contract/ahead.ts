import { masterOptionEndpoints } from "./areas/catalogue/index.ts";
import { warehouseLookup } from "./areas/logistics/index.ts";
import { dialerEndpoints, orderSearchEndpoints } from "./areas/orders/index.ts";

/**
 * Calls that specification §7 fixes and the service does not answer yet: client and documentation know them already.
 * Each moves into `contract` together with its handler.
 */
export const ahead = {
  order: orderSearchEndpoints,
  dialer: dialerEndpoints,
  masterOption: masterOptionEndpoints,
  lookup: { warehouse: warehouseLookup },
};

import { sessionArea } from "./areas/session/index.ts";
import { documentArea } from "./areas/document/index.ts";
import { catalogueArea } from "./areas/catalogue/index.ts";
import { stockArea } from "./areas/stock/index.ts";
import { ordersArea } from "./areas/orders/index.ts";
import { logisticsArea } from "./areas/logistics/index.ts";
import { billingArea } from "./areas/billing/index.ts";
import { partiesArea } from "./areas/parties/index.ts";
import { promotionsArea } from "./areas/promotions/index.ts";
import { engagementArea } from "./areas/engagement/index.ts";
import { layoutArea } from "./areas/layout/index.ts";
import { settingsArea } from "./areas/settings/index.ts";
import { insightArea } from "./areas/insight/index.ts";
import { sumThings } from "./core/area.ts";
import { withExports } from "./core/list/list-export.ts";

export * from "./core/index.ts";

/** The areas by name, as contract, service and console have them. */
export const areas = {
  session: sessionArea,
  document: documentArea,
  catalogue: catalogueArea,
  stock: stockArea,
  orders: ordersArea,
  logistics: logisticsArea,
  billing: billingArea,
  parties: partiesArea,
  promotions: promotionsArea,
  engagement: engagementArea,
  layout: layoutArea,
  settings: settingsArea,
  insight: insightArea,
};

/** Everything that may be said over the wire: thing, action, endpoint; every list with its export. The
 * browser imports areas singly instead. */
export const contract = withExports(sumThings(areas));

/** All endpoints: thing → action → endpoint. */
export type Contract = typeof contract;

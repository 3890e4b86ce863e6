// The areas by name, as contract, service and console have them.
export { sessionArea as session } from "./areas/session/index.ts";
export { documentArea as document } from "./areas/document/index.ts";
export { catalogueArea as catalogue } from "./areas/catalogue/index.ts";
export { stockArea as stock } from "./areas/stock/index.ts";
export { ordersArea as orders } from "./areas/orders/index.ts";
export { logisticsArea as logistics } from "./areas/logistics/index.ts";
export { billingArea as billing } from "./areas/billing/index.ts";
export { partiesArea as parties } from "./areas/parties/index.ts";
export { promotionsArea as promotions } from "./areas/promotions/index.ts";
export { engagementArea as engagement } from "./areas/engagement/index.ts";
export { layoutArea as layout } from "./areas/layout/index.ts";
export { settingsArea as settings } from "./areas/settings/index.ts";
export { insightArea as insight } from "./areas/insight/index.ts";

/** One entry of a sidebar as the specification titles it. A group holds entries of its own. */
export type Entry =
  | readonly [title: string, path: string]
  | { readonly group: string; readonly entries: readonly Page[] };
export type Page = readonly [title: string, path: string];

/** Every entry of specification §2, in its order, without Help & support. */
const dashboard: Entry = ["Dashboard", "/"];
const createOrders: Entry = ["Create Orders", "/create-order"];
const retailerOrders: Entry = ["Retailer Orders", "/order"];
const hubOrder: Entry = ["Hub Order", "/hub-order"];
const invoices: Entry = ["Invoices", "/invoice"];
const inventory: Entry = ["Inventory", "/inventory"];
const product: Entry = ["Product", "/product"];
const rejectedSkus: Entry = ["Rejected SKUs", "/rejected-skus"];
const reports: Entry = ["Reports", "/reports"];
const userManagement: Entry = ["User Management", "/user-management"];
const retailers: Entry = ["Retailers", "/retailer"];
const categoryMaster: Entry = {
  group: "Category Master",
  entries: [
    ["Category", "/category"],
    ["Sub-category", "/sub-category"],
  ],
};
const brand: Entry = ["Brand", "/brand"];
const attributes: Entry = ["Attributes", "/attribute"];
const warehouseManagement: Entry = ["Warehouse Management", "/warehouse-management"];
const qcManagement: Entry = ["QC Management", "/quality-check"];
const shipmentMaster: Entry = {
  group: "Shipment Master",
  entries: [
    ["Create Shipment", "/create-shipment"],
    ["Shipment Management", "/shipment-management"],
  ],
};
const promocode: Entry = ["Promocode", "/promocode"];
const notification: Entry = ["Notification", "/notification"];
const settings: Entry = {
  group: "Settings",
  entries: [
    ["Common Config", "/common-config"],
    ["Global Config", "/global-config"],
    ["Charges Config", "/charge-config"],
    ["App Config", "/appconfig"],
    ["SMS Config", "/sms"],
    ["Retailer Config", "/retailer-config"],
    ["Holidays", "/holidays"],
    ["Combo Config", "/combo-config"],
    ["Chat Config", "/chat-config"],
  ],
};
const layout: Entry = {
  group: "Layout",
  entries: [
    ["Content", "/layout-content"],
    ["Rail", "/rail-type"],
    ["Page", "/layout-page"],
  ],
};

/** The menu of ADMIN (specification §6: no User Management, Notification, Settings or Layout). */
export const adminMenu: readonly Entry[] = [
  dashboard,
  createOrders,
  retailerOrders,
  hubOrder,
  invoices,
  inventory,
  product,
  rejectedSkus,
  reports,
  retailers,
  categoryMaster,
  brand,
  attributes,
  warehouseManagement,
  qcManagement,
  shipmentMaster,
  promocode,
];

/** The full menu of specification §2. */
export const fullMenu: readonly Entry[] = [
  dashboard,
  createOrders,
  retailerOrders,
  hubOrder,
  invoices,
  inventory,
  product,
  rejectedSkus,
  reports,
  userManagement,
  retailers,
  categoryMaster,
  brand,
  attributes,
  warehouseManagement,
  qcManagement,
  shipmentMaster,
  promocode,
  notification,
  settings,
  layout,
];

/** The calling agent's /order entry has a title of its own (specification §6). */
export const callingAgentMenu: readonly Entry[] = [dashboard, ["Orders", "/order"]];

/** In the order of specification §6, as that section lists them. */
export const hubManagerMenu: readonly Entry[] = [
  dashboard,
  createOrders,
  retailerOrders,
  hubOrder,
  invoices,
  inventory,
  promocode,
  qcManagement,
  shipmentMaster,
  rejectedSkus,
  reports,
];

export const centralManagerMenu: readonly Entry[] = [
  dashboard,
  createOrders,
  reports,
  hubOrder,
  inventory,
  qcManagement,
  rejectedSkus,
  shipmentMaster,
];

export const supervisorMenu: readonly Entry[] = [dashboard, retailerOrders, reports, userManagement];

/** The pages of a menu, groups laid out flat. */
export const pagesOf = (menu: readonly Entry[]): readonly Page[] =>
  menu.flatMap((entry) => ("group" in entry ? entry.entries : [entry]));

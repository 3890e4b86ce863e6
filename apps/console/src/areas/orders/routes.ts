import { admins, bare, full, inShell, warehouses } from "../../routing/page-kinds.ts";
import { thingPages } from "../../routing/thing-pages.ts";
import type { AreaPage } from "../../routing/route.ts";

const orderReaders = [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR"] as const;
const returnReaders = [...admins, "CALLING_AGENT", "HUB_MANAGER"] as const;

/** The pages of orders. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/create-order",
    title: "Create Orders",
    screen: { of: "orders", name: "orderPad" },
    allowed: warehouses,
    entry: { block: 1, place: 2 },
  },
  {
    ...inShell,
    path: "/order",
    title: "Retailer Orders",
    screen: { of: "orders", name: "orderList" },
    allowed: orderReaders,
    entry: { block: 1, place: 3, titles: { CALLING_AGENT: "Orders" } },
  },
  {
    ...inShell,
    path: "/order/returns",
    title: "Returns",
    screen: { of: "orders", name: "returnList" },
    allowed: returnReaders,
    under: "/order",
  },
  {
    ...inShell,
    path: "/order/returns/:id",
    title: "Return",
    screen: { of: "orders", name: "returnPage" },
    allowed: returnReaders,
    under: "/order/returns",
  },
  {
    ...inShell,
    path: "/order/:id",
    title: "Order",
    screen: { of: "orders", name: "orderPage" },
    allowed: orderReaders,
    under: "/order",
  },
  {
    ...inShell,
    path: "/hub-order",
    title: "Hub Order",
    screen: { of: "orders", name: "hubOrderList" },
    allowed: warehouses,
    entry: { block: 1, place: 4 },
  },
  {
    ...inShell,
    path: "/hub-order/new",
    title: "Raise hub order",
    screen: { of: "orders", name: "hubOrderForm" },
    allowed: warehouses,
    under: "/hub-order",
  },
  {
    ...inShell,
    path: "/hub-order/:id",
    title: "Hub order",
    screen: { of: "orders", name: "hubOrderPage" },
    allowed: warehouses,
    under: "/hub-order",
  },
  {
    ...inShell,
    path: "/hub-order/:id/edit",
    title: "Edit hub order",
    screen: { of: "orders", name: "hubOrderForm" },
    allowed: warehouses,
    under: "/hub-order/:id",
  },
  {
    ...inShell,
    path: "/hub-order/:id/dispatch",
    title: "Dispatch",
    screen: { of: "orders", name: "hubOrderDispatch" },
    allowed: warehouses,
    under: "/hub-order/:id",
  },
  {
    ...inShell,
    path: "/hub-order/:id/receive",
    title: "Receive",
    screen: { of: "orders", name: "hubOrderReceive" },
    allowed: warehouses,
    under: "/hub-order/:id",
  },
  {
    ...bare,
    path: "/customer-order",
    title: "Customer order",
    screen: { of: "orders", name: "customerOrder" },
    allowed: ["CALLING_AGENT", "CC_SUPERVISOR"],
  },
  ...thingPages(
    {
      ...inShell,
      path: "/user-management/dialer",
      title: "Dialers",
      screen: { of: "orders", name: "dialerList" },
      // As the users below whom it stands; the service keeps it from supervisors.
      allowed: [...full, "CC_SUPERVISOR"],
      under: "/user-management",
    },
    "dialer",
    { of: "orders", name: "dialerForm" },
  ),
];

import { hubOrderEndpoints, hubOrderLife, hubOrderList, type HubOrderRow } from "@o2r/api/contract/orders";

/** What the screens of hub orders have in common. */
export const hubOrders = {
  noun: hubOrderLife.name,
  path: "/hub-order",
  permission: "hubOrder.raise",
  endpoint: hubOrderEndpoints.list,
  declaration: hubOrderList,
} as const;

/** A hub order in words. */
export const hubOrderName = ({ number }: Pick<HubOrderRow, "number">): string => number;

/** Where a hub order has its page. */
export const hubOrderHref = ({ id }: Pick<HubOrderRow, "id">): string => `${hubOrders.path}/${id}`;

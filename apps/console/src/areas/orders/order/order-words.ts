import { orderList, orderQueues, type OrderQueue, type OrderRow, type OrderState } from "@o2r/api/contract/orders";

/** What the screens of orders have in common. */
export const orders = {
  noun: { one: "order", many: "orders" },
  path: "/order",
  declaration: orderList,
} as const;

/** An order in words. */
export const orderName = ({ orderNumber }: Pick<OrderRow, "orderNumber">): string => orderNumber;

/** Where an order has its page. */
export const orderHref = ({ id }: Pick<OrderRow, "id">): string => `${orders.path}/${id}`;

/** The queue in which orders of a state wait; undefined where none waits in it. */
export const queueOf = (state: OrderState): OrderQueue | undefined =>
  // The keys of the table, which `Object.keys` tells as any text.
  (Object.keys(orderQueues) as OrderQueue[]).find((queue) =>
    (orderQueues[queue].states as readonly OrderState[]).includes(state),
  );

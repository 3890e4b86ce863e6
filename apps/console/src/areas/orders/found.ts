import { orderEndpoints, orderStates, type OrderRow } from "@o2r/api/contract/orders";
import { ShoppingCart } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of orders is found from anywhere. */
export const found = [
  findable<OrderRow>({
    label: "Orders",
    icon: ShoppingCart,
    page: "/order",
    list: orderEndpoints.list,
    toFound: ({ id, orderNumber, establishment, state }) => ({
      id,
      label: orderNumber,
      detail: `${establishment} · ${orderStates[state].label}`,
      href: `/order/${id}`,
    }),
  }),
];

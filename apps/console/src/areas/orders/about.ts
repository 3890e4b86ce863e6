import { ShoppingCart, SquarePen, Truck } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of orders are for, and their icons. */
export const about: PageWords = {
  "/create-order": {
    icon: SquarePen,
    says: "Place an order for a retailer, or a hub's order on the central warehouse.",
  },
  "/order": { icon: ShoppingCart, says: "Find orders of retailers and take them from placed to delivered." },
  "/order/:id": { says: "One order: its lines, what there is of them, its price and why, and what happened to it." },
  "/order/returns": { says: "Goods that retailers give back or did not take, from the request to the credit note." },
  "/order/returns/:id": {
    says: "One return: what comes back and why, what its check has found, and what is credited.",
  },
  "/hub-order": { icon: Truck, says: "Orders of hubs on the central warehouse: raise, approve, dispatch and receive." },
  "/hub-order/new": { says: "Ask a central warehouse for what a hub is short of." },
  "/hub-order/:id": { says: "One hub order: what was asked, sent and received, and what of it was good." },
  "/hub-order/:id/edit": { says: "Change a draft of a hub order." },
  "/hub-order/:id/dispatch": { says: "Count what leaves for the hub now." },
  "/hub-order/:id/receive": { says: "Count what has come of a consignment, on a tablet." },
  "/customer-order": { says: "The calling agent's desk while a customer is on the line." },
  "/user-management/dialer": { says: "What connects calling agents with retailers: simulators, and a provider." },
  "/user-management/dialer/new": { says: "Set up a dialer for agents." },
  "/user-management/dialer/:id": { says: "See and change one dialer, with its history." },
};

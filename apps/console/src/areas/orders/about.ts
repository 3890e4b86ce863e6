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
  "/hub-order": { icon: Truck, says: "Orders of hubs on the central warehouse: raise, approve, dispatch and receive." },
  "/customer-order": { says: "The calling agent's desk while a customer is on the line." },
};

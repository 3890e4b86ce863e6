import { retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { ShoppingCart, Store } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of parties is found from anywhere. */
export const found = [
  findable<RetailerRow>({
    label: "Retailers",
    icon: Store,
    page: "/retailer",
    list: retailerEndpoints.list,
    toFound: ({ id, establishment, mobile }) => ({
      id,
      label: establishment,
      detail: mobile,
      href: `/retailer/${id}`,
      acts: [{ label: `Create order for ${establishment}`, href: `/create-order?retailer=${id}`, icon: ShoppingCart }],
    }),
  }),
];

import { productEndpoints, type ProductRow } from "@o2r/api/contract/catalogue";
import { Package } from "lucide-react";
import { findable } from "../../routing/found.ts";

/** What of the catalogue is found from anywhere. */
export const found = [
  findable<ProductRow>({
    label: "Products",
    icon: Package,
    page: "/product",
    list: productEndpoints.list,
    toFound: ({ id, formName, sku }) => ({ id, label: formName, detail: sku, href: `/product/${id}` }),
  }),
];

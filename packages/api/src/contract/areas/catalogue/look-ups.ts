import { array, number, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { lookupQuery } from "../../core/list-query.ts";
import type { Permission } from "../../core/permissions.ts";
import { idSchema, listOf, shape } from "../../core/schemas.ts";

const found = shape({
  content: listOf(shape({ id: idSchema(), name: string().defined(), sku: string(), parent: string() })),
});

const lookup = <const K extends string>(
  path: `/api/${string}`,
  summary: string,
  filters: readonly K[],
  allow: Permission = "catalogue.read",
) =>
  endpoint({
    method: "GET",
    path,
    summary,
    query: lookupQuery(filters),
    reply: found,
    allow,
    scope: "all",
    limit: "read",
  });

/** The async dropdowns of the catalogue, host-relative as specification §7 has them. Filters and `ids` are comma lists of ids. */
export const lookupEndpoints = {
  product: lookup("/api/product", "Products by name or SKU", ["ids", "brand"]),
  brand: lookup("/api/brand", "Brands by name", ["ids"]),
  category: lookup("/api/category", "Categories by name", ["ids"]),
  subCategory: lookup("/api/sub-category", "Sub-categories by name; `parent` is the category", ["ids", "category"]),
  company: lookup("/api/company", "Companies by name", ["ids"]),
  priceImport: lookup("/api/price-import", "Imports that have proposed prices, by file name", ["ids"], "price.propose"),
};

/** The master option lists, such as WEIGHT_TYPE. */
export const masterEndpoints = {
  options: endpoint({
    method: "GET",
    path: "/oms/master/common",
    summary: "The options of a master list, in order",
    query: shape({ category: string().max(50).required() }),
    reply: array()
      .of(shape({ id: idSchema(), label: string().defined(), value: string().defined(), position: number() }))
      .defined(),
    allow: "signedIn",
    scope: "all",
    limit: "read",
  }),
};

import { array, number, string, type AnySchema } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { lookupQuery } from "../../core/list-query.ts";
import type { Permission } from "../../core/permissions.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** What a look-up tells of a row beside its name. */
type Parts = Readonly<Record<string, AnySchema>>;

const lookup = <const K extends string, const P extends Parts>(
  path: `/api/${string}`,
  summary: string,
  filters: readonly K[],
  parts: P,
  allow: Permission = "catalogue.read",
) =>
  endpoint({
    method: "GET",
    path,
    summary,
    query: lookupQuery(filters),
    reply: shape({ content: listOf(shape({ id: idSchema(), name: string().defined(), ...parts })) }),
    allow,
    scope: "all",
    limit: "read",
  });

const price = () => rupeesSchema().optional();

/**
 * The async dropdowns of the catalogue, host-relative as specification §7 has them. Filters and `ids` are comma lists of
 * ids. Asked for by `ids`, a row also tells what it suggests for the other fields of a form that names it: a field picks its
 * part by `derive`. What may not be suggested is left out, such as the prices where the caller may not read products.
 */
export const lookupEndpoints = {
  product: lookup("/api/product", "Products by name or SKU; by `ids` also what they are and cost", ["ids", "brand"], {
    sku: string().defined(),
    shelfLife: number().integer(),
    category: string(),
    subCategory: string(),
    mrp: price(),
    ptr: price(),
    pth: price(),
    o2rlp: price(),
  }),
  brand: lookup("/api/brand", "Brands by name; by `ids` also their manufacturers", ["ids"], {
    manufacturer: idSchema().optional(),
  }),
  category: lookup("/api/category", "Categories by name", ["ids"], {}),
  subCategory: lookup(
    "/api/sub-category",
    "Sub-categories by name; `parent` is the category; by `ids` also the tax of their products",
    ["ids", "category"],
    { parent: string().defined(), hsn: string(), gst: number(), cess: number() },
  ),
  company: lookup("/api/company", "Companies by name", ["ids"], {}),
  priceImport: lookup(
    "/api/price-import",
    "Imports that have proposed prices, by file name",
    ["ids"],
    {},
    "price.propose",
  ),
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

import { string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { lookupQuery } from "../../core/list-query.ts";
import { idSchema, listOf, shape } from "../../core/schemas.ts";

/** The async dropdown of those who may do quality checks. `warehouse` and `ids` are comma lists of ids. */
export const inspectorLookup = endpoint({
  method: "GET",
  path: "/api/inspector",
  summary: "People by name who may inspect goods within the caller's reach; with `warehouse`, in every one of these",
  query: lookupQuery(["ids", "warehouse"]),
  reply: shape({ content: listOf(shape({ id: idSchema(), name: string().defined(), sku: string() })) }),
  allow: "stock.read",
  scope: "ownWarehouse",
  limit: "read",
});

import { string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { lookupQuery } from "../../core/list-query.ts";
import { idSchema, listOf, shape } from "../../core/schemas.ts";

/** The async dropdown of warehouses, host-relative as specification §7 has it; its options as §3 has them. */
export const warehouseLookup = endpoint({
  method: "GET",
  path: "/api/warehouse",
  summary: "Warehouses by name that the caller may reach",
  query: lookupQuery(["ids"]),
  reply: shape({
    content: listOf(shape({ id: idSchema(), companyName: string().defined(), type: string().defined() })),
  }),
  allow: "warehouse.read",
  scope: "ownWarehouse",
  unscoped: "order.watch",
  limit: "read",
});

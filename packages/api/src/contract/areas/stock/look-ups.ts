import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";

/** The async dropdown of those who may do quality checks. */
export const inspectorLookup = lookupEndpoint({
  name: "inspector",
  summary:
    "Find people who may inspect goods, by name; within the caller's reach; with `warehouse`, in every one of these",
  filters: ["warehouse"],
  row: lookupRow(),
  allow: "stock.read",
  scope: "ownWarehouse",
});

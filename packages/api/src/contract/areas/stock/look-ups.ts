import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";

/** The async dropdown of those who may do quality checks. */
export const inspectorLookup = lookupEndpoint({
  name: "inspector",
  summary: "People by name who may inspect goods within the caller's reach; with `warehouse`, in every one of these",
  filters: ["warehouse"],
  row: lookupRow(),
  allow: "stock.read",
  scope: "ownWarehouse",
});

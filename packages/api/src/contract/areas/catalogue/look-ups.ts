import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";

/** The imports by which price changes are filtered. */
export const priceImportLookup = lookupEndpoint({
  name: "price-import",
  summary: "Imports that have proposed prices, by file name",
  row: lookupRow(),
  allow: "price.propose",
  scope: "all",
});

import { array, number, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { lookupEndpoint, lookupRow } from "../../core/lookup.ts";
import { idSchema, shape } from "../../core/schemas.ts";

/** The imports by which price changes are filtered. */
export const priceImportLookup = lookupEndpoint({
  name: "price-import",
  summary: "Imports that have proposed prices, by file name",
  row: lookupRow(),
  allow: "price.propose",
  scope: "all",
});

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

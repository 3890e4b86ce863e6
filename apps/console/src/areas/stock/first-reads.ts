import { lookupSize } from "@o2r/api/contract/core";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { inventoryEndpoints, qcEndpoints } from "@o2r/api/contract/stock";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { batches, checks, discards, rejections } from "./stock-lists.ts";

/** What the pages of stock read first. */
export const firstReads: FirstReads = {
  ...readsOfList(batches),
  ...readsOfList(discards),
  ...readsOfList(checks),
  ...readsOfList(rejections),
  // A new batch begins with the warehouse that it lies in.
  [`${batches.path}/new`]: [readOf(warehouseLookup, { query: { size: lookupSize } })],
  [`${batches.path}/:id`]: [readOf(inventoryEndpoints.get)],
  [`${checks.path}/:id`]: [readOf(qcEndpoints.get)],
};

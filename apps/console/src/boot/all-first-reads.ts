import { firstReads as catalogue } from "../areas/catalogue/first-reads.ts";
import { firstReads as insight } from "../areas/insight/first-reads.ts";
import { firstReads as stock } from "../areas/stock/first-reads.ts";
import type { FirstReads } from "./first-reads.ts";

/** What each page reads first, beside the current user. For the build alone: no page loads this file. */
export const firstReads: FirstReads = { ...catalogue, ...insight, ...stock };

import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of orders read first. */
export const firstReads: FirstReads = {};

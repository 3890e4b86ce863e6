import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of retailers and staff read first. */
export const firstReads: FirstReads = {};

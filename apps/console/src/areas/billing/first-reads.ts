import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of billing read first. */
export const firstReads: FirstReads = {};

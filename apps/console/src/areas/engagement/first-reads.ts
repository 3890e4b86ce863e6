import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of engagement read first. */
export const firstReads: FirstReads = {};

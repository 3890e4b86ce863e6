import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of settings read first. */
export const firstReads: FirstReads = {};

import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of logistics read first. */
export const firstReads: FirstReads = {};

import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of promotions read first. */
export const firstReads: FirstReads = {};

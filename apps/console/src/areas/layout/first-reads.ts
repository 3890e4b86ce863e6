import type { FirstReads } from "../../boot/first-reads.ts";

/** What the pages of the layout of the apps read first. */
export const firstReads: FirstReads = {};

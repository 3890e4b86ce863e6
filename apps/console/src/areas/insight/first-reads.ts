import { readOf, type FirstReads } from "../../boot/first-reads.ts";
import { counted, figures } from "./dashboard/figures.ts";

/** What the pages of insight read first. */
export const firstReads: FirstReads = { "/": figures.map(({ query }) => readOf(counted, { query })) };

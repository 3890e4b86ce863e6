import { masterOptionEndpoints } from "@o2r/api/contract/catalogue";
import { readOf, type FirstReads } from "../../boot/first-reads.ts";

/** What the pages of settings read first. */
export const firstReads: FirstReads = { "/common-config": [readOf(masterOptionEndpoints.lists)] };

import { readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { holidays } from "./holiday/holiday-words.ts";
import { warehouses } from "./warehouse/warehouse-words.ts";

/** What the pages of logistics read first. */
export const firstReads: FirstReads = { ...readsOfThing(holidays), ...readsOfThing(warehouses) };

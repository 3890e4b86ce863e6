import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  promotion: { table: "promotion", name: "title" },
} as const satisfies Masters;

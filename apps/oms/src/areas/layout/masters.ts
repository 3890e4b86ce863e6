import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  page: { table: "layout_page" },
} as const satisfies Masters;

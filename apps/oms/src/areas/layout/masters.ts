import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  content: { table: "layout_content" },
  rail: { table: "rail" },
  page: { table: "layout_page" },
} as const satisfies Masters;

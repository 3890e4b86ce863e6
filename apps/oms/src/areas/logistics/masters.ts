import type { Masters } from "../master.ts";

/** What others refer to. */
export const masters = {
  warehouse: { table: "warehouse", name: "company_name" },
} as const satisfies Masters;

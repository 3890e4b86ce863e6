import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  warehouse: { table: "warehouse", name: "company_name" },
} as const satisfies Masters;

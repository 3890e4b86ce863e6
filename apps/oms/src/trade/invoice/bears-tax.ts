import { sql } from "kysely";

/** Whether `line` of an invoice bears tax, by its rates: others are exempt. */
export const bearsTax = sql<boolean>`(line.gst > 0 or line.cess > 0 or line.cess_per_unit > 0)`;

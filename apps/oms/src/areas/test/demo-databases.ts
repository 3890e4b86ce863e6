import type { Db } from "../../db/schema.ts";

/** The databases of the demo services that run at the moment, for what is looked at after every test. */
export const demoDatabases = new Set<Db>();

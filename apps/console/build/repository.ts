import { resolve } from "node:path";

/** The folder of all packages. */
export const repository = resolve(import.meta.dirname, "../../..");

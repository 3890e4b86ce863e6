import { afterEach } from "vitest";
import { ensureDoubleEntry } from "../billing/test/ensure-double-entry.ts";
import { demoDatabases } from "./demo-databases.ts";

// Whatever a service test has done: the ledger lines of every document add up to nothing after it.
afterEach(async () => {
  await Promise.all([...demoDatabases].map(ensureDoubleEntry));
});

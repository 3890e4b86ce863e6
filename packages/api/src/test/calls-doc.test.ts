import { expect, it } from "vitest";
import { tables, writtenRows } from "../../../../scripts/call-table.mjs";

it.each(["calls", "events"] as const)("CALLS.md tells the same %s as the contract", (name) => {
  const { rows } = tables()[name];
  expect(rows.length).toBeGreaterThan(4);
  expect(writtenRows(name)).toEqual(rows);
});

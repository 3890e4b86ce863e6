import type { HistoryEntry } from "@o2r/api/contract/core";
import { createEngine, defineForm, money, text } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { clashesOf, readStaleRow, whoSaved } from "./conflict.ts";

const form = defineForm({
  id: "thing",
  version: 1,
  fields: {
    ptr: money({ label: "PTR" }),
    mrp: money({ label: "MRP" }),
    name: text({ label: "Name" }),
    hsn: text({ label: "HSN" }),
  },
});
const entry = (fields: readonly string[], at = "2026-11-21T05:09:00.000Z"): HistoryEntry => ({
  id: "0191f0a0-0000-7000-8000-000000000001",
  at,
  actor: { id: "0191f0a0-0000-7000-8000-000000000002", username: "admin", name: "Devika Sanyal" },
  action: "thing.updated",
  version: 8,
  changes: fields.map((field) => ({ field, before: null, after: null })),
});
const row = { id: "p1", version: 8 };
const now = new Date("2026-11-21T08:00:00.000Z");

describe("stale save", () => {
  it("says who saved which fields and when, by the clock in India", () => {
    expect(whoSaved(form, { row, changes: [entry(["ptr"])] }, now)).toBe("Devika Sanyal saved PTR at 10:39.");
  });

  it("names three fields and counts the rest, over all changes since", () => {
    const changes = [entry(["ptr", "mrp"]), entry(["name", "hsn", "ptr"])];
    expect(whoSaved(form, { row, changes }, now)).toBe("Devika Sanyal saved PTR, MRP, Name and 1 more at 10:39.");
  });

  it("names the day when it was not today", () => {
    expect(whoSaved(form, { row, changes: [entry(["ptr"], "2026-11-19T05:09:00.000Z")] }, now)).toBe(
      "Devika Sanyal saved PTR at 10:39 on 19-11-2026.",
    );
  });

  it("asks about what a person may change, and not about what follows or is kept from being written", () => {
    const definition = defineForm({
      id: "thing",
      version: 1,
      fields: {
        ptr: money({ label: "PTR" }),
        central: money({ label: "Central", readOnly: { fact: "mode", in: ["edit"] } }),
      },
    });
    const base = { ...row, version: 7, ptr: 10, central: 10 };
    const engine = createEngine(definition, { values: base, facts: { mode: "edit" } });
    const theirs = { row: { ...row, ptr: 12, central: 12 }, changes: [] };
    expect(clashesOf({ definition, engine }, base, theirs).map(({ field }) => field)).toEqual(["ptr"]);
  });

  it("is read only when the service sent the row and its changes", () => {
    expect(readStaleRow({ row, changes: [] })).toEqual({ row, changes: [] });
    expect([readStaleRow(null), readStaleRow({ row }), readStaleRow({ row: { id: 1 }, changes: [] })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

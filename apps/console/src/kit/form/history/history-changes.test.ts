import { defineForm, money, text } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { changeLabel, changesInWords, ownChanges } from "./history-changes.ts";

const definition = defineForm({
  id: "sample",
  version: 1,
  fields: { name: text({ label: "Name" }), mrp: money({ label: "MRP" }) },
});
const inWords = (field: string, before: unknown, after: unknown) =>
  changesInWords(definition, [{ field, before, after }], () => undefined).map(
    (change) => `${change.label}: ${String(change.before)} → ${String(change.after)}`,
  );

describe("changes of a row in words", () => {
  it("are told by the labels and in the figures of its form", () => {
    expect(inWords("mrp", 1480, null)).toEqual(["MRP: 1,480.00 → –"]);
  });

  it("call what was switched on and off its status", () => {
    expect(inWords("active", true, false)).toEqual(["Status: Active → Inactive"]);
  });

  it("leave out warnings, which follow from the prices that were changed", () => {
    const warnings = { field: "warnings", before: [], after: [{ field: "formRlp", message: "above MRP" }] };
    const price = { field: "mrp", before: 1, after: 2 };
    expect(ownChanges([warnings, price])).toEqual([price]);
  });

  it("have words for what no form fills", () => {
    expect(inWords("effectiveOn", null, "2026-11-21")).toEqual(["Effective on: – → 2026-11-21"]);
    expect(inWords("state", "IN_PROGRESS", "DONE")).toEqual(["State: In progress → Done"]);
    expect(inWords("held", false, true)).toEqual(["Held: No → Yes"]);
    expect(inWords("holds", [], ["Atta", "Dal"])).toEqual(["Holds: – → Atta, Dal"]);
    expect(changeLabel(definition, "some_other.key")).toBe("Some other key");
  });
});

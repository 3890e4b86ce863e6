import { describe, expect, it } from "vitest";
import { checkDefinition } from "../compile/check-definition.ts";
import { createEngine, dateTime, defineForm, time } from "../index.ts";
import { explain } from "../explain/index.ts";
import { formOfJsonSchema, jsonSchemaOf } from "../schema/index.ts";

const form = defineForm({
  id: "times",
  version: 1,
  fields: {
    opens: time({ label: "Opens at", min: "06:00", max: "11:30" }),
    closes: time({ label: "Closes at" }),
    from: dateTime({ label: "Shown from", min: { today: 0 }, max: { today: 7 } }),
    till: dateTime({ label: "Shown till" }),
  },
  rules: [
    { compare: ["opens", "<", "closes"], message: { left: "Opens before {value}", right: "Closes after {value}" } },
    { compare: ["from", "<", "till"], message: { left: "Begins before {value}", right: "Ends after {value}" } },
  ],
});
const refused = (values: Record<string, unknown>) =>
  createEngine(form, { values, today: "2026-11-21" })
    .validate()
    .map(({ message }) => message);

describe("a time of day", () => {
  it.each(["06:00", "11:30"])("may be %s, one of its bounds", (opens) => expect(refused({ opens })).toEqual([]));
  it.each([
    ["05:59", "Must be 06:00 or later"],
    ["11:31", "Must be 11:30 or earlier"],
    ["24:00", "This value cannot be read"],
    ["9:30", "This value cannot be read"],
    ["noon", "This value cannot be read"],
  ])("is refused as %s: %s", (opens, message) => expect(refused({ opens })).toEqual([message]));

  it("is compared with another", () => {
    expect(refused({ opens: "09:00", closes: "18:00" })).toEqual([]);
    expect(refused({ opens: "09:00", closes: "08:59" })).toEqual(["Opens before 08:59", "Closes after 09:00"]);
  });

  it("has bounds that are times", () => {
    const fields = { opens: { kind: "time", label: "Opens at", min: "25:00" } };
    expect(() => checkDefinition({ id: "late", version: 1, fields, rules: [] })).toThrow("not a time such as 09:30");
  });
});

describe("a time of a day", () => {
  it.each(["2026-11-21T00:00", "2026-11-28T23:59"])("may be %s, whatever the time of its bounds' days", (from) =>
    expect(refused({ from })).toEqual([]),
  );
  it.each([
    ["2026-11-20T23:59", "Must be on or after 21-11-2026"],
    ["2026-11-29T00:00", "Must be on or before 28-11-2026"],
    ["2026-02-31T10:00", "This value cannot be read"],
    ["2026-11-21", "This value cannot be read"],
    ["2026-11-21T", "This value cannot be read"],
    ["2026-11-21T10:00:00Z", "This value cannot be read"],
  ])("is refused as %s: %s", (from, message) => expect(refused({ from })).toEqual([message]));

  it("is within the calendar where nothing is said of its bounds", () => {
    expect(refused({ till: "1946-12-31T23:59" })).toEqual(["Must be on or after 01-01-1947"]);
    expect(refused({ till: "3000-01-01T23:59" })).toEqual([]);
  });

  it("is compared with another, and written as people write it", () => {
    expect(refused({ from: "2026-11-21T10:00", till: "2026-11-21T09:30" })).toEqual([
      "Begins before 21-11-2026 09:30",
      "Ends after 21-11-2026 10:00",
    ]);
  });
});

describe("JSON Schema", () => {
  it("has their patterns, and reads them again", () => {
    const { properties } = jsonSchemaOf(form) as { properties: Record<string, { pattern: string }> };
    expect(new RegExp(properties["opens"]?.pattern ?? "").test("23:59")).toBe(true);
    expect(new RegExp(properties["opens"]?.pattern ?? "").test("24:00")).toBe(false);
    const { form: read } = formOfJsonSchema(jsonSchemaOf(form), { id: "again" });
    expect(Object.values(read.fields).map(({ kind }) => kind)).toEqual(["time", "time", "dateTime", "dateTime"]);
  });

  it("with its own formats for them is read, and says that seconds and zones are left out", () => {
    const schema = { type: "object", properties: { at: { type: "string", format: "date-time" } } };
    const { form: read, left } = formOfJsonSchema(schema, { id: "moment" });
    expect(read.fields["at"]?.kind).toBe("dateTime");
    expect(left.map(({ path }) => path)).toEqual(["/properties/at/format"]);
  });
});

it("a condition on a time is explained with the time as people write it", () => {
  const conditional = defineForm({
    id: "conditional",
    version: 1,
    fields: {
      at: dateTime({ label: "Starts" }),
      why: time({ label: "Why", visible: { field: "at", in: ["2026-11-21T10:00"] } }),
    },
  });
  const { sentences } = explain(createEngine(conditional), "why");
  expect(sentences.join(" ")).toContain("21-11-2026 10:00");
});

import { createEngine, defineForm, lookup, money, text } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { valuesOfRow, withoutFields } from "./form-values.ts";
import { optionalFields } from "./sections/optional-fields.ts";
import { readOnlyForm } from "./read-only-form.ts";

const form = defineForm({
  id: "thing",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true }),
    price: money({ label: "Price" }),
    brandId: lookup({ label: "Brand", source: "brand" }),
    code: text({ label: "Code", readOnly: true }),
  },
});
const row = { id: "r1", version: 3, name: "Atta", price: 10, brandId: null, code: "X1", updatedAt: "2026-11-21" };

describe("values of a row in its form", () => {
  it("are those of the form's own fields, with nothing where the row has null", () => {
    expect(valuesOfRow(form, row)).toEqual({ name: "Atta", price: 10, code: "X1" });
  });

  it("leave out what a copy must not share with its original", () => {
    expect(withoutFields(valuesOfRow(form, row), ["code"])).toEqual({ name: "Atta", price: 10 });
  });
});

describe("form for those who may only read", () => {
  it("has every field read-only and nothing to refuse", () => {
    const engine = createEngine(readOnlyForm(form), { values: {} });
    expect(Object.keys(form.fields).every((name) => engine.field(name).readOnly)).toBe(true);
    expect(engine.validate()).toEqual([]);
  });
});

describe("optional fields", () => {
  it("are marked wherever a person may type and need not, so that the asterisk is not the only sign", () => {
    expect(Object.keys(optionalFields(form))).toEqual(["price", "brandId"]);
  });
});

import { defineForm, list, number, section, text } from "@o2r/forms";
import { expect, it } from "vitest";
import { fieldAt } from "./field-at.ts";

const form = defineForm({
  id: "order",
  version: 1,
  fields: {
    name: text({ label: "Name" }),
    lines: list({ label: "Lines", fields: { qty: number({ label: "Quantity" }) } }),
  },
  sections: [section("all", "All", ["name", "lines"])],
});

it("finds fields of the form and cells of rows, and nothing else", () => {
  expect(fieldAt(form, "name")?.label).toBe("Name");
  expect(fieldAt(form, "lines")?.label).toBe("Lines");
  expect(fieldAt(form, "lines.r1.qty")?.label).toBe("Lines: Quantity");
  expect(fieldAt(form, "lines.r1.price")).toBeUndefined();
  expect(fieldAt(form, "name.r1.qty")).toBeUndefined();
  expect(fieldAt(form, "state")).toBeUndefined();
});

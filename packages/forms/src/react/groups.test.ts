import { expect, it } from "vitest";
import { createEngine, defineForm, list, money, password } from "../index.ts";
import { group } from "../groups/index.ts";
import { rows } from "../rows/index.ts";
import { sortDraft } from "./sort-draft.ts";
import { isOwnValue, typedValues } from "./typed-values.ts";

const form = defineForm({
  id: "kept",
  version: 2,
  fields: {
    price: group({ label: "Price", fields: { mrp: money({ label: "MRP" }), pin: password({ label: "PIN" }) } }),
    lines: list({
      label: "Lines",
      fields: { size: group({ label: "Size", fields: { width: money({ label: "Width" }) } }) },
    }),
  },
});

it("takes what is loaded as it would have been typed, in groups and rows too", () => {
  const values = typedValues(form, { price: { mrp: 12.5, other: 1 }, lines: [{ id: "a", size: { width: 3 } }], x: 1 });
  expect(values).toEqual({ price: { mrp: "12.50" }, lines: [{ id: "a", size: { width: "3.00" } }] });
  expect(typedValues(form, { price: "nonsense" })).toEqual({ price: {} });
  const engine = createEngine(form, { values, registry: { lists: rows } });
  expect([engine.raw("price.mrp"), engine.raw("lines.a.size.width")]).toEqual(["12.50", "3.00"]);
  expect(["price", "price.mrp", "lines", "nope"].map((name) => isOwnValue(form, name))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it("tells what of a draft still fits, by paths", () => {
  const values = { "price.mrp": "5", "price.gone": "x", lines: [{ size: { width: "2" } }] };
  expect(sortDraft(form, { version: 1, savedAt: "", values })).toEqual({
    values: { "price.mrp": "5", lines: [{ size: { width: "2" } }] },
    restored: ["price.mrp", "lines"],
    misfits: [{ field: "price.gone", value: "x" }],
  });
});

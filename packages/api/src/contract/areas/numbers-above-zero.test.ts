import { createEngine, type Field, type FormDefinition } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { comboForm } from "./catalogue/combo.ts";
import { priceChangeForm } from "./catalogue/price-change-form.ts";
import { productForm } from "./catalogue/product-form.ts";
import { adjustmentForm, checkForm, discardForm, inventoryForm } from "./stock/inventory-form.ts";

const forms: readonly FormDefinition[] = [
  productForm,
  priceChangeForm,
  comboForm,
  inventoryForm,
  adjustmentForm,
  discardForm,
  checkForm,
];

const flat = (fields: Readonly<Record<string, Field>>): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === "list" ? flat(field.fields) : [[name, field]]));

const entered = forms.flatMap(({ id, fields }) =>
  flat(fields)
    .filter(([, field]) => field.readOnly !== true)
    .map(([name, field]) => ({ name: `${name} of ${id}`, field })),
);
const withMinimum = entered.filter(({ field }) => "min" in field && typeof field.min === "number" && field.min > 0);

/** What the field alone says of a value. */
const refusal = ({ label, ...limits }: Field, value: unknown): string | undefined => {
  const { required: _, readOnly: _readOnly, enabled: _enabled, ...rest } = { label, ...limits };
  const { warns: _warns, derive: _derive, ...field } = rest;
  // It speaks of no other field now, which its type does not know.
  const form = { id: "alone", version: 1, fields: { field: field as Field }, rules: [], sections: [], steps: [] };
  return createEngine(form, { values: { field: value } }).validate()[0]?.message;
};

describe("numbers that are entered", () => {
  it("S5.04 are above 0 where they are prices", () => {
    const prices = entered.filter(({ field }) => field.kind === "money");
    expect(prices).toHaveLength(18);
    expect(prices.filter(({ field }) => refusal(field, 0) !== "Can't be 0 for this field")).toEqual([]);
  });

  it.each(withMinimum)("S5.04 $name, from its minimum on, takes no leading 0", ({ field }) => {
    for (const value of ["05", "0", 0]) expect(refusal(field, value)).toBe("Can't be 0 for this field");
    expect(refusal(field, "0.5")).toBe("integer" in field ? "Can't be 0 for this field" : undefined);
    expect(refusal(field, 10)).toBeUndefined();
  });
});

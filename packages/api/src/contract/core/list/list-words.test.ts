import { expect, it } from "vitest";
import { productList } from "../../areas/catalogue/index.ts";
import type { Column } from "../list.ts";
import { searchHint, wordOf } from "./list-words.ts";

const valuesOf = (field: string) => {
  const columns: readonly Column[] = productList.columns;
  return columns.find((one) => one.field === field)?.values;
};

it("calls a value what its column calls it, and nothing where that has no word", () => {
  expect(wordOf(valuesOf("active"), true)).toBe("Active");
  expect(wordOf(valuesOf("active"), false)).toBe("Inactive");
  expect(wordOf(valuesOf("formProductPlatform"), "CALL_CENTERS")).toBe("Call centers");
  expect(wordOf(valuesOf("formProductPlatform"), "ELSEWHERE")).toBeUndefined();
  expect(wordOf(valuesOf("formName"), "Atta")).toBeUndefined();
  expect(wordOf(valuesOf("formProductGst"), 5)).toBeUndefined();
});

it("says in the search box where it looks", () => {
  expect(searchHint(productList)).toBe("Search name, SKU, EAN, HSN");
});

// What the compiler refuses: a value that no word stands for.
export const refused: readonly Column[] = [
  // @ts-expect-error -- a badge without words
  { field: "state", label: "State", kind: "badge", shown: true },
  // @ts-expect-error -- a flag that says nothing where it does not hold
  { field: "kit", label: "Kit", kind: "flag", shown: true, values: [{ value: true, label: "Kit" }] },
];

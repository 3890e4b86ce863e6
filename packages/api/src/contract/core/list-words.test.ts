import { expect, it } from "vitest";
import { productList } from "../areas/catalogue/index.ts";
import { listWord, searchHint } from "./list-words.ts";

const column = (field: string) => {
  const found = productList.columns.find((one) => one.field === field);
  if (!found) throw new Error(`no column ${field}`);
  return found;
};

it("calls a value what the filters of its list call it, and nothing where they have no word", () => {
  expect(listWord(productList, column("active"), true)).toBe("Active");
  expect(listWord(productList, column("active"), false)).toBe("Inactive");
  expect(listWord(productList, column("formProductPlatform"), "CALL_CENTERS")).toBe("Call centers");
  expect(listWord(productList, column("formProductPlatform"), "ELSEWHERE")).toBeUndefined();
  expect(listWord(productList, column("formName"), "Atta")).toBeUndefined();
  expect(listWord(productList, column("formProductGst"), 5)).toBeUndefined();
});

it("says in the search box where it looks", () => {
  expect(searchHint(productList)).toBe("Search name, SKU, EAN, HSN");
});

import { expect, it } from "vitest";
import { listName } from "./list-name.ts";

it.each([
  ["PACK_TYPE", "Pack type"],
  ["shopType", "Shop type"],
  ["beatId", "Beat ID"],
  ["reason", "Reason"],
])("the list %s is called %s", (category, name) => {
  expect(listName(category)).toBe(name);
});

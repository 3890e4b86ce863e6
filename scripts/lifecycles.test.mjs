import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lifecyclesPage, page } from "./lifecycles.mjs";

it("docs/lifecycles.md shows every lifecycle as the contract declares it", async () => {
  expect(readFileSync(page, "utf8")).toBe(await lifecyclesPage());
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as forms from "../../packages/forms/src/index.ts";
import { buildersPage, page } from "./builders.mjs";

it("packages/forms/docs/builders.md shows every builder as its types and docstrings have it", () => {
  const wanted = buildersPage();
  expect(readFileSync(page, "utf8")).toBe(wanted);
  // A builder is a function that makes plain data of a kind: none may be missing in the sample that the page is made of.
  const kinds = ["defineForm", "section", "step", "chain", "formula", "compile", "createEngine", "isSuggested"];
  const functions = Object.entries(forms).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  for (const name of functions.filter((one) => !kinds.includes(one) && one !== "FormDefinitionError"))
    expect(wanted).toContain(`| \`${name}\` |`);
  // Everything that a reader is told an option is, is said in words.
  expect(wanted).not.toMatch(/^\| `\w+`(?: \*)? \| `[^`]+` \| {2}\|/m);
});

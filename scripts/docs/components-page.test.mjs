// The page of the components says of each what its sources say.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";
import { componentsPage } from "./components-page.mjs";

const page = componentsPage();

it("has a part for each component that something is written about, with an example that only needs the packages", () => {
  const abouts = globSync("packages/ui/src/*/*.about.tsx", { cwd: root });
  expect(page.match(/^## /gm)).toHaveLength(abouts.length);
  expect(page.match(/^```tsx$/gm)).toHaveLength(abouts.length);
  expect(page.match(/from "\.[^"]*"/g)).toBeNull();
});

it("says all that is said of when to use each, and by which keys", () => {
  const about = readFileSync(join(root, "packages/ui/src/date-range-picker/date-range-picker.about.tsx"), "utf8");
  const part = page.split(/^(?=## )/m).find((text) => text.startsWith("## DateRangePicker\n")) ?? "";
  expect(about).toContain("Opens the calendar, or goes into it");
  for (const said of [
    "- It tells whole ranges only, and `null` when it is cleared: take that as the word to remove the filter.",
    "- Not: For one day: the date picker.",
    "- <kbd>Enter</kbd>, <kbd>Space</kbd>: In the calendar the first day",
    "| `onValueChange` * | `(value: DateRange \\| null) => void` |",
  ])
    expect(part).toContain(said);
});

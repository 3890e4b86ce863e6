// A folder of many files says nothing of what belongs together: beyond thirty it is divided by subject.
import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";

const most = 30;

const places = ["{apps,packages}/*/src/**/*.*", "apps/*/build/*.*", "{bench,e2e,scripts}/**/*.{ts,tsx,mjs}"];

/** Folders that hold more, and why. */
const larger = {
  "apps/oms/src/db/migrations": "one after the other, in the order of time",
};

it(`no folder but those named here has more than ${most} files`, () => {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const path of globSync(places, { cwd: root, exclude: (path) => path === "node_modules" })) {
    const folder = dirname(path).replaceAll(sep, "/");
    sizes[folder] = (sizes[folder] ?? 0) + 1;
  }
  const found = Object.keys(sizes).filter((folder) => (sizes[folder] ?? 0) > most);
  expect(found.toSorted()).toEqual(Object.keys(larger).toSorted());
});

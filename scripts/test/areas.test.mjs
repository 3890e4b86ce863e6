// A thing is added inside the folders of its area: the files that know every area import a file of a fixed name from each,
// and name no thing. A new thing needs no line in any of them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areas, contract } from "../../packages/api/src/contract/index.ts";
import { root } from "../workspace.mjs";

const folders = {
  contract: "packages/api/src/contract/areas",
  service: "apps/oms/src/areas",
  console: "apps/console/src/areas",
};

/** Each sum, and which file of which folder it takes of every area that has one. */
const sums = /** @type {const} */ ([
  ["packages/api/src/contract/areas.ts", folders.contract, "index.ts"],
  ["packages/api/src/contract/core/access/permissions.ts", folders.contract, "facts.ts"],
  ["packages/api/src/contract/areas/document/document-readers.ts", folders.contract, "facts.ts"],
  ["packages/api/src/contract/areas/engagement/event-readers.ts", folders.contract, "facts.ts"],
  ["packages/api/src/contract/areas/insight/import-affects.ts", folders.contract, "facts.ts"],
  ["packages/api/src/contract/areas/insight/importables.ts", folders.contract, "imports.ts"],
  ["apps/oms/src/areas/index.ts", folders.service, "area.ts"],
  ["apps/oms/src/areas/masters.ts", folders.service, "masters.ts"],
  ["apps/oms/src/areas/document/shown-to.ts", folders.service, "shows-document.ts"],
  ["apps/oms/src/test/roles.expected.ts", folders.service, "test/roles.expected.ts"],
  ["apps/console/src/routes.tsx", folders.console, "routes.ts"],
  ["apps/console/src/routing/page-about.ts", folders.console, "about.ts"],
  ["apps/console/src/routing/screens.ts", folders.console, "screens.ts"],
  ["apps/console/src/boot/all-first-reads.ts", folders.console, "first-reads.ts"],
]);

const names = Object.keys(areas);
/** What an area without anything in it has already, so that its first thing needs no sum to change. */
const always = sums.filter(
  ([, , file]) => file !== "imports.ts" && file !== "shows-document.ts" && file !== "masters.ts",
);
/** The console's session stands around every page, and has a folder of its own. */
const isElsewhere = (/** @type {string} */ folder, /** @type {string} */ area) =>
  folder === folders.console && (area === "session" || area === "document");

/** Names of things that are words for something else too: of areas, of types of users, and of the language. */
const ambiguous = new Set(["session", "document", "user", "import", "master", "page", "rule"]);

/** The code of a file without its comments. */
const codeOf = (/** @type {string} */ file) =>
  readFileSync(join(root, file), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");

describe.each(sums)("%s, the sum of areas,", (sum, folder, file) => {
  const code = codeOf(sum);

  it(`takes ${file} of every area that has one`, () => {
    const own = sum.startsWith(folder) ? sum.slice(folder.length + 1).split("/")[0] : undefined;
    const from = (/** @type {string} */ area) =>
      area === own ? code.includes(`"./${file}"`) : code.includes(`/${area}/${file}"`);
    const forgotten = names.filter((area) => existsSync(join(root, folder, area, file)) && !from(area));
    expect(forgotten).toEqual([]);
  });

  it("names no thing", () => {
    const named = Object.keys(contract).filter(
      (thing) => !ambiguous.has(thing) && new RegExp(`\\b${thing}(Area|Endpoints|Handlers)?\\b`).test(code),
    );
    expect(named).toEqual([]);
  });
});

it.each(names)("the area %s has every file that sums take, so that its first thing changes none of them", (area) => {
  const missing = always
    .filter(([, folder, file]) => !isElsewhere(folder, area) && !existsSync(join(root, folder, area, file)))
    .map(([, folder, file]) => `${folder}/${area}/${file}`);
  expect(missing).toEqual([]);
});

it("the three parts have the same names of areas", () => {
  // What the tests of several areas of the service build on.
  const others = new Set(["test"]);
  for (const folder of Object.values(folders)) {
    const found = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(found.map(({ name }) => name).filter((name) => !others.has(name) && !names.includes(name))).toEqual([]);
  }
});

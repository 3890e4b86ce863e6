import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const home = join(import.meta.dirname, "../..");
const root = join(home, "../..");
/** Inside the package, so that what it imports is found as its own code finds it. */
const folder = join(home, "node_modules/.cache/misspelt");

const source = `import { defineForm, list, number, text } from "../../../src/index.ts";
export const form = defineForm({
  id: "offer",
  version: 1,
  fields: {
    title: text({ label: "Title" }),
    approver: text({ label: "Approver", visible: { field: "titel", filled: true } }),
    lines: list({ label: "Lines", fields: { qty: number({ label: "Quantity", required: { field: "/tilte", filled: true } }) } }),
  },
});
`;

it("says of a misspelt condition which field there is not", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "form.ts"), source);
  const config = { extends: join(root, "tsconfig.base.json"), files: ["form.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", cwd: root });
  rmSync(folder, { recursive: true, force: true });
  expect(stdout).toContain("The form has no field “titel”");
  expect(stdout).toContain("The form has no field “tilte”");
}, 180_000);

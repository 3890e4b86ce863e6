// Puts what a long form has found into its section of docs/reliability.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

/** @param {string} name of the section's marks @param {string} text */
export function writeSection(name, text) {
  const page = join(root, "docs/reliability.md");
  const before = readFileSync(page, "utf8");
  const marks = new RegExp(`(?<=<!-- ${name} figures[^>]*-->\\n\\n)[^]*?(?=<!-- end of ${name} figures -->)`);
  if (!marks.test(before)) throw new Error(`docs/reliability.md has no place for the figures of ${name}.`);
  writeFileSync(
    page,
    before.replace(marks, () => `${text}\n`),
  );
}

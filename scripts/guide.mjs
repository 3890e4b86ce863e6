// Writes into CONTRIBUTING.md the listings that it teaches by, which are files of the code or statements of them, and what a
// master and a thing with a life cost. A unit test keeps the guide true: what it shows compiles, because it is what stands.
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { root } from "./workspace.mjs";

export const page = join(root, "CONTRIBUTING.md");

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8").trimEnd();

/** The files of their own that the two examples of the guide have, without tests, stories and what the demo shows. */
export const examples = {
  attribute: {
    what: "a plain master: attributes, which can be deleted while nothing uses them",
    most: { files: 6, lines: 300 },
    files: [
      "packages/api/src/contract/areas/catalogue/attribute.ts",
      "apps/oms/src/db/migrations/0021-attribute.ts",
      "apps/oms/src/areas/catalogue/master/attribute.ts",
      "apps/console/src/areas/catalogue/attribute/attribute-words.ts",
      "apps/console/src/areas/catalogue/attribute/list.tsx",
      "apps/console/src/areas/catalogue/attribute/form.tsx",
    ],
  },
  discard: {
    what: "a thing with a life, asked for and decided: requests to discard",
    most: { files: 6, lines: 450 },
    files: [
      "packages/api/src/contract/areas/stock/discard.ts",
      "apps/oms/src/db/migrations/0031-discard.ts",
      "apps/oms/src/areas/stock/rejected/discard.ts",
      "apps/console/src/areas/stock/discard/list.tsx",
    ],
  },
};

/** @param {readonly string[]} files */
export const countLines = (files) => files.reduce((sum, path) => sum + read(path).split("\n").length, 0);

/**
 * The whole file, or its statement that begins with these words, up to the first line that ends it.
 * @param {string} path
 * @param {string | undefined} start
 */
const listingOf = (path, start) => {
  const lines = read(path).split("\n");
  if (start === undefined) return lines;
  const from = lines.findIndex((line) => line.startsWith(start));
  if (from < 0) throw new Error(`CONTRIBUTING.md shows "${start}" of ${path}, which has no such line`);
  const length = lines.slice(from).findIndex((line) => /^[})\]]/.test(line));
  return lines.slice(from, from + length + 1);
};

const costs = () =>
  [
    "| what | files of its own | lines | at most |",
    "| --- | --- | --- | --- |",
    ...Object.values(examples).map(
      ({ what, most, files }) =>
        `| ${what} | ${files.length} | ${countLines(files)} | ${most.files} files, ${most.lines} lines |`,
    ),
  ].join("\n");

/**
 * The guide as it should be: below `<!-- listing: path -->` or `<!-- listing: path from: words -->` stands that part of the
 * code, between `<!-- costs -->` and `<!-- /costs -->` what the examples cost.
 * @param {string} text
 */
export const writeGuide = (text) =>
  text
    .replaceAll(
      /(<!-- listing: (\S+?)(?: from: (.+?))? -->\n\n)```\w+\n[\s\S]*?\n```/g,
      (_, mark, path, start) => `${mark}\`\`\`${extname(path).slice(1)}\n${listingOf(path, start).join("\n")}\n\`\`\``,
    )
    .replace(/(<!-- costs -->\n\n)[\s\S]*?(\n\n<!-- \/costs -->)/, (_, before, after) => `${before}${costs()}${after}`);

if (process.argv[1] === import.meta.filename) writeFileSync(page, writeGuide(readFileSync(page, "utf8")));

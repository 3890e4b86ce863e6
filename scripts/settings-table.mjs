// Writes the table of settings into docs/operating.md from the settings themselves; a unit test keeps the two alike.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { settings } from "../apps/oms/src/settings.ts";
import { root } from "./workspace.mjs";

const page = join(root, "docs/operating.md");
const place = /(?<=<!-- settings -->\n)[^]*?(?=<!-- end of settings -->)/;

/** @param {string | number | boolean | readonly string[] | undefined} standard @param {string | undefined} words */
function tellStandard(standard, words) {
  if (words !== undefined) return words;
  if (standard === undefined) return "none";
  return `\`${typeof standard === "boolean" ? Number(standard) : String(standard)}\``;
}

/**
 * The rows that the table must have, a cell each: name, what it is for, what it takes, and its value when nothing is set.
 * @returns {string[][]}
 */
export function settingRows() {
  /** @type {[string, import("../apps/oms/src/setting-rules.ts").Setting<string | number | boolean | readonly string[]>][]} */
  const all = Object.entries(settings);
  return all.map(([name, { about, expects, standard, standardAbout, secret }]) => [
    `\`${name}\``,
    secret ? `${about} Its text is never logged.` : about,
    expects,
    tellStandard(standard, standardAbout),
  ]);
}

/** The rows that the page has, however the formatter has laid them out. */
export function writtenRows() {
  const lines = (place.exec(readFileSync(page, "utf8"))?.[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = [
    ["setting", "what it is for", "takes", "when not set"],
    ["---", "---", "---", "---"],
    ...settingRows(),
  ];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `\n${table}\n\n`),
  );
}

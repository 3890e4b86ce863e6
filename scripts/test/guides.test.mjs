// The guides of docs/guide are true as far as a program can see: what they link to is there, and figures stand where they are from.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { userTypes } from "../../packages/api/src/contract/core/access/user-types.ts";
import { pictures } from "../screenshots/pictures.mjs";
import { root } from "../workspace.mjs";

const folder = join(root, "docs/guide");
const pages = globSync("*.md", { cwd: folder });
const read = (/** @type {string} */ path) => readFileSync(path, "utf8");

/** The most bytes of a picture of a guide. */
const largest = 150_000;

/** The address of a heading within its page. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");
const anchorsOf = (/** @type {string} */ path) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** A section of a page, with those below it; nothing where there is none. @param {string} text @param {string} anchor */
const sectionIn = (text, anchor) => {
  const parts = text
    .split(/^(?=#+ )/m)
    .map((part) => ({ part, level: part.indexOf(" "), heading: /^#+ (.*)/.exec(part)?.[1] }));
  const from = parts.findIndex(({ heading = "" }) => anchorOf(heading) === anchor);
  const next = parts.findIndex(({ level }, at) => at > from && level <= (parts[from]?.level ?? 0));
  return from === -1
    ? ""
    : parts
        .slice(from, next === -1 ? undefined : next)
        .map(({ part }) => part)
        .join("");
};
const sectionOf = (/** @type {string} */ path, /** @type {string} */ anchor) => sectionIn(read(path), anchor);

/** Whether a text has a figure, and not as a part of a longer one. @param {string} text @param {string} figure */
const holds = (text, figure) => new RegExp(`(?<![\\d.,])${figure.replaceAll(".", "\\.")}(?![.,]?\\d)`).test(text);

/** The bold figures of a table, each with the section that its row leads to. @param {string} text */
const figuresOf = (text) => {
  let to = { path: "", anchor: "" };
  return [...text.matchAll(/^\|[^|]+\| \*\*([^*]+)\*\* .*\| (.*?) +\|$/gm)].map(([, figure = "", page = ""]) => {
    const [, path = "", anchor = ""] = /\]\(([^#)]+)#([^)]+)\)/.exec(page) ?? [];
    if (page !== "the same") to = { path, anchor };
    return { figure, ...to };
  });
};

describe("the guides", () => {
  it.each(pages)("%s leads to pages and headings that are there", (page) => {
    const links = [...read(join(folder, page)).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const dead = links.filter(([, path = "", anchor]) => {
      const target = path === "" ? join(folder, page) : join(dirname(join(folder, page)), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it("hold one for each user type", () => {
    /** Who shares the guide of another. */
    const shared = new Map([["SUPER_SUPER_ADMIN", "super-admin"]]);
    const wanted = userTypes.map((type) => `${shared.get(type) ?? type.toLowerCase().replaceAll("_", "-")}.md`);
    expect(wanted.filter((page) => !pages.includes(page))).toEqual([]);
  });

  it("show pictures that a script takes again, with words for who does not see them, and each of its own is shown", () => {
    const linked = pages.flatMap((page) => [
      ...read(join(folder, page)).matchAll(/!\[([^\]]*)\]\(\.\.\/images\/([^)]+)\.png\)/g),
    ]);
    const shown = linked.map(([, , name = ""]) => name);
    expect(linked.filter(([, words = ""]) => words.length < 10)).toEqual([]);
    expect(shown.filter((name) => !pictures.some((picture) => picture.name === name))).toEqual([]);
    const own = pictures.filter(({ device }) => device === "guide").map(({ name }) => name);
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
    expect(own.length).toBeGreaterThan(9);
    const sizeOf = (/** @type {string} */ name) => statSync(join(root, `docs/images/${name}.png`)).size;
    expect(own.filter((name) => sizeOf(name) > largest)).toEqual([]);
  });

  it("give operators the figures that stand in the section which they lead to", () => {
    const guide = read(join(folder, "operators.md"));
    const rows = figuresOf(guide);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toHaveLength(guide.match(/^\|.*\*\*/gm)?.length ?? 0);
    const strange = rows.filter(({ figure, path, anchor }) => !holds(sectionOf(join(folder, path), anchor), figure));
    expect(strange).toEqual([]);
  });

  it.each([
    ["12.8 s", "orders", true],
    ["0", "orders", true],
    ["7 MB", "orders", true],
    ["298 MB", "orders", false],
    ["298 MB", "on-paper", false],
    ["298 MB", "photos", true],
    ["2.8 s", "orders", false],
    ["29", "photos", false],
    ["7 MB", "nowhere", false],
  ])("find a figure in its own section alone, and whole: %s in %s: %s", (figure, anchor, there) => {
    const page = "# Orders\n\n12.8 s and 0 lost\n\n## On paper\n\n7 MB\n\n# Photos\n\n298 MB\n";
    expect(holds(sectionIn(page, anchor), figure)).toBe(there);
  });
});

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

  it("give operators the figures that the benchmarks have written", () => {
    const measured = read(join(root, "docs/benchmarks.md")) + read(join(root, "docs/reliability.md"));
    const figures = [...read(join(folder, "operators.md")).matchAll(/^\|[^|]+\| \*\*([^*]+)\*\*/gm)].map(
      ([, text = ""]) => text,
    );
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((figure) => !measured.includes(figure))).toEqual([]);
  });
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const places = ["apps/console/src/**/*.{css,ts,tsx}", "packages/*/src/**/*.{css,ts,tsx}"];

/** The names in a text that something reads; a name that is put together, `var(--o2r-d-${name})`, is not one. */
const usedIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--o2r-[\w-]+)(?!\$)\s*[,)]/gu)].map(([, name = ""]) => name);

/** Those that it sets, in a sheet or as a style of an element. */
const setIn = (text: string): readonly string[] =>
  [...text.matchAll(/(--o2r-[\w-]+)["'\]]*\s*:/gu)].map(([, name = ""]) => name);

const unset = (files: ReadonlyMap<string, string>): readonly string[] => {
  const known = new Set([...files.values()].flatMap(setIn));
  return [...files].flatMap(([path, text]) =>
    usedIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  );
};

describe("custom properties of the theme", () => {
  it("are seen where nothing sets them", () => {
    const files = new Map([
      ["a.css", "a { --o2r-one: 1px; margin: var(--o2r-one) var( --o2r-two ) }"],
      [
        "a.tsx",
        'style={{ ["--o2r-three"]: 1, font: `var(--o2r-t-${name})`, gap: "var(--o2r-three, var(--o2r-four))" }}',
      ],
    ]);
    expect(unset(files)).toEqual(["a.css: --o2r-two", "a.tsx: --o2r-four"]);
  });

  it("are set wherever they are used, by the tokens or by who uses them", () => {
    const paths = globSync(places, { cwd: root, exclude: (path) => path.endsWith(".test.ts") });
    expect(paths.length).toBeGreaterThan(500);
    expect(unset(new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])))).toEqual([]);
  });
});

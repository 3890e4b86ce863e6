import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = new URL(".", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf8");

/** The components that an entry offers: capitalised values that come from a `.tsx` module. */
function componentsOf(entry: string): string[] {
  const exported = read(entry).matchAll(/export \{([^}]*)\} from "[^"]+\.tsx"/gu);
  return [...exported]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/u.test(name));
}

/** Drawn by no story of their own: they hold nothing that is seen, or stand around every story. */
const unseen = new Set(["Anchor", "LabelsProvider", "OverlayProvider", "Toaster"]);

const shown = globSync("**/{*.stories,patterns/*,foundations/*}.tsx", { cwd: here }).map(read).join("\n");

describe("the Storybook", () => {
  it.each(["index.ts", "overlays.ts", "dates.ts", "uploads.ts", "charts.ts"])(
    "shows every component that %s offers",
    (entry) => {
      const missing = componentsOf(entry).filter(
        (name) => !unseen.has(name) && !new RegExp(`\\b${name}\\b`, "u").test(shown),
      );
      expect(componentsOf(entry).length).toBeGreaterThan(0);
      expect(missing).toEqual([]);
    },
  );

  const sheets = globSync("**/*.stories.tsx", { cwd: here, exclude: ["patterns/**", "theme/**"] });
  it.each(sheets)("says when, how and by which keys the component of %s is used", (sheet) => {
    const [, name] = /from "\.\/([^"]+\.docs\.md)\?raw"/u.exec(read(sheet)) ?? [];
    // Further stories of a component stand beside those that carry its page.
    const own = name ?? `${sheet.split("/")[0]}.docs.md`;
    const docs = read(`${sheet.split("/")[0]}/${own}`);
    for (const part of ["**When**", "**Do**", "**Don't**", "**Keyboard**"]) expect(docs).toContain(part);
  });
});

interface Literal {
  readonly prop: string;
  readonly literal: string;
}

const union = /^\s*(?:\|?\s*(?:"[^"]+"|undefined)\s*)+$/u;
const literalsIn = (type: string) => [...type.matchAll(/"([^"]+)"/gu)].map(([, literal = ""]) => literal);

/** Unions of words that modules name for their properties, such as `Tone`. */
const namedUnions = new Map(
  globSync("**/*.types.ts", { cwd: here }).flatMap((path) =>
    [...read(path).matchAll(/export type (\w+) =([^;]+);/gu)].flatMap(([, name = "", type = ""]) =>
      union.test(type) ? [[name, literalsIn(type)] as const] : [],
    ),
  ),
);

/** The words that properties take, without the word that is taken when nothing is said. */
function literalsOf(source: string): readonly Literal[] {
  const interfaces = source.matchAll(/export interface \w+Props[^{]*\{\n(.*?)\n\}/gsu);
  return [...interfaces].flatMap(([, body = ""]) =>
    [...body.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^ {2}(?:readonly )?(\w+)\??:([^;]+);/gmsu)].flatMap(
      ([, comment = "", prop = "", type = ""]) => {
        const words = union.test(type) ? literalsIn(type) : namedUnions.get(type.replace("| undefined", "").trim());
        const [, usual] = /@default "([^"]+)"/u.exec(comment) ?? [];
        return (words ?? []).filter((word) => word !== usual).map((literal) => ({ prop, literal }));
      },
    ),
  );
}

describe("the words of a property", () => {
  const folders = globSync("*/", { cwd: here, withFileTypes: false }).filter(
    (folder) => globSync(`${folder}/**/*.stories.tsx`, { cwd: here }).length > 0,
  );
  const storiesOf = (folder: string) => globSync(`${folder}/**/*.stories.tsx`, { cwd: here }).map(read).join("\n");

  it("are found, and the usual one is left out", () => {
    const source = `export interface AProps extends B {\n  /** Which. @default "b" */\n  a?: "a" | "b" | undefined;\n  tone: Tone;\n}`;
    expect(literalsOf(source)).toEqual([
      { prop: "a", literal: "a" },
      ...(namedUnions.get("Tone") ?? []).map((literal) => ({ prop: "tone", literal })),
    ]);
    expect(namedUnions.get("Tone")).toContain("danger");
  });

  // A pattern is a page of its own, with no properties that anyone else sets.
  it.each(folders.filter((folder) => folder !== "patterns"))("of %s all stand in one of its stories", (folder) => {
    const sources = globSync(`${folder}/**/*.{types.ts,tsx}`, { cwd: here, exclude: ["**/*.stories.tsx"] }).map(read);
    const stories = storiesOf(folder);
    const unshown = sources.flatMap(literalsOf).filter(({ literal }) => !stories.includes(`"${literal}"`));
    expect(unshown).toEqual([]);
  });
});

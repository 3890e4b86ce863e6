import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { leads } from "../../../.storybook/docs/leads.ts";
import { markersOf } from "../../../.storybook/docs/spots.ts";
import { readFacts } from "../../../.storybook/facts/plugin.ts";

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
  it.each(sheets)("has a page about the component of %s", (sheet) => {
    // Further stories of a component stand beside its own.
    const abouts = [sheet.replace(".stories.tsx", ".about.tsx"), sheet.replace(/^([^/]+)\/.*$/u, "$1/$1.about.tsx")];
    const [about = ""] = abouts.filter((path) => globSync(path, { cwd: here }).length > 0);
    expect(read(about)).toContain("export const about: About = {");
    const own = `${about.replace(".about.tsx", "")}.stories.tsx`;
    expect(read(own)).toContain(`import { about } from "./${basename(about)}";`);
    expect(read(own)).toMatch(/parameters: \{[^}]*\babout\b/u);
  });

  const packages = new URL("../../", here);
  const others = ["ui", "forms"]
    .flatMap((name) => globSync(`${name}/src/**/*.stories.tsx`, { cwd: packages }))
    .map((path) => readFileSync(new URL(path, packages), "utf8"))
    .filter((source) => !/parameters: \{[^}]*\babout\b|preview\.meta\(\{[^}]*"!autodocs"/u.test(source))
    .flatMap((source) => /\bpreview\.meta\(\{.*?\btitle: "([^"]+)"/su.exec(source)?.[1] ?? []);
  it.each(others.filter((title) => !title.startsWith("Welcome/")))("says what the page %s is for", (title) => {
    expect(leads[title]).toMatch(/\.$/u);
  });

  const facts = Object.entries(readFacts());

  it("lists what every component is given", () => {
    const given = facts.filter(([, { props }]) => Object.values(props).some((it) => it.props.length > 0));
    expect(given.length).toBeGreaterThan(50);
    expect(facts.map(([name]) => name).filter((name) => !given.some(([it]) => it === name))).toEqual([]);
  });

  it.each(facts)("says what every property of %s is for", (_, { props }) => {
    const unsaid = Object.values(props).flatMap((it) => it.props.filter(({ description }) => description === ""));
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it("shows the types that properties name, and those that these name", () => {
    const table = facts.find(([name]) => name === "data-table/data-table")?.[1].types;
    expect(table).toMatch(/^export interface Column<Row> \{.*^export interface CellEdit<Row> \{/msu);
    expect(table).toContain("export type Selection = ReadonlySet<string>;");
    expect(table).not.toContain("DataTableProps");
  });

  it("numbers the parts of a picture over none of them", () => {
    const box = { left: 0, top: 100, right: 16, bottom: 116 };
    const words = { left: 24, top: 98, right: 110, bottom: 118 };
    const help = { left: 24, top: 118, right: 200, bottom: 134 };
    const [first, second, third] = markersOf([box, words, help], []);
    expect([first?.bottom, second?.bottom, third?.top]).toEqual([box.top, words.top, help.bottom]);
  });

  it("numbers the parts of a picture over no words, where there is a place beside them", () => {
    const less = { left: 0, top: 100, right: 16, bottom: 116 };
    const label = { left: 0, top: 80, right: 60, bottom: 98 };
    const [marker] = markersOf([less], [label]);
    expect(marker?.top).toBe(less.bottom);
  });

  it.each(facts)("gives code of %s that can be copied out of this repository", (_, { example }) => {
    expect(example).toMatch(/^import \{.*\} from "@o2r\/ui/mu);
    expect(example).not.toMatch(/from "\.|\.tsx?"/u);
    expect(example).toMatch(/^function Example\(\) \{\n.*;\n\}$/msu);
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

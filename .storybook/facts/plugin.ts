import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { toId } from "storybook/internal/csf";
import type { Plugin } from "vite";
import { readExample, readOffers } from "./read-example.ts";
import { type PropFacts, readDeclarations, readProps } from "./read-props.ts";
import { readTypes, typesOf } from "./read-types.ts";

/** What a component's sources say of it. */
export interface ComponentFacts {
  /** Its properties, by the name of the export, and what its functions are given, by the name of the interface. */
  readonly props: Readonly<Record<string, PropFacts>>;
  /** The declarations of the types that the properties name, as a reader needs them to use it. */
  readonly types: string;
  /** The tokens that its stylesheets use, such as `bg-raised`. */
  readonly tokens: readonly string[];
  /** Its example, as it would be written outside of this repository. */
  readonly example: string;
}

const byName = (one: string, other: string) => one.localeCompare(other);

const ui = join(import.meta.dirname, "../../packages/ui/src");
const read = (path: string) => readFileSync(join(ui, path), "utf8");
const find = (...patterns: string[]) => globSync(patterns, { cwd: ui }).toSorted();

const entries = ["overlays", "dates", "uploads", "charts", "words"];

const namesIn = (list: "exports" | "inputs", about: string) =>
  [...(new RegExp(`^  ${list}: \\[([^\\]]*)\\]`, "mu").exec(about)?.[1] ?? "").matchAll(/"(\w+)"/gu)].map(
    ([, name = ""]) => name,
  );

/** The facts of every component that has an `….about.tsx`, by the path of that without its ending: `button/button`. */
export function readFacts(): Readonly<Record<string, ComponentFacts>> {
  const sources = find("**/*.{ts,tsx}").filter((it) => !/\.(?:stories|about|test)\./u.test(it));
  const declarations = readDeclarations(sources.filter((it) => /\.types\.ts$|\.tsx$/u.test(it)).map(read));
  const types = readTypes(sources.map(read));
  const offers = readOffers({
    ...Object.fromEntries(entries.map((entry) => [`@o2r/ui/${entry}`, read(`${entry}.ts`)])),
    "@o2r/ui": read("index.ts"),
  });
  return Object.fromEntries(
    find("*/*.about.tsx").map((path): [string, ComponentFacts] => {
      const about = read(path);
      const css = find(`${dirname(path)}/**/*.css`)
        .map(read)
        .join("\n");
      const used = new Set([...css.matchAll(/var\(--o2r-([\w-]+)/gu)].map(([, name = ""]) => name));
      const props = Object.fromEntries([
        ...namesIn("exports", about).map((name) => [name, readProps(`${name}Props`, declarations)] as const),
        ...namesIn("inputs", about).map((name) => [name, readProps(name, declarations)] as const),
      ]);
      return [
        path.replace(".about.tsx", ""),
        {
          props,
          types: typesOf(Object.values(props), types).join("\n\n"),
          tokens: [...used].toSorted(byName),
          example: readExample(about, offers),
        },
      ];
    }),
  );
}

/** The page of each component that has an `….about.tsx`, by the name of that file: that of the stories beside it. */
export const readPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    find("*/*.about.tsx").map((path) => {
      const stories = path.replace(".about.", ".stories.");
      const [, title] = /\bpreview\.meta\(\{.*?\btitle: "([^"]+)"/su.exec(read(stories)) ?? [];
      if (title === undefined) throw new Error(`${stories} has no title, and so no page.`);
      return [basename(path, ".about.tsx"), toId(title, "docs")];
    }),
  );

/** The names of all drawings that some source takes from lucide, stories apart. */
export function readIcons(): readonly string[] {
  const root = join(import.meta.dirname, "../..");
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/console/src/**/*.{ts,tsx}"], { cwd: root })
    .filter((path) => !/\.(?:stories|about|test)\./u.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"));
  const names = sources
    .flatMap((source) => [...source.matchAll(/^import \{([^}]*)\} from "lucide-react";/gmu)])
    .flatMap(([, found = ""]) => found.split(","))
    // A drawing whose name is also a word of the language is taken by another.
    .map((name) => name.trim().replace(/ as .*$/u, ""))
    .filter((name) => /^[A-Z]/u.test(name));
  return [...new Set(names)].toSorted(byName);
}

const placeOfFacts = join(import.meta.dirname, "facts.ts");
const placeOfPages = join(ui, "story/component-pages.ts");
const placeOfIcons = join(ui, "story/house-icons.ts");

/** Gives the preview what the sources of the components say of them, read again when one changes. */
export const componentFacts = (): Plugin => ({
  name: "o2r-component-facts",
  enforce: "pre",
  load(id) {
    const [path] = id.split("?");
    if (path === placeOfIcons)
      return `import * as lucide from "lucide-react";\nexport const houseIcons = { ${readIcons()
        .map((name) => `${name}: lucide.${name}`)
        .join(", ")} };`;
    if (path === placeOfPages) return `export const componentPages = ${JSON.stringify(readPages())};`;
    if (path !== placeOfFacts) return undefined;
    for (const source of find("*/*.about.tsx", "**/*.types.ts", "*/*.css")) this.addWatchFile(join(ui, source));
    return `export const facts = ${JSON.stringify(readFacts())};`;
  },
});

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

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
  it.each(["index.ts", "overlays.ts", "dates.ts", "uploads.ts"])("shows every component that %s offers", (entry) => {
    const missing = componentsOf(entry).filter(
      (name) => !unseen.has(name) && !new RegExp(`\\b${name}\\b`, "u").test(shown),
    );
    expect(componentsOf(entry).length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});

import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Where the console's screens are named. */
const places = ["session/screens.ts", "pages/screens.ts", "areas/*/screens.ts"];
const line = /^ {2}(\w+): async \(\) => \(await import\("(\.[^"]+)"\)\)\.\w+,$/gm;

/**
 * The file of every screen, from below the console's sources, by its place and name as the route table has them
 * (`catalogue/productForm`). Read from the text, so that a build need not run the screens.
 */
export const screenFiles = (sources: string): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const place of globSync(places, { cwd: sources })) {
    const folder = dirname(place).replaceAll("\\", "/");
    const text = readFileSync(join(sources, place), "utf8");
    for (const [, name = "", file = ""] of text.matchAll(line))
      files.set(`${posix.basename(folder)}/${name}`, posix.join(folder, file));
  }
  return files;
};

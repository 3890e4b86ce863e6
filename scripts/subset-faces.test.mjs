import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { facesFolder, makeFaces } from "./subset-faces.mjs";

it("cuts the faces down to what lies in the design system: else run `node scripts/subset-faces.mjs`", async () => {
  const files = await makeFaces();
  expect(readdirSync(facesFolder).toSorted()).toEqual([...files.keys()].toSorted());
  const others = [...files].filter(([name, content]) => !readFileSync(join(facesFolder, name)).equals(content));
  expect(others.map(([name]) => name)).toEqual([]);
});

// Every text has its words in every language: what is new in the sources fails here until it is translated.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { editions as built } from "../../../../scripts/build-console.mjs";
import { repository } from "../repository.ts";
import { areaOf, catalogueFor, isSpoken, readCatalogues, spoken } from "./catalogue.ts";
import { judgeLanguage } from "./judge.ts";
import { editions } from "./edition.ts";
import { sayIn } from "./say-in.ts";

it.each(Object.entries(editions))(
  "the edition %s has every text of the console and its contract",
  (_name, { words }) => {
    const { missing, unused, misfits, outside } = judgeLanguage(words);
    expect({ missing, unused, misfits, outside }).toEqual({ missing: {}, unused: {}, misfits: {}, outside: [] });
  },
);

it("every edition is built, and the packages have its words", () => {
  expect(Object.keys(editions)).toEqual(built);
  for (const { words } of Object.values(editions))
    expect(existsSync(join(repository, `packages/forms/src/fields/${words}.ts`))).toBe(true);
});

it.each(Object.entries(editions))("the sources of the edition %s are sources still", (_name, { words }) => {
  const catalogues = readCatalogues(words);
  let said = 0;
  for (const path of globSync(spoken, { cwd: repository }).filter(isSpoken)) {
    const code = sayIn(catalogueFor(catalogues, areaOf(path)), path, readFileSync(join(repository, path), "utf8"));
    if (code === undefined) continue;
    said += 1;
    expect([path, parseSync(path, code).errors]).toEqual([path, []]);
  }
  expect(said).toBeGreaterThan(500);
});

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { repository } from "../repository.ts";
import { keyOf, type Catalogue } from "./say-in.ts";
import { serviceTexts } from "./service-texts.ts";
import { stepTexts } from "./step-texts.ts";
import { wordPlaces } from "./word-places.ts";

/** What is said in every edition as it is in English: codes, names, keys of the keyboard. */
const staying = "stays-english";

/** Where texts are that staff reads. */
const ofContract = "packages/api/src/contract/**/*.ts";
export const spoken = ["apps/console/src/**/*.{ts,tsx}", ofContract];
const unspoken = /\.(?:test|stories)\.tsx?$|\/(?:stories|test|openapi)\/|\.d\.ts$/;

/** Whether the words of a file are shown to staff. */
export const isSpoken = (path: string): boolean =>
  /(?:^|\/)(?:apps\/console\/src|packages\/api\/src\/contract)\//.test(path) && !unspoken.test(path);

/** The catalogue that a file of the sources takes its words from: that of its area, and before it what all have. */
export const areaOf = (path: string): string => /\/areas\/([^/]+)\//.exec(path)?.[1] ?? "shared";

/** Where the catalogues of a language stand, a file for each area. */
export const cataloguesOf = (language: string): string => join(repository, "apps/console/languages", language);

const readCatalogue = (file: string): Catalogue => JSON.parse(readFileSync(file, "utf8")) as Catalogue; // an object of texts, which the test of this folder holds it to

/** The catalogues of a language by area. */
export const readCatalogues = (language: string): ReadonlyMap<string, Catalogue> =>
  new Map(
    globSync("*.json", { cwd: cataloguesOf(language) }).map((file) => [
      basename(file, ".json"),
      readCatalogue(join(cataloguesOf(language), file)),
    ]),
  );

/** What a file of an area says in a language. */
export const catalogueFor = (catalogues: ReadonlyMap<string, Catalogue>, area: string): Catalogue => ({
  ...catalogues.get("shared"),
  ...catalogues.get(area),
});

/** The texts that no edition changes. */
export const staysEnglish = (): ReadonlySet<string> =>
  new Set(
    JSON.parse(readFileSync(join(repository, `apps/console/languages/${staying}.json`), "utf8")) as readonly string[], // ours
  );

/** The catalogue of what the service answers, which its client says in the words of an edition. */
export const ofService = "service";
const answering = ["apps/oms/src/**/*.ts", "packages/api/src/client/*.ts"];
const silent = /\.test\.ts$|\/(?:test|demo|migrations|embedded|explain)\//;

/** Texts, with the areas that say them. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>;

/** Every text of the sources. */
export const textsOfSources = (): Texts => {
  const texts = new Map<string, Set<string>>();
  for (const path of globSync(spoken, { cwd: repository }).toSorted()) {
    if (!isSpoken(path)) continue;
    for (const { text } of wordPlaces(path, readFileSync(join(repository, path), "utf8"))) {
      const areas = texts.get(keyOf(text)) ?? new Set();
      texts.set(keyOf(text), areas.add(areaOf(path)));
    }
  }
  for (const path of globSync(answering, { cwd: repository }).toSorted()) {
    if (silent.test(path)) continue;
    for (const text of serviceTexts(path, readFileSync(join(repository, path), "utf8")))
      texts.set(text, (texts.get(text) ?? new Set()).add(ofService));
  }
  return texts;
};

const named = /\{[a-z]\w*\}/gi;

/** A text that names what is filled in, such as `{holder} holds this ticket`, with numbers in its place; so in its words. */
const numbered = (text: string, of: string = text): string => {
  const names = [...of.matchAll(named)].map(String);
  return text.replaceAll(named, (name) => `{${names.indexOf(name)}}`);
};

/**
 * The words of what the service answers, and of no other text: of its own sources, and of steps that the contract tells both
 * sides why they cannot be taken. A state stands in such a sentence in small letters.
 */
export const wordsOfAnswers = (catalogues: ReadonlyMap<string, Catalogue>): Catalogue => {
  const words: Record<string, string> = {};
  for (const path of globSync(ofContract, { cwd: repository }).toSorted()) {
    if (!isSpoken(path)) continue;
    const known = catalogueFor(catalogues, areaOf(path));
    for (const text of stepTexts(path, readFileSync(join(repository, path), "utf8"))) {
      const said = Object.hasOwn(known, text) ? known[text] : undefined;
      if (said === undefined) continue;
      words[numbered(text)] ??= numbered(said, text);
      words[text.toLowerCase()] ??= said.toLowerCase();
    }
  }
  const texts = textsOfSources();
  const known = Object.entries(catalogueFor(catalogues, ofService));
  return { ...words, ...Object.fromEntries(known.filter(([text]) => texts.get(text)?.has(ofService))) };
};

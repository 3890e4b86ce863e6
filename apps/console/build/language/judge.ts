import { readCatalogues, staysEnglish, textsOfSources, type Texts } from "./catalogue.ts";
import { notYetWhole } from "./not-yet-whole.ts";

/** What is wrong with a language, by area; nothing where all is well. */
export interface Judgement {
  /** Texts that have no words in it. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** What its catalogues have and nobody says. */
  readonly unused: Readonly<Record<string, readonly string[]>>;
  /** Words that fill in other things than the English text does. */
  readonly misfits: Readonly<Record<string, readonly string[]>>;
  /** Areas that are whole and still stand in the list of those that are not. */
  readonly outside: readonly string[];
}

const filledIn = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join();

/**
 * Compares the catalogues of a language with the texts of the sources.
 *
 * @param forgiving what is missing in areas that are known not to be whole is not told
 */
export const judgeLanguage = (
  language: string,
  { texts = textsOfSources(), forgiving = true }: { readonly texts?: Texts; readonly forgiving?: boolean } = {},
): Judgement => {
  const catalogues = readCatalogues(language);
  const stays = staysEnglish();
  const shared = catalogues.get("shared") ?? {};
  const missing: Record<string, string[]> = {};
  const unused: Record<string, string[]> = {};
  const misfits: Record<string, string[]> = {};
  for (const [text, areas] of texts) {
    if (stays.has(text)) continue;
    for (const area of areas) {
      const said = Object.hasOwn(catalogues.get(area) ?? {}, text) || Object.hasOwn(shared, text);
      if (!said) (missing[area] ??= []).push(text);
    }
  }
  for (const [area, catalogue] of catalogues)
    for (const [text, words] of Object.entries(catalogue)) {
      const areas = texts.get(text);
      const isSaid = areas !== undefined && (area === "shared" || areas.has(area)) && !stays.has(text);
      if (!isSaid) (unused[area] ??= []).push(text);
      if (filledIn(text) !== filledIn(words)) (misfits[area] ??= []).push(text);
    }
  const outside = notYetWhole.filter((area) => missing[area] === undefined);
  const told = Object.entries(missing).filter(([area]) => !forgiving || !notYetWhole.includes(area));
  return { missing: Object.fromEntries(told), unused, misfits, outside };
};

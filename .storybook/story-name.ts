/** A word of a name in a sentence: what is written in capitals stays, such as KYC. */
const inSentence = (word: string, at: number): string =>
  at === 0 || /^[A-Z\d]{2,}$/u.test(word) ? word : word.toLowerCase();

const specificationNumber = /\bS\d+\.\d+\b/gu;

/** The numbers of the specification that a story's title, as a test has it, begins with. They become tags. */
export const numbersIn = (title: string): readonly string[] => title.match(specificationNumber) ?? [];

/**
 * What the sidebar calls a story. As a test a story has a sentence about behaviour; to find it, a few words are better: those
 * of its export. Names of at most four words are kept.
 *
 * @param exportName such as `AddToShipment`
 * @param given its `name`, where it has one
 */
export function storyName(exportName: string, given: string | undefined): string {
  const words = exportName.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/u).map(inSentence);
  const isShort = given !== undefined && /^\p{Lu}\S*(?: \S+){0,3}$/u.test(given) && numbersIn(given).length === 0;
  return isShort && given.replaceAll(" ", "") !== exportName ? given : words.join(" ");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const firstGrapheme = (word: string) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? "";

/** The first letters of the first and the last word of a name, in capitals; of a user name its parts at `.`, `_` or `-`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstGrapheme(word ?? "").toLocaleUpperCase("en")).join("");
}

/** A label as a word of a sentence: in small letters, but for abbreviations, so that `Get IRN` is `get IRN`. */
export const withinSentence = (label: string): string =>
  label.replaceAll(/\p{L}+/gu, (word) =>
    word.length > 1 && word === word.toLocaleUpperCase("en") ? word : word.toLocaleLowerCase("en"),
  );

/**
 * Words in a row: "HSN, GST and CESS". Two are joined by `both`, more end with `last`. Not by `Intl.ListFormat`, the first
 * of which takes a page 30 ms, and that in the middle of a change.
 */
export const listed = (words: readonly string[], both: string, last = both): string =>
  words.length < 2
    ? words.join()
    : words.slice(0, -1).join(", ") + (words.length === 2 ? both : last) + words[words.length - 1];

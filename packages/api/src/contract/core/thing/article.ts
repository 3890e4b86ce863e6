/** A noun with its article, by its first letter: `an order`, `a price change`. */
export const withArticle = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) && !/^(uni|use)/i.test(noun) ? "an" : "a"} ${noun}`;

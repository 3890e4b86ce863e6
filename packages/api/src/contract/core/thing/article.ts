/** A noun with its article, by its first letter: `an order`, `a price change`; and as it is spelled out: `an SMS`. */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeiou]|SMS|FAQ)/i.test(noun) && !/^(?:uni|use)/i.test(noun) ? "an" : "a"} ${noun}`;

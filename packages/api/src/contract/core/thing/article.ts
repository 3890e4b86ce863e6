/** Whether nouns have one, which is exchanged in the editions of the console in languages that know none. */
const hasArticles: boolean = true;

/** A noun with its article, by its first letter: `an order`, `a price change`; and as it is spelled out: `an SMS`. */
export const withArticle = (noun: string): string =>
  !hasArticles ? noun : `a${/^(?:[aeiou]|SMS|FAQ)/i.test(noun) && !/^(?:uni|use)/i.test(noun) ? "n" : ""} ${noun}`;

const longest = 24;

/** Figures with their unit stand together: `25 kg` is one word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/(\d)\s+(KG|GM?|ML|L|CM|MM?|W|V)\b/g, "$1$2")
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** The letters of a word that it is told by: its first, then its consonants (doubled ones once), then its vowels. */
const shorten = (word: string, length: number): string => {
  const rest = word.slice(1).replaceAll(/(.)\1+/g, "$1");
  return (word.charAt(0) + rest.replaceAll(/[AEIOU]/g, "") + rest.replaceAll(/[^AEIOU]/g, "")).slice(0, length);
};

/**
 * A SKU from brand and product name, such as `ANP-RICE-SNMS25KG`: brand, what it is, then its other words and figures.
 * At most 24 capitals, digits and hyphens. Not unique by itself: see `firstFreeSku`.
 */
export const makeSku = (brand: string, name: string): string => {
  const words = wordsOf(name);
  const plain = words.filter((word) => !/\d/.test(word));
  const figures = words
    .filter((word) => /\d/.test(word))
    .join("")
    .slice(0, 8);
  const kind = (plain.at(-1) ?? "SKU").slice(0, 4);
  const others = plain
    .slice(0, -1)
    .map((word) => shorten(word, 2))
    .join("")
    .slice(0, 6);
  const maker = shorten(wordsOf(brand).join(""), 3);
  return [maker, kind, others + figures].filter(Boolean).join("-");
};

/** The first of `base`, `base-2`, `base-3` … that is not among the SKUs taken, shortened so that it fits. */
export const firstFreeSku = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const candidate = `${base.slice(0, longest - 1 - String(number).length)}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
};

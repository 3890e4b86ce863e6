const letters = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** Three letters of a word: its first, then its consonants, then whatever it has. */
const shorten = (word: string): string => {
  const rest = word.slice(1);
  const consonants = rest.replaceAll(/[AEIOU]/g, "");
  return (word.charAt(0) + consonants + rest.replaceAll(/[^AEIOU]/g, "")).slice(0, 3);
};

/**
 * A SKU from brand and product name, such as `ANP-RCE-SNM25KG`: brand, last word, then the other words and figures.
 * At most 24 characters; not unique by itself, so `taken` asks and a number is added.
 */
export const makeSku = (brand: string, name: string): string => {
  const words = letters(name);
  const plain = words.filter((word) => !/[0-9]/.test(word) && word.length > 1);
  const figures = words.filter((word) => /[0-9]/.test(word)).join("");
  const kind = plain.at(-1) ?? "SKU";
  const others = plain.slice(0, -1).map((word) => shorten(word).slice(0, 2));
  const head = [letters(brand).join(""), kind].filter(Boolean).map(shorten);
  return [...head, `${others.join("").slice(0, 6)}${figures}`].filter(Boolean).join("-").slice(0, 24);
};

/** The first of `base`, `base-2`, `base-3` … that is not among the SKUs taken. */
export const firstFreeSku = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const candidate = `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
};

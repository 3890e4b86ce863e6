import { wordPlaces, type WordPlace } from "./word-places.ts";

/** English texts and what they are in another language. */
export type Catalogue = Readonly<Record<string, string>>;

const filledPlace = /\{(\d+)\}/g;
const around = /^(\s*)([^]*?)(\s*)$/;

/** A text of the source as the catalogue has it: without the space around it. */
export const keyOf = (text: string): string => text.trim();

/**
 * A source file in another language: each of its words in the place of the English ones, and what is filled in where that
 * language has it.
 *
 * @returns nothing where no word of it is in the catalogue
 */
export const sayIn = (catalogue: Catalogue, path: string, code: string): string | undefined => {
  const places = wordPlaces(path, code).filter(({ text }) => Object.hasOwn(catalogue, keyOf(text)));
  if (places.length === 0) return undefined;

  /** The source between two offsets, with what is inside it said, too. */
  const slice = (start: number, end: number): string => {
    const inside = places.filter((one) => one.start >= start && one.end <= end);
    const outermost = inside.filter((one) => !inside.some((other) => other !== one && holds(other, one)));
    let at = start;
    let text = "";
    for (const place of outermost.toSorted((one, two) => one.start - two.start)) {
      text += code.slice(at, place.start) + said(place);
      at = place.end;
    }
    return text + code.slice(at, end);
  };

  const said = (place: WordPlace): string => {
    const [, before = "", , after = ""] = around.exec(place.text) ?? [];
    const text = before + (catalogue[keyOf(place.text)] ?? place.text) + after;
    // Inside a text that is taken apart, its own place must not be found again.
    const fill = (at: string): string => {
      const part = place.filled[Number(at)];
      return part === undefined ? "" : slice(part.start, part.end);
    };
    switch (place.as) {
      case "attribute":
        return `{${JSON.stringify(text)}}`;
      case "literal":
        // Keys are made of the English words in every edition: they go over the wire.
        return place.keyed === undefined
          ? JSON.stringify(text)
          : `${JSON.stringify(text)}, ${place.keyed}InEnglish: ${JSON.stringify(place.text)}`;
      case "template":
        return `\`${apart(text, quoted, (at) => `\${${fill(at)}}`)}\``;
      case "children":
        return apart(text, (words) => `{${JSON.stringify(words)}}`, fill);
    }
  };

  return slice(0, code.length);
};

const holds = (outer: WordPlace, inner: WordPlace): boolean =>
  outer.start <= inner.start &&
  outer.end >= inner.end &&
  (outer.start < inner.start || outer.end > inner.end || outer.as === "children");

/** As it stands between backticks. */
const quoted = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** Words and what is filled in between them, in the order of the text. */
const apart = (text: string, words: (text: string) => string, filled: (at: string) => string): string =>
  text
    .split(filledPlace)
    .map((part, at) => (at % 2 === 1 ? filled(part) : part === "" ? "" : words(part)))
    .join("");

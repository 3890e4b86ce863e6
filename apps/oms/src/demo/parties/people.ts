import type { Random } from "../random.ts";

const syllables = [
  "a",
  "ka",
  "ni",
  "ve",
  "lo",
  "ra",
  "mi",
  "tu",
  "de",
  "sha",
  "vi",
  "na",
  "ri",
  "jo",
  "ha",
  "pa",
  "ta",
  "su",
  "me",
  "li",
] as const;
const firstEnds = ["n", "sh", "ya", "ti", "ka", "nd", "ra", "v", "la", "m"] as const;
const lastEnds = ["kar", "wal", "nath", "pur", "dekar", "rao", "mani", "vani", "tra", "lekar"] as const;
const shopWords = [
  "Shubh", "Mangal", "Navratan", "Apna", "Samriddhi", "Amrit", "Chandan", "Gulmohar", "Sagar", "Himalay", "Nilkamal",
  "Sunrise", "City", "Star", "Anand", "Utsav", "Vikas", "Pragati", "Sundar", "Milan", "Sangam", "Kiran", "Tulip",
] as const; // prettier-ignore
/** What a shop calls itself, which its name ends in. */
export const shopKinds = [
  "Kirana",
  "General Stores",
  "Provision Stores",
  "Super Mart",
  "Traders",
  "Supermarket",
  "Daily Needs",
  "Bazaar",
] as const;

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const word = (random: Random, ends: readonly string[]): string =>
  title(random.pick(syllables) + random.pick(syllables) + random.pick(ends));

/** A surname put together from syllables: nobody's in particular. */
export const makeSurname = (random: Random): string => word(random, lastEnds);

/** First name and surname, both put together from syllables. */
export const makePerson = (random: Random): string => `${word(random, firstEnds)} ${makeSurname(random)}`;

/** The signboard of a shop. */
export const makeShop = (random: Random): string => {
  const kind = random.pick(shopKinds);
  if (random.chance(0.4)) return `${makeSurname(random)} ${kind}`;
  if (random.chance(0.2)) return `${makeSurname(random)} & Sons ${kind}`;
  return `${random.pick(["", "", "New ", "Shree "])}${random.pick(shopWords)} ${kind}`;
};

/** A mobile number that has the right form. */
export const makeMobile = (random: Random): string => `${random.whole(6, 9)}${random.digits(9)}`;

const letter = (random: Random): string => String.fromCharCode(65 + random.whole(0, 25));

/** A PAN of the right form: holder is `P` for a person, `C` for a company, `F` for a firm. */
export const makePan = (random: Random, holder: "P" | "C" | "F"): string =>
  `${letter(random)}${letter(random)}${letter(random)}${holder}${letter(random)}${random.digits(4)}${letter(random)}`;

/** A 14-digit FSSAI number: licence kind, state, year, authority, serial. */
export const makeFssai = (random: Random, stateCode: string): string =>
  `${random.pick([1, 2])}${stateCode}${random.whole(18, 26)}${random.digits(9)}`;

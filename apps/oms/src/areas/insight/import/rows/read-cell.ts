import type { Field } from "@o2r/forms";
import { plainNumeral } from "@o2r/forms/numerals";
import type { Choice, Searched } from "../../../../kit/importer.ts";
import { readDay } from "./read-day.ts";

/** Choices by what people write, without regard to capitals. */
export interface Choices {
  /** Nothing where there is none of this name; null where there are several. */
  readonly find: (text: string) => Choice["value"] | null | undefined;
  /** The name of a choice that is shown; nothing of one that was not read. */
  readonly nameOf: (value: unknown) => string | undefined;
  /** The name of each that is shown. */
  readonly shown: readonly string[];
  /** What may have been meant: of the names that mean one choice only, the one that looks most like a text. */
  readonly nearest: (text: string) => string | null;
  /** Set where there are others, which were not read. */
  readonly searched: Searched | undefined;
}

const plainName = (text: string): string => text.toLowerCase().replace(/%$/, "").trim();

export const indexChoices = (all: readonly Choice[], searched?: Searched): Choices => {
  const byName = new Map<string, Choice["value"] | null>();
  for (const { value, names } of all) {
    for (const name of names.map(plainName)) {
      const other = byName.get(name);
      byName.set(name, other === undefined || other === value ? value : null);
    }
  }
  const shownNames = new Map<unknown, string | undefined>(all.map(({ value, names }) => [value, names[0]]));
  return {
    find: (text) => byName.get(plainName(text)),
    nameOf: (value) => shownNames.get(value),
    shown: all.flatMap(({ names }) => names[0] ?? []),
    nearest: findNearest(all.flatMap(({ names }) => names.filter((name) => byName.get(plainName(name)) !== null))),
    searched,
  };
};

/** What a cell means to a field: a value, or why it means none. An empty cell means nothing. */
export type Meaning = { readonly value: unknown } | { readonly problem: string; readonly suggestion: string | null };

const yes = new Set(["yes", "y", "true", "1", "active", "on"]);
const no = new Set(["no", "n", "false", "0", "inactive", "off"]);

/** A cell may hold thousands of characters, of which the pattern of a suggestion would try every part. */
const longestFigure = 40;

const figure = (text: string): Meaning => {
  const plain = plainNumeral(text);
  // A leading 0 is for the form to judge, which sees none in a number.
  if (plain !== undefined) return { value: /^0\d/.test(plain) ? plain : Number(plain) };
  const [meant = null] = (text.length > longestFigure ? null : /\d[\d.]*/.exec(text.replaceAll(/[,\s]/g, ""))) ?? [];
  return { problem: "This is not a number", suggestion: meant };
};

/** Pairs of letters that stand beside each other. */
const pairsOf = (text: string): ReadonlySet<string> => {
  const plain = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
};

/** Longer than any name: what looks like none is not compared with each. */
const longestName = 200;

/** Of some names, the one that looks most like a text; null when none looks like it. Their pairs are found once. */
export const findNearest = (names: readonly string[]): ((text: string) => string | null) => {
  let known: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (text) => {
    if (text.length > longestName) return null;
    known ??= names.map((name) => [name, pairsOf(name)] as const);
    const own = [...pairsOf(text)];
    let best: string | null = null;
    let most = 0.45;
    for (const [name, others] of known) {
      const likeness = (2 * own.filter((pair) => others.has(pair)).length) / (own.length + others.size);
      // Of those that are as like, the first.
      if (best === null ? likeness < most : likeness <= most) continue;
      best = name;
      most = likeness;
    }
    return best;
  };
};

/** A share as percent, without what binary fractions add: `0.07` is 7. */
const percentOf = (share: string): string => String(Number((Number(share) * 100).toPrecision(12)));

/** Most choices that are all named where none was meant. */
const fewChoices = 12;

const choice = (label: string, text: string, { find, shown, nearest, searched }: Choices): Meaning => {
  const found = find(text);
  if (found === null) {
    const way = searched ? `: write the ${searched.code}, which tells them apart` : "";
    return { problem: `Several have this name${way}`, suggestion: null };
  }
  if (found !== undefined) return { value: found };
  // No figure looks like another. A spreadsheet holds 5% as 0.05.
  const share = /^0?\.\d{1,6}$/.test(text) ? shown.find((name) => plainName(name) === percentOf(text)) : undefined;
  const suggestion = /^[\d.,\s%]+$/.test(text) && !searched ? (share ?? null) : nearest(text);
  if (searched) return { problem: `No ${searched.noun} has this name or ${searched.code}`, suggestion };
  const problem =
    shown.length > 0 && shown.length <= fewChoices
      ? `Choose one of: ${shown.join(", ")}`
      : `No ${label.toLowerCase()} has this name`;
  return { problem, suggestion };
};

/** What stands in a cell that may name several. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[,;|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const several = (text: string, read: (one: string) => Meaning): Meaning => {
  const values: unknown[] = [];
  for (const one of namesIn(text)) {
    const meaning = read(one);
    if (!("value" in meaning)) return { ...meaning, problem: `${one}: ${meaning.problem}` };
    values.push(meaning.value);
  }
  return { value: values };
};

/**
 * What a cell means to a field. `choices` are those of a field that has some; `isMonthFirst` is said of a column that has
 * days written so.
 */
export const readCell = ({ kind, label }: Field, text: string, choices: Choices, isMonthFirst = false): Meaning => {
  switch (kind) {
    case "number":
    case "money":
    case "percent":
      return figure(text);
    case "date":
      return readDay(text, isMonthFirst);
    case "checkbox":
    case "switch": {
      const plain = text.toLowerCase();
      if (yes.has(plain)) return { value: true };
      return no.has(plain) ? { value: false } : { problem: "Write yes or no", suggestion: null };
    }
    case "select":
    case "lookup":
      return choice(label, text, choices);
    case "multiSelect":
    case "multiLookup":
      return several(text, (one) => choice(label, one, choices));
    default:
      return { value: text };
  }
};

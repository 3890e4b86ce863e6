import type { Field } from "@o2r/forms";

/** A choice under the names that people write; the first is the one that is shown. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly names: readonly string[];
}

/** Choices by what people write, without regard to capitals. */
export interface Choices {
  /** Nothing where there is none of this name; null where there are several. */
  readonly find: (text: string) => Choice["value"] | null | undefined;
  /** The name of each that is shown. */
  readonly shown: readonly string[];
  /** All names that mean one choice only. */
  readonly clear: readonly string[];
  /** Set where there are others, which were not read. */
  readonly searched: Searched | undefined;
}

/** Things that are too many to read them all. */
export interface Searched {
  /** What one is called in a sentence: `product`. */
  readonly noun: string;
  /** What each has of its own, and may be written in place of its name: `SKU`. */
  readonly code: string;
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
  return {
    find: (text) => byName.get(plainName(text)),
    shown: all.flatMap(({ names }) => names[0] ?? []),
    clear: all.flatMap(({ names }) => names.filter((name) => byName.get(plainName(name)) !== null)),
    searched,
  };
};

/** What a cell means to a field: a value, or why it means none. An empty cell means nothing. */
export type Meaning = { readonly value: unknown } | { readonly problem: string; readonly suggestion: string | null };

const yes = new Set(["yes", "y", "true", "1", "active", "on"]);
const no = new Set(["no", "n", "false", "0", "inactive", "off"]);

const figure = (text: string): Meaning => {
  const plain = text.replaceAll(/[₹,\s%]|^rs\.?/gi, "");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)
    ? { value: Number(plain) }
    : { problem: "This is not a number", suggestion: /[\d.]*\d[\d.]*/.exec(plain)?.[0] ?? null };
};

const twoDigits = (text: string): string => text.padStart(2, "0");

const date = (text: string): Meaning => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text);
  const own = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : own ? own.slice(1).toReversed() : [];
  const written = `${year}-${twoDigits(month ?? "")}-${twoDigits(day ?? "")}`;
  const real = year !== undefined && new Date(written).toJSON()?.startsWith(written) === true;
  return real ? { value: written } : { problem: "This is not a day: write it as 31-12-2026", suggestion: null };
};

/** Pairs of letters that stand beside each other. */
const pairsOf = (text: string): ReadonlySet<string> => {
  const plain = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
};

/** The name that looks most like a text; null when none looks like it. */
export const nearest = (text: string, names: readonly string[]): string | null => {
  const own = pairsOf(text);
  const likeness = (name: string): number => {
    const others = pairsOf(name);
    return (2 * [...own].filter((pair) => others.has(pair)).length) / (own.size + others.size);
  };
  const best = names.map((name) => [name, likeness(name)] as const).toSorted(([, a], [, b]) => b - a)[0];
  return best !== undefined && best[1] >= 0.45 ? best[0] : null;
};

/** Most choices that are all named where none was meant. */
const fewChoices = 12;

const choice = (label: string, text: string, { find, shown, clear, searched }: Choices): Meaning => {
  const found = find(text);
  if (found === null) {
    const way = searched ? `: write the ${searched.code}, which tells them apart` : "";
    return { problem: `Several have this name${way}`, suggestion: null };
  }
  if (found !== undefined) return { value: found };
  const suggestion = nearest(text, clear);
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

/** What a cell means to a field. `choices` are those of a field that has some. */
export const readCell = ({ kind, label }: Field, text: string, choices: Choices): Meaning => {
  switch (kind) {
    case "number":
    case "money":
    case "percent":
      return figure(text);
    case "date":
      return date(text);
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

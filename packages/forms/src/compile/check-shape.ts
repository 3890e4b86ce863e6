import { FormDefinitionError } from "./definition-error.ts";

/** A plain object of which nothing is known. */
export type Bag = Readonly<Record<string, unknown>>;

export const refuse = (path: string, reason: string): never => {
  throw new FormDefinitionError(path, reason);
};

/** What was given, short enough to be told. */
export const quote = (given: unknown): string => {
  const text = JSON.stringify(given) ?? String(given);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

export const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const bagAt = (path: string, value: unknown): Bag => (isBag(value) ? value : refuse(path, "not an object"));

export const listAt = (path: string, value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : refuse(path, "not a list");

export const textAt = (path: string, value: unknown): string =>
  typeof value === "string" ? value : refuse(path, "not a text");

/** What each kind of value must be, in words for the refusal. */
const tests = {
  text: [(value: unknown) => typeof value === "string", "a text"],
  name: [(value: unknown) => typeof value === "string" && value !== "", "a name"],
  number: [(value: unknown) => Number.isFinite(value), "a number"],
  count: [(value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0, "a whole number"],
  flag: [(value: unknown) => value === true, "true"],
  boolean: [(value: unknown) => typeof value === "boolean", "true or false"],
  scalar: [(value: unknown) => isScalar(value), "a text, a number, or true or false"],
} as const;

export type Shape = keyof typeof tests | readonly string[];

export const isScalar = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** Refuses a value that has not the shape; a list of words means one of them. */
export const checkShape = (path: string, value: unknown, shape: Shape): void => {
  if (typeof shape !== "string") {
    if (!shape.some((word) => word === value)) refuse(path, `not one of ${shape.join(", ")}: ${quote(value)}`);
    return;
  }
  const [test, words] = tests[shape];
  if (!test(value)) refuse(path, `not ${words}: ${quote(value)}`);
};

/** Refuses keys that nothing would read: a misspelt rule must not count as none. */
export const onlyKeys = (path: string, given: Bag, known: readonly string[]): void => {
  for (const key of Object.keys(given)) if (!known.includes(key)) refuse(path, `unknown key ${quote(key)}`);
};

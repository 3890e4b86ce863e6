import type { Option } from "../definition/field.ts";
import type { Scalar } from "../definition/condition.ts";
import type { Value } from "./cast.ts";
import type { Inquiry } from "./inquiry.types.ts";
import type { Inner, Lists } from "./lists.types.ts";
import { own } from "./own.ts";

/** A named check of one filled value, with the values of the fields it names in `with`, and the words for its refusal. */
export type Check = { readonly message: string } & (
  | { readonly test: (value: Value, ...others: readonly (Value | undefined)[]) => boolean }
  | Inquiry
);

/** One value, or several of which each field picks its own. */
export type Answer = Value | Readonly<Record<string, Value | undefined>> | undefined;

/** Computes a value from others, given in the order of `from`; nothing where they do not suffice. */
export type Derive = (...values: readonly (Value | undefined)[]) => Answer;

/** The values of other fields that narrow the choices, by the name the source gives them. */
export type Filters = Readonly<Record<string, Value | undefined>>;

/** Where the choices of a select or lookup come from. The browser searches; the service asks whether values exist. */
export interface Source {
  /** Choices that match the typed text, best first. */
  readonly search?: (query: string, filters: Filters, signal: AbortSignal) => Promise<readonly Option[]>;
  /** The labels of values that are already chosen. */
  readonly resolve?: (values: readonly Scalar[], signal: AbortSignal) => Promise<readonly Option[]>;
  /** Whether every value may be chosen. */
  readonly exists?: (values: readonly Scalar[], filters: Filters) => Promise<boolean>;
}

/** What a definition names and each side supplies. */
export interface Registry {
  readonly checks?: Readonly<Record<string, Check>>;
  readonly derivations?: Readonly<Record<string, Derive | Inquiry>>;
  readonly sources?: Readonly<Record<string, Source>>;
  /** `rows` of `@o2r/forms/rows`, where the form has lists. */
  readonly lists?: (inner: Inner) => Lists;
}

/** Looks up a check by name. An unknown one is an error: a check that is not made must not count as passed. */
export const findCheck = (name: string, registry: Registry): Check => find(name, "check", registry.checks);

export const findDerivation = (name: string, registry: Registry): Derive | Inquiry =>
  find(name, "derivation", registry.derivations);

const find = <T>(name: string, what: string, place: Readonly<Record<string, T>> | undefined): T => {
  const found = own(place, name);
  if (found === undefined) throw new Error(`The registry has no ${what} "${name}"`);
  return found;
};

/** A field's part of an answer; nothing where that is no value. */
export const pick = (answer: Answer, key: string | undefined): Value | undefined => {
  // Of anything but an object, no part can be picked.
  const value: Answer =
    key === undefined ? answer : (Object(answer) as Readonly<Record<string, Value | undefined>>)[key];
  return typeof value === "object" && !isList(value) ? undefined : value;
};

const isList = (answer: object): answer is readonly (string | number | boolean)[] => Array.isArray(answer);

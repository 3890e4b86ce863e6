import type { Option } from "../definition/field.ts";
import type { Scalar } from "../definition/condition.ts";
import type { Value } from "./cast.ts";
import { formats } from "./formats.ts";
import { derivations } from "./derivations.ts";

/** A named check of one filled value, and the words for its refusal. */
export interface Check {
  readonly test: (value: Value) => boolean;
  readonly message: string;
}

/** Computes a value from others, given in the order of `from`; nothing where they do not suffice. */
export type Derive = (...values: readonly (Value | undefined)[]) => Value | undefined;

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
  readonly derivations?: Readonly<Record<string, Derive>>;
  readonly sources?: Readonly<Record<string, Source>>;
}

/** Looks up a check by name. An unknown one is an error: a check that is not made must not count as passed. */
export const findCheck = (name: string, registry: Registry): Check => find(name, "check", registry.checks, formats);

export const findDerivation = (name: string, registry: Registry): Derive =>
  find(name, "derivation", registry.derivations, derivations);

const find = <T>(name: string, what: string, ...places: readonly (Readonly<Record<string, T>> | undefined)[]): T => {
  for (const place of places) {
    const found = place && Object.hasOwn(place, name) ? place[name] : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`The registry has no ${what} "${name}"`);
};

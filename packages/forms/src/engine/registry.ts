import { formulaName } from "../definition/formula.ts";
import { own } from "./own.ts";
import type { Value } from "./value.ts";
import type { Answer, Check, Derive, Inquiry, Registry } from "./world.types.ts";

/** Looks up a check by name. An unknown one is an error: a check that is not made must not count as passed. */
export const findCheck = (name: string, registry: Registry): Check => find(name, "check", registry.checks);

const byItself: Derive = () => undefined;

/** Looks up a derivation by name. A formula needs nobody to supply it. */
export const findDerivation = (name: string, registry: Registry): Derive | Inquiry =>
  name === formulaName ? byItself : find(name, "derivation", registry.derivations);

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

import { string, type StringSchema } from "yup";
import type { StateGiven, StateTold } from "./lifecycle.types.ts";

const keysOf = <S extends string>(states: Readonly<Record<S, StateGiven>>): readonly S[] =>
  // The keys of an object are what its type says: nothing makes a wider one.
  Object.keys(states) as S[];

/** The schema of a row's `state`: one of these. */
export const stateSchema = <const S extends string>(states: Readonly<Record<S, StateGiven>>): StringSchema<S> =>
  string().oneOf(keysOf(states)).defined();

/** States as the options of a filter and the values of a column, in their order. */
export const stateValues = <const S extends string>(states: Readonly<Record<S, StateGiven>>): readonly StateTold<S>[] =>
  keysOf(states).map((value) => ({ value, label: states[value].label, tone: states[value].tone }));

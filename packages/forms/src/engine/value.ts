import type { Scalar } from "../definition/condition.ts";
import type { MessageCode } from "../definition/field.ts";

/** A cast value: one, or the list of a field with several. */
export type Value = Scalar | readonly Scalar[];

/** What is wrong with a value, in words for a person, and which check says so. */
export interface Problem {
  readonly message: string;
  readonly code: MessageCode | "compare" | "unknown" | "server";
}

/** What was typed or sent, read once. No value and no problem means empty. */
export interface Cast {
  readonly value?: Value;
  readonly problem?: Problem;
}

/** Whether a value answers "is it filled?": a flag counts as filled when it is on. */
export const isFilled = (value: Value | undefined): boolean => value !== undefined && value !== false;

/** Whether two cast values are the same, lists by their items. */
export const isSameValue = (a: Value | readonly object[] | undefined, b: typeof a): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]));

export type Facts = Readonly<Record<string, Scalar>>;
export type RawValues = Readonly<Record<string, unknown>>;

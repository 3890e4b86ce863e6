/** A value that a condition or a constant may hold. */
export type Scalar = string | number | boolean;

/** The signs by which two values can be compared. */
export const operators = ["<", "<=", ">", ">=", "==", "!="] as const;

/** How two values are compared: numbers as numbers, dates as dates, `==` and `!=` for any kind. */
export type Operator = (typeof operators)[number];

/** The sum of a list's column (`{ sum: "lines.qty" }`), or how many rows or filled cells there are (`{ count: "lines" }`). */
export type Aggregate<P extends string = string> = { readonly sum: P } | { readonly count: P };

/** What a comparison begins with: a field by name, or an aggregate of a list. */
export type Subject<P extends string = string> = P | Aggregate<P>;

/**
 * The right side of a comparison: another field by name, an aggregate of a list, a number, any other constant as
 * `{ value }`, a date so many days from today (`{ today: -7 }` is a week ago), or what a named derivation of the
 * registry works out from other fields.
 */
export type Operand<P extends string = string> =
  | Subject<P>
  | number
  | { readonly value: Scalar }
  | { readonly today: number }
  | { readonly by: string; readonly from: readonly P[] };

/**
 * A question about the form's values, as plain data. The union is closed: an unknown form or operator is refused when
 * the definition is compiled, so it can never pass as "yes".
 *
 * A hidden or disabled field is empty for every condition. Names are lexical: inside a row a bare name is a field of the
 * same row, `/name` one of the form, and `../name` one of the row around a list in a row; outside, `lines.qty` is a column, which holds every filled value of it. `fact` asks about something fixed from outside,
 * such as `{ fact: "mode", in: ["create"] }`. An unknown fact holds no value.
 */
export type Condition<P extends string = string> =
  | { readonly field: P; readonly in: readonly Scalar[] }
  | { readonly field: P; readonly notIn: readonly Scalar[] }
  | { readonly field: P; readonly filled: boolean }
  | { readonly fact: string; readonly in: readonly Scalar[] }
  | { readonly anyFilled: readonly P[] }
  | { readonly compare: readonly [left: Subject<P>, operator: Operator, right: Operand<P>] }
  | { readonly all: readonly Condition<P>[] }
  | { readonly any: readonly Condition<P>[] }
  | { readonly not: Condition<P> };

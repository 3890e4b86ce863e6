/** A value that a condition or a constant may hold. */
export type Scalar = string | number | boolean;

export const operators = ["<", "<=", ">", ">=", "==", "!="] as const;

/** How two values are compared: numbers as numbers, dates as dates, `==` and `!=` for any kind. */
export type Operator = (typeof operators)[number];

/**
 * The right side of a comparison: another field by name, a number, any other constant as `{ value }`, or a date
 * so many days from today (`{ today: -7 }` is a week ago).
 */
export type Operand<P extends string = string> = P | number | { readonly value: Scalar } | { readonly today: number };

/**
 * A question about the form's values, as plain data. The union is closed: an unknown form or operator is refused when
 * the definition is compiled, so it can never pass as "yes".
 *
 * A hidden or disabled field is empty for every condition. `fact` asks about something fixed from outside,
 * such as `{ fact: "mode", in: ["create"] }`. An unknown fact holds no value.
 */
export type Condition<P extends string = string> =
  | { readonly field: P; readonly in: readonly Scalar[] }
  | { readonly field: P; readonly notIn: readonly Scalar[] }
  | { readonly field: P; readonly filled: boolean }
  | { readonly fact: string; readonly in: readonly Scalar[] }
  | { readonly anyFilled: readonly P[] }
  | { readonly compare: readonly [left: P, operator: Operator, right: Operand<P>] }
  | { readonly all: readonly Condition<P>[] }
  | { readonly any: readonly Condition<P>[] }
  | { readonly not: Condition<P> };

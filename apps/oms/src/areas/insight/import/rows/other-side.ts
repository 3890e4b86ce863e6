import type { ImportRow } from "@o2r/api/contract/insight";
import type { FormDefinition, Operator } from "@o2r/forms";

type Values = Readonly<Record<string, unknown>>;
type Against = NonNullable<ImportRow["errors"][number]["against"]>;

const orders: Readonly<Record<Operator, (one: number | string, other: number | string) => boolean>> = {
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
};

const isOrdered = (value: unknown): value is number | string => typeof value === "number" || typeof value === "string";

const holds = (left: unknown, operator: Operator, right: unknown): boolean =>
  !isOrdered(left) || !isOrdered(right) || orders[operator](left, right);

/**
 * The field that a refused one was compared with, and what it has: either may be the wrong one. Undefined where it was
 * compared with no other field.
 */
export const otherSide = ({ rules }: FormDefinition, field: string, values: Values): Against | undefined => {
  for (const { compare } of rules) {
    const [left, operator, right] = compare;
    if (typeof left !== "string" || typeof right !== "string" || (left !== field && right !== field)) continue;
    if (holds(values[left], operator, values[right])) continue;
    const other = left === field ? right : left;
    return { field: other, value: String(values[other]) };
  }
  return undefined;
};

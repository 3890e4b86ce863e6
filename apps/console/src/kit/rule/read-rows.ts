import { operators, type Operator } from "@o2r/forms";
import type { RuleRow } from "@o2r/api/contract/core";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const isOperator = (value: unknown): value is Operator => operators.some((one) => one === value);

/** What stands in the rows of the builder while somebody types: a group that is no number yet is the first one. */
export const readRows = (raw: unknown): readonly RuleRow[] =>
  (Array.isArray(raw) ? raw : []).map((row: Readonly<Record<string, unknown>>) => ({
    attr1: text(row["attr1"]),
    attr2: text(row["attr2"]),
    operator: isOperator(row["operator"]) ? row["operator"] : "==",
    // Without an operator nothing is asked yet.
    validator: isOperator(row["operator"]) ? text(row["validator"]) : "",
    group: Math.trunc(Number(row["group"])) || 1,
  }));

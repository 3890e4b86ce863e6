import { isFilled, type Value } from "./cast.ts";
import { isActive, type FieldState } from "./field-state.ts";

export interface Pruned {
  readonly values: Readonly<Record<string, Value>>;
  /** Filled fields that are left out because they are hidden or disabled. */
  readonly dropped: readonly string[];
}

/** What is sent: the cast values of active fields, and of inactive ones whose policy is `keep`. */
export const prune = (states: Iterable<FieldState>): Pruned => {
  const values: Record<string, Value> = {};
  const dropped: string[] = [];
  for (const state of states) {
    const { name, field } = state.compiled;
    const { value, problem } = state.cast;
    const kept = isActive(state) || (field.onHide === "keep" && !problem);
    if (value !== undefined && kept) values[name] = value;
    else if (!kept && (problem || isFilled(value))) dropped.push(name);
  }
  return { values, dropped };
};

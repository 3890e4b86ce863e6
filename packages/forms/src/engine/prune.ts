import { isActive } from "./field-state.ts";
import { nest } from "./paths.ts";
import type { FieldState } from "./state.types.ts";
import { isFilled } from "./value.ts";
import type { Lists, SentValues, Sift } from "./world.types.ts";

/** What is sent: without what is hidden, disabled or unknown. */
export interface Pruned {
  readonly values: SentValues;
  /** Addresses of filled fields that are left out because they are hidden or disabled. */
  readonly dropped: readonly string[];
}

/** What is sent: the cast values of active fields, and of inactive ones whose policy is `keep`. */
export const prune = (fields: Iterable<FieldState>, except: ReadonlySet<string>, lists: Lists | undefined): Pruned => {
  const dropped: string[] = [];
  const sift: Sift = (states, whole) =>
    [...states].flatMap((state) => {
      if (except.has(state.address)) return [];
      const { name, field } = state.compiled;
      const { value, problem } = state.cast;
      const kept = whole || isActive(state) || (field.onHide === "keep" && !problem);
      if (!kept && (problem || isFilled(value))) dropped.push(state.address);
      if (!kept || value === undefined) return [];
      return [[name, state.table && lists ? lists.sent(state, sift) : value] as const];
    });
  return { values: nest(sift(fields, false)), dropped };
};

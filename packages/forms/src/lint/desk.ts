import type { Condition } from "../definition/condition.ts";
import type { FormDefinition } from "../definition/form.ts";
import { createSpeech, sayCondition } from "../explain/speech.ts";
import type { LintOptions } from "./finding.ts";
import { groundOf, type Ground, type PlacedField } from "./satisfy/ground.ts";
import { createSearch, type Goal, type Search } from "./satisfy/search.ts";

/** All that a look at a form needs: its parts, and answers to "can this ever be?". */
export interface Desk {
  readonly form: FormDefinition;
  readonly ground: Ground;
  readonly search: Search;
  readonly options: LintOptions;
  /** Whether no values at all fulfil it, for certain. */
  readonly never: (goal: Goal) => boolean;
  /** Whether some values fulfil it, for certain. */
  readonly possible: (goal: Goal) => boolean;
  /** Fields that nothing ever shows; what else is wrong with them does not matter. */
  readonly isDead: (placed: PlacedField) => boolean;
  /** A condition in words; `list` is that in whose rows it is written. */
  readonly say: (condition: Condition, list?: string) => string;
}

export const createDesk = (form: FormDefinition, options: LintOptions): Desk => {
  const ground = groundOf(form);
  const search = createSearch(ground, options);
  const never: Desk["never"] = (goal) => search.find(goal) === "impossible";
  return {
    form,
    ground,
    search,
    options,
    never,
    possible: (goal) => search.find(goal) === "possible",
    isDead: search.isDead,
    say: (condition, list) => sayCondition(condition, createSpeech(form, {}, list)),
  };
};

/** How a field is called in a finding. */
export const nameOf = ({ key, field }: PlacedField): string => `${field.label} (${key})`;

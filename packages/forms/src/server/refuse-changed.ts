import type { OwnMessages } from "../compile/messages.ts";
import type { FormDefinition } from "../definition/form.ts";
import { isSameValue, type Value } from "../engine/value.ts";
import type { Registry } from "../engine/world.types.ts";
import { findCheck } from "../engine/registry.ts";
import { own } from "../engine/own.ts";
import { valueAt } from "../engine/paths.ts";
import { ready } from "../ready/index.ts";
import type { SubmissionError } from "./validate-submission.ts";

/**
 * What `validateSubmission` leaves open while the row is `unread`: refuses the values that are new and fail a check which
 * only warns of what stands. `values` are those that it has cast. Looks at the form's own fields, not into lists.
 */
export const refuseChanged = (
  { fields }: FormDefinition,
  values: object,
  current: object | null,
  registry: Registry = {},
  words: OwnMessages = {},
): readonly SubmissionError[] => {
  const known = { ...registry, checks: { ...ready.checks, ...registry.checks } };
  return Object.entries(fields).flatMap(([field, { checks = [], warns = [], messages }]) => {
    // Both were cast by the definition.
    const value = valueAt(values, field) as Value | undefined;
    if (value === undefined || isSameValue(value, (valueAt(current, field) ?? undefined) as Value | undefined))
      return [];
    for (const name of warns) {
      const check = checks.includes(name) ? findCheck(name, known) : undefined;
      if (check && "test" in check && !check.test(value))
        return [
          { field, message: messages?.check ?? own(words.checks, name) ?? check.message, code: "check" as const },
        ];
    }
    return [];
  });
};

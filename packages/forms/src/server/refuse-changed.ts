import type { OwnMessages } from "../compile/messages.ts";
import type { FormDefinition } from "../definition/form.ts";
import { isSameValue, type Value } from "../engine/value.ts";
import type { Registry } from "../engine/world.types.ts";
import { findCheck } from "../engine/registry.ts";
import { own } from "../engine/own.ts";
import { ready } from "../ready/index.ts";
import type { SubmissionError } from "./validate-submission.ts";

type Values = Readonly<Record<string, unknown>>;

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
    const value = own(values as Values, field) as Value | undefined;
    if (value === undefined || isSameValue(value, (own(current as Values, field) ?? undefined) as Value | undefined))
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

import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { FormDefinition, ValuesOf } from "../definition/form.ts";
import { validateSubmission, type SubmissionOptions } from "../server/validate-submission.ts";

/**
 * A form as a Standard Schema (v1): any library that takes one can validate by it. The value it gives is what
 * `validateSubmission` gives, cast and pruned; the issues are its errors, in its order.
 */
export const standardSchemaOf = <D extends FormDefinition>(
  form: D,
  options: SubmissionOptions = {},
): StandardSchemaV1<unknown, ValuesOf<D>> => ({
  "~standard": {
    version: 1,
    vendor: "o2r",
    validate: async (body) => {
      const submission = await validateSubmission(form, body, options);
      if (submission.ok) return { value: submission.values };
      return { issues: submission.errors.map(({ field, message }) => ({ message, path: pathOf(field) })) };
    },
  },
});

/** `lines.0.qty` as a path of keys; the body as a whole has none. */
const pathOf = (field: string): readonly PropertyKey[] =>
  field === "" ? [] : field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

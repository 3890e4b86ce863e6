import type { FormDefinition } from "../index.ts";
import { lint } from "../lint/index.ts";

/** Findings as code and path, in their order. */
export const found = (form: FormDefinition, options?: Parameters<typeof lint>[1]): readonly string[] =>
  lint(form, options).map(({ code, path }) => `${code} ${path}`);

/** A form that its own types would refuse, as it may arrive as JSON. */
export const unchecked = (form: object): FormDefinition => ({
  id: "unchecked",
  version: 1,
  fields: {},
  rules: [],
  sections: [],
  steps: [],
  ...form,
});

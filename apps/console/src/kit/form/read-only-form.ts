import type { FormDefinition } from "@o2r/forms";

/** The same form for those who may read it only: every field read-only, none required. */
export const readOnlyForm = (form: FormDefinition): FormDefinition => ({
  ...form,
  fields: Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => {
      const { required: _required, ...rest } = field;
      return [name, { ...rest, readOnly: true }];
    }),
  ),
});

import "@o2r/ui/styles.css";
import { fieldComponents, FormSections } from "@o2r/forms/fields";
import { EngineForm, useEngineForm, type FormHandle } from "@o2r/forms/react";
import type { Contender } from "../contender.ts";
import { definitionOf } from "../definition.ts";

/** The same, drawn by the fields of @o2r/ui. */
export const contender: Contender = {
  prepare: (form) => {
    const definition = definitionOf(form);
    const defaultValues = Object.fromEntries(form.fields.map(({ name, initial }) => [name, initial]));
    let mounted: FormHandle | undefined;
    return {
      read: (name) => mounted?.engine.raw(name),
      selectors: {
        row: (name) => `.o2r-form-cell:has([name="${name}"])`,
        error: "[id$='-error']",
        submit: "[type=submit]",
      },
      Page: () => {
        const handle = useEngineForm(definition, { defaultValues, onSubmit: () => undefined });
        mounted = handle;
        return (
          <EngineForm form={handle} components={fieldComponents}>
            <FormSections />
            <button type="submit">Save</button>
          </EngineForm>
        );
      },
    };
  },
};

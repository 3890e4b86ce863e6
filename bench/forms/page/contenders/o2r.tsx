import { EngineForm, Field, useEngineForm, type FieldProps, type FormHandle } from "@o2r/forms/react";
import type { Contender } from "../contender.ts";
import { definitionOf } from "../definition.ts";
import { Control, Row, Rows } from "../row.tsx";
import { fieldOf } from "../spec/judge.ts";

/** @o2r/forms with plain inputs: its headless binding. */
export const contender: Contender = {
  prepare: (form) => {
    const definition = definitionOf(form);
    const defaultValues = Object.fromEntries(form.fields.map(({ name, initial }) => [name, initial]));
    const Plain = ({ name, id, state, control, aria }: FieldProps) => {
      const field = fieldOf(form, name);
      return (
        <Row of={field} id={id} required={state.required} error={state.error}>
          <Control of={field} {...control} {...aria} />
        </Row>
      );
    };
    const components = { text: Plain, number: Plain, select: Plain };
    let mounted: FormHandle | undefined;
    return {
      read: (name) => mounted?.engine.raw(name),
      Page: () => {
        const handle = useEngineForm(definition, { defaultValues, onSubmit: () => undefined });
        mounted = handle;
        return (
          <EngineForm form={handle} components={components}>
            <Rows>
              {form.fields.map(({ name }) => (
                <Field key={name} name={name} />
              ))}
            </Rows>
            <button type="submit">Save</button>
          </EngineForm>
        );
      },
    };
  },
};

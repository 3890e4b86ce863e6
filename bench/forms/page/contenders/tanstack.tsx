import { useForm, useStore } from "@tanstack/react-form";
import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { initialTyped, isFilled, isVisible, judgeField, lowOf } from "../spec/judge.ts";

const useTypedForm = (defaultValues: Record<string, string>) => useForm({ defaultValues, onSubmit: () => undefined });
type TypedForm = ReturnType<typeof useTypedForm>;

/** TanStack Form: validators per field that listen to the fields they read, selectors for what shows. */
export const contender: Contender = {
  prepare: (form) => {
    const initial: Record<string, string> = { ...initialTyped(form) };
    let mounted: TypedForm | undefined;
    return {
      read: (name) => mounted?.state.values[name],
      Page: () => {
        const api = useTypedForm(initial);
        mounted = api;
        return (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void api.handleSubmit();
            }}
          >
            <Rows>
              {form.fields.map((field) => (
                <Field key={field.name} of={field} form={form} api={api} />
              ))}
            </Rows>
            <button type="submit">Save</button>
          </form>
        );
      },
    };
  },
};

interface FieldProps {
  readonly of: FieldSpec;
  readonly form: FormSpec;
  readonly api: TypedForm;
}

function Field({ of, form, api }: FieldProps) {
  const visible = useStore(api.store, ({ values }) => isVisible(form, of, (name) => values[name]));
  return visible ? <Shown of={of} form={form} api={api} /> : null;
}

function Shown({ of, form, api }: FieldProps) {
  const { requiredWith } = of;
  const required = useStore(
    api.store,
    ({ values }) => of.required === true || (requiredWith !== undefined && isFilled(values[requiredWith])),
  );
  const read = [requiredWith, lowOf(form, of)].filter((name) => name !== undefined);
  return (
    <api.Field
      name={of.name}
      validators={{
        onChange: ({ fieldApi }) => judgeField(form, of, (name) => fieldApi.form.state.values[name]),
        onChangeListenTo: read,
      }}
    >
      {(field) => (
        <Row of={of} required={required} error={field.state.meta.errors[0]}>
          <Control
            of={of}
            name={of.name}
            value={field.state.value ?? ""}
            onChange={({ target }) => field.handleChange(target.value)}
            onBlur={field.handleBlur}
          />
        </Row>
      )}
    </api.Field>
  );
}

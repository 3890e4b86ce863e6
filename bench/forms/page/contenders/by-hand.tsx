import { yupResolver } from "@hookform/resolvers/yup";
import { memo } from "react";
import { useForm, useFormState, useWatch, type Control as FormControl, type UseFormReturn } from "react-hook-form";
import { mixed, number, object, string, type Schema } from "yup";
import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { ancestorsOf, initialTyped, isFilled, isVisible, lowOf, pairMessage } from "../spec/judge.ts";

type Typed = Record<string, string>;

/**
 * react-hook-form with yup, as an experienced hand writes it: one schema, uncontrolled inputs, memoised rows that subscribe
 * by exact name to what they show.
 */
export const contender: Contender = {
  prepare: (form) => {
    const defaultValues: Typed = { ...initialTyped(form) };
    const resolver = yupResolver(schemaOf(form));
    let mounted: UseFormReturn<Typed> | undefined;
    return {
      read: (name) => mounted?.getValues(name),
      Page: () => {
        const hookForm = useForm<Typed>({ defaultValues, resolver });
        mounted = hookForm;
        const { control, handleSubmit } = hookForm;
        return (
          <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
            <Rows>
              {form.fields.map((field) =>
                field.visible ? (
                  <Conditional key={field.name} of={field} form={form} control={control} />
                ) : (
                  <Plain key={field.name} of={field} control={control} />
                ),
              )}
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
  readonly control: FormControl<Typed>;
}

const Conditional = memo(function Conditional({ of, form, control }: FieldProps & { readonly form: FormSpec }) {
  const names = ancestorsOf(form, of).map(({ name }) => name);
  const values = useWatch({ control, name: names, exact: true });
  return isVisible(form, of, (name) => values[names.indexOf(name)]) ? <Plain of={of} control={control} /> : null;
});

const Plain = memo(function Plain({ of, control }: FieldProps) {
  return of.requiredWith === undefined ? (
    <Shown of={of} control={control} required={of.required === true} />
  ) : (
    <RequiredWith of={of} control={control} other={of.requiredWith} />
  );
});

function RequiredWith({ other, ...props }: FieldProps & { readonly other: string }) {
  return <Shown {...props} required={isFilled(useWatch({ control: props.control, name: other, exact: true }))} />;
}

function Shown({ of, control, required }: FieldProps & { readonly required: boolean }) {
  const { errors } = useFormState({ control, name: of.name, exact: true });
  return (
    <Row of={of} required={required} error={errors[of.name]?.message}>
      <Control of={of} {...control.register(of.name)} />
    </Row>
  );
}

const schemaOf = (form: FormSpec) =>
  object(Object.fromEntries(form.fields.map((field) => [field.name, conditional(form, field)])));

const conditional = (form: FormSpec, field: FieldSpec): Schema => {
  const judged = valueSchema(form, field);
  const names = ancestorsOf(form, field).map(({ name }) => name);
  if (names.length === 0) return judged;
  return mixed().when(names, (values: unknown[], schema) =>
    isVisible(form, field, (name) => values[names.indexOf(name)]) ? judged : schema,
  );
};

const valueSchema = (form: FormSpec, field: FieldSpec): Schema => {
  const base = field.kind === "number" ? numberSchema(form, field) : textSchema(field);
  const needed = base.required("This field is required");
  if (field.required) return needed;
  return field.requiredWith === undefined
    ? base
    : mixed().when(field.requiredWith, ([other]: unknown[]) => (isFilled(other) ? needed : base));
};

const textSchema = ({ maxLength, pattern, options }: FieldSpec) => {
  let schema = string();
  if (options) schema = schema.oneOf([...options]);
  if (maxLength !== undefined) schema = schema.max(maxLength);
  if (pattern === undefined) return schema;
  return schema.matches(new RegExp(`^(?:${pattern})$`), { excludeEmptyString: true });
};

const numberSchema = (form: FormSpec, field: FieldSpec) => {
  let schema = number().transform((value: unknown, typed: unknown) => (typed === "" ? undefined : value));
  if (field.integer) schema = schema.integer();
  if (field.min !== undefined) schema = schema.min(field.min);
  const low = lowOf(form, field);
  if (low === undefined) return schema;
  // A test, since a `ref` each way would be a cycle to yup.
  return schema.test("pair", pairMessage, (value, { parent }) => {
    const other: unknown = parent[low];
    return typeof other !== "number" || value === undefined || value >= other;
  });
};

import { defineForm, number, select, text, type Condition, type FormDefinition } from "@o2r/forms";
import type { FieldSpec, FormSpec } from "./spec/form-spec.ts";
import { pairMessage } from "./spec/judge.ts";

/** A form of the benchmark as one of @o2r/forms. */
export const definitionOf = (form: FormSpec): FormDefinition =>
  defineForm({
    id: form.id,
    version: 1,
    fields: Object.fromEntries(form.fields.map((field) => [field.name, builtField(field)])),
    rules: form.pairs.map(({ low, high }) => ({ compare: [high, ">=", low], message: pairMessage })),
  });

const builtField = (field: FieldSpec) => {
  const { label, min, maxLength, pattern, options } = field;
  const common = { label, ...requiredOf(field), ...visibleOf(field) };
  if (options) return select({ ...common, options });
  if (field.kind === "number") {
    return number({
      ...common,
      leadingZero: "allow",
      ...(min === undefined ? {} : { min }),
      ...(field.integer && { integer: true }),
    });
  }
  return text({
    ...common,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  });
};

const requiredOf = ({ required, requiredWith }: FieldSpec): { readonly required?: true | Condition } => {
  if (required) return { required };
  return requiredWith === undefined ? {} : { required: { field: requiredWith, filled: true } };
};

const visibleOf = ({ visible }: FieldSpec): { readonly visible?: Condition } => {
  if (!visible) return {};
  return {
    visible: "is" in visible ? { field: visible.field, in: [visible.is] } : { field: visible.field, filled: true },
  };
};

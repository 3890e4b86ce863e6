import { createAjv, type JsonSchema7, type SchemaBasedCondition, type UISchemaElement } from "@jsonforms/core";
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { useState } from "react";
import type { Contender } from "../contender.ts";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { ancestorsOf, lowOf } from "../spec/judge.ts";

/** JSON Forms with its vanilla renderers; errors are hidden until the first submission. */
export const contender: Contender = {
  prepare: (form) => {
    const schema = schemaOf(form);
    const uischema = uiSchemaOf(form);
    // Without `$data` a schema cannot compare two values.
    const ajv = createAjv({ $data: true });
    const initial: unknown = Object.fromEntries(
      form.fields.filter((field) => field.initial !== "").map((field) => [field.name, field.initial]),
    );
    let held = initial;
    return {
      read: (name) => (typeof held === "object" && held !== null ? new Map(Object.entries(held)).get(name) : undefined),
      selectors: {
        row: (name) => `.root_properties_${name}`,
        error: ".validation_error",
        submit: "[type=submit]",
      },
      Page: () => {
        const [submitted, setSubmitted] = useState(false);
        return (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setSubmitted(true);
            }}
          >
            <JsonForms
              schema={schema}
              uischema={uischema}
              data={initial}
              ajv={ajv}
              renderers={vanillaRenderers}
              cells={vanillaCells}
              validationMode={submitted ? "ValidateAndShow" : "ValidateAndHide"}
              onChange={({ data }) => {
                held = data;
              }}
            />
            <button type="submit">Save</button>
          </form>
        );
      },
    };
  },
};

const uiSchemaOf = (form: FormSpec): UISchemaElement & { readonly elements: readonly object[] } => ({
  type: "VerticalLayout",
  elements: form.fields.map((field) => {
    const conditions = conditionsOf(form, field);
    return {
      type: "Control",
      scope: `#/properties/${field.name}`,
      ...(conditions.length > 0 && {
        rule: { effect: "SHOW", condition: conditions.length === 1 ? conditions[0] : { type: "AND", conditions } },
      }),
    };
  }),
});

/** A hidden field keeps its value, so a field asks for all that it depends on. */
const conditionsOf = (form: FormSpec, field: FieldSpec): readonly SchemaBasedCondition[] =>
  [field, ...ancestorsOf(form, field)].flatMap(({ visible }) =>
    visible
      ? [
          {
            scope: `#/properties/${visible.field}`,
            schema: "is" in visible ? { const: visible.is } : { minLength: 1 },
            failWhenUndefined: true,
          },
        ]
      : [],
  );

const schemaOf = (form: FormSpec): JsonSchema7 => {
  const requirements = form.fields.flatMap((field) => requirementOf(form, field));
  return {
    type: "object",
    properties: Object.fromEntries(form.fields.map((field) => [field.name, valueSchema(form, field)])),
    required: form.fields.filter(({ required, visible }) => required && !visible).map(({ name }) => name),
    ...(requirements.length > 0 && { allOf: requirements }),
  };
};

const requirementOf = (form: FormSpec, { name, required, requiredWith, visible }: FieldSpec): JsonSchema7[] => {
  const when = (condition: JsonSchema7): JsonSchema7[] => [
    // oxlint-disable-next-line unicorn/no-thenable -- a key of JSON Schema
    { if: condition, then: { required: [name] } },
  ];
  if (requiredWith !== undefined) return when({ required: [requiredWith] });
  if (!required || !visible) return [];
  const field = form.fields.find((one) => one.name === name);
  const asked = field ? [field, ...ancestorsOf(form, field)] : [];
  const parts = asked.flatMap((one) => (one.visible ? [one.visible] : []));
  return when({
    required: parts.map((part) => part.field),
    properties: Object.fromEntries(parts.flatMap((part) => ("is" in part ? [[part.field, { const: part.is }]] : []))),
  });
};

const valueSchema = (form: FormSpec, field: FieldSpec): JsonSchema7 => {
  const { label: title, min, maxLength, pattern } = field;
  if (field.kind !== "number") {
    return {
      type: "string",
      title,
      ...(field.options && { enum: [...field.options] }),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(pattern === undefined ? {} : { pattern: `^(?:${pattern})$` }),
    };
  }
  const low = lowOf(form, field);
  return {
    type: field.integer ? "integer" : "number",
    title,
    ...(min === undefined ? {} : { minimum: min }),
    ...(low === undefined ? {} : { allOf: [{ minimum: { $data: `1/${low}` } as unknown as number }] }),
  };
};

import { type FormProps } from "@rjsf/core";
import Form from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import type { Contender } from "../contender.ts";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { isVisible, pairMessage } from "../spec/judge.ts";

type Data = Record<string, unknown>;

/** react-jsonschema-form with its own markup; what shows is said by JSON Schema, pairs by its `customValidate`. */
export const contender: Contender = {
  prepare: (form) => {
    const schema = schemaOf(form);
    const uiSchema = {
      "ui:order": form.fields.map(({ name }) => name),
      "ui:submitButtonOptions": { submitText: "Save" },
    };
    const initial = Object.fromEntries(
      form.fields.filter((field) => field.initial !== "").map((field) => [field.name, field.initial]),
    );
    const customValidate: FormProps<Data>["customValidate"] = (data = {}, errors) => {
      for (const { low, high } of form.pairs) {
        const [a, b] = [data[low], data[high]];
        if (typeof a === "number" && typeof b === "number" && b < a) errors[high]?.addError(pairMessage);
      }
      return errors;
    };
    let held: Data = initial;
    return {
      read: (name) => held[name],
      selectors: {
        row: (name) => `.rjsf-field:has(> label[for="root_${name}"])`,
        error: ".text-danger",
        submit: "[type=submit]",
      },
      Page: () => {
        const [formData, setFormData] = useState<Data>(initial);
        return (
          <Form<Data>
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            formData={formData}
            customValidate={customValidate}
            noHtml5Validate
            showErrorList={false}
            onChange={({ formData: next }) => {
              held = keepHidden(form, held, next ?? {});
              setFormData(held);
            }}
          />
        );
      },
    };
  },
};

/** The library drops what it hides; a page that wants it back has to keep it. */
const keepHidden = (form: FormSpec, before: Data, after: Data): Data => {
  const kept = { ...after };
  for (const field of form.fields) {
    const { name } = field;
    if (field.visible && after[name] === undefined && !isVisible(form, field, (other) => after[other])) {
      kept[name] = before[name];
    }
  }
  return kept;
};

const schemaOf = (form: FormSpec): RJSFSchema => {
  const free = form.fields.filter(({ visible }) => !visible);
  const chosen = form.fields.filter(({ visible }) => visible && "is" in visible);
  const [first] = chosen;
  const by = first?.visible && "is" in first.visible ? first.visible : undefined;
  return {
    type: "object",
    ...objectOf(free),
    dependencies: dependenciesOf(form, free),
    ...(by && {
      if: { properties: { [by.field]: { const: by.is } }, required: [by.field] },
      // oxlint-disable-next-line unicorn/no-thenable -- a key of JSON Schema
      then: objectOf(chosen),
    }),
  };
};

const objectOf = (fields: readonly FieldSpec[]): RJSFSchema => ({
  properties: Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
});

/** What shows or is required once one of these is filled, and below that what follows from it in turn. */
const dependenciesOf = (form: FormSpec, fields: readonly FieldSpec[]): Record<string, RJSFSchema> =>
  Object.fromEntries(
    fields.flatMap(({ name }): [string, RJSFSchema][] => {
      const shown = form.fields.filter(
        ({ visible }) => visible !== undefined && "filled" in visible && visible.field === name,
      );
      const required = form.fields.filter(({ requiredWith }) => requiredWith === name);
      if (shown.length + required.length === 0) return [];
      const { properties, required: always = [] } = objectOf(shown);
      return [
        [
          name,
          {
            properties: properties ?? {},
            required: [...always, ...required.map((field) => field.name)],
            dependencies: dependenciesOf(form, shown),
          },
        ],
      ];
    }),
  );

const valueSchema = (field: FieldSpec): RJSFSchema => {
  const { label: title, min, maxLength, pattern } = field;
  if (field.kind === "number") {
    return { type: field.integer ? "integer" : "number", title, ...(min === undefined ? {} : { minimum: min }) };
  }
  return {
    type: "string",
    title,
    ...(field.options && { enum: [...field.options] }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern: `^(?:${pattern})$` }),
  };
};

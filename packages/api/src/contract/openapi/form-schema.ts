import type { Field, Fields, FormDefinition } from "@o2r/forms";
import type { JsonSchema } from "./json-schema.ts";

const enumOf = (field: Extract<Field, { kind: "select" | "multiSelect" }>): JsonSchema =>
  "source" in field.options ? { type: "string" } : { enum: field.options.map(({ value }) => value) };

const valueOf = (field: Field): JsonSchema => {
  switch (field.kind) {
    case "text":
    case "textarea":
    case "password":
      return {
        type: "string",
        ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
        ...(field.minLength === undefined ? {} : { minLength: field.minLength }),
        ...(field.pattern === undefined ? {} : { pattern: `^(?:${field.pattern})$` }),
      };
    case "number":
    case "money":
    case "percent":
      return {
        type: field.integer ? "integer" : "number",
        ...(field.min === undefined ? {} : { minimum: field.min }),
        ...(field.max === undefined ? {} : { maximum: field.max }),
      };
    case "checkbox":
    case "switch":
      return { type: "boolean" };
    case "date":
      return { type: "string", format: "date" };
    case "select":
      return enumOf(field);
    case "multiSelect":
      return { type: "array", items: enumOf(field) };
    case "lookup":
    case "file":
    case "image":
      return { type: "string" };
    case "multiLookup":
    case "files":
    case "images":
      return { type: "array", items: { type: "string" } };
    case "list":
      return {
        type: "array",
        ...(field.minItems === undefined ? {} : { minItems: field.minItems }),
        ...(field.maxItems === undefined ? {} : { maxItems: field.maxItems }),
        items: objectOf(field.fields, { [field.key ?? "id"]: { type: "string" } }),
      };
  }
};

/** An object of these fields, and of what else may stand in it. */
const objectOf = (fields: Fields, others: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required === true).map(([name]) => name);
  return {
    type: "object",
    properties: {
      ...others,
      ...Object.fromEntries(
        entries.map(([name, field]) => [
          name,
          { title: field.label, ...(field.help === undefined ? {} : { description: field.help }), ...valueOf(field) },
        ]),
      ),
    },
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};

const messagesOf = ({ rules }: FormDefinition): readonly string[] =>
  rules.flatMap(({ message }) => (typeof message === "string" ? [message] : Object.values(message)));

/**
 * What a form's submission holds, as JSON Schema. Rules between fields cannot be said in it; the description names
 * them, and the service refuses by them with 422.
 */
export const formToJsonSchema = (form: FormDefinition): JsonSchema => {
  const messages = messagesOf(form);
  const description = messages.length > 0 ? { description: `Refused with 422: ${messages.join(" · ")}` } : {};
  const { type, ...rest } = objectOf(form.fields);
  return { type, ...description, ...rest };
};

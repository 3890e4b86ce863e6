import type { Field, FormDefinition } from "@o2r/forms";
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
  }
};

const messagesOf = ({ rules }: FormDefinition): readonly string[] =>
  rules.flatMap(({ message }) => (typeof message === "string" ? [message] : Object.values(message)));

/**
 * What a form's submission holds, as JSON Schema. Rules between fields cannot be said in it; the description names
 * them, and the service refuses by them with 422.
 */
export const formToJsonSchema = (form: FormDefinition): JsonSchema => {
  const fields = Object.entries(form.fields);
  const required = fields.filter(([, field]) => field.required === true).map(([name]) => name);
  const messages = messagesOf(form);
  return {
    type: "object",
    ...(messages.length > 0 ? { description: `Refused with 422: ${messages.join(" · ")}` } : {}),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        { title: field.label, ...(field.help === undefined ? {} : { description: field.help }), ...valueOf(field) },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};

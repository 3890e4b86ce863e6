import type { Field, MultiSelectField, SelectField } from "../definition/field.ts";
import { isSuggested } from "../engine/settle.ts";
import type { JsonSchema } from "./json-condition.ts";

/** Keywords that are not said are left out. */
const without = (schema: Record<string, unknown>): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const chosen = ({ options }: SelectField | MultiSelectField): JsonSchema =>
  "source" in options ? { type: "string" } : { enum: options.map(({ value }) => value) };

export const timePattern = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
export const momentPattern = String.raw`^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$`;

/** The kind of a field's value, with no limits. */
export const typeOf = (field: Exclude<Field, { readonly kind: "list" | "group" }>): JsonSchema => {
  switch (field.kind) {
    case "number":
    case "money":
    case "percent":
      return { type: field.integer ? "integer" : "number" };
    case "checkbox":
    case "switch":
      return { type: "boolean" };
    case "date":
      return { type: "string", format: "date" };
    // The formats `time` and `date-time` of JSON Schema ask for seconds and a zone.
    case "time":
      return { type: "string", pattern: timePattern };
    case "dateTime":
      return { type: "string", pattern: momentPattern };
    case "select":
      return chosen(field);
    case "multiSelect":
      return { type: "array", items: chosen(field) };
    case "multiLookup":
    case "files":
    case "images":
      return { type: "array", items: { type: "string" } };
    default:
      return { type: "string" };
  }
};

/** A field's own limits, as far as they can be said; of a list only how many rows it takes. */
export const limitsOf = (field: Field): JsonSchema => {
  switch (field.kind) {
    case "text":
    case "textarea":
    case "password":
      return without({
        minLength: field.minLength,
        maxLength: field.maxLength,
        pattern: field.pattern === undefined ? field.digits && "^\\d*$" : `^(?:${field.pattern})$`,
      });
    case "number":
    case "money":
    case "percent":
      return without({ minimum: field.min ?? (field.negative ? undefined : 0), maximum: field.max });
    case "list":
      return without({ minItems: field.minItems, maxItems: field.maxItems });
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images":
      return without({ maxItems: field.maxItems });
    default:
      return {};
  }
};

/** What is called what, and what no keyword says. */
export const wordsOf = (field: Field): JsonSchema => {
  const words = [
    field.help,
    "unit" in field && field.unit !== undefined ? `In ${field.unit}.` : undefined,
    "decimals" in field && field.decimals !== undefined ? `At most ${field.decimals} decimals.` : undefined,
    field.checks?.length
      ? `Checked as ${field.checks.map((use) => (typeof use === "string" ? use : use.check)).join(", ")}.`
      : undefined,
    field.derive
      ? `${isSuggested(field) ? "Suggested by" : "Worked out from"} ${field.derive.from.join(", ")}.`
      : undefined,
    field.kind === "list" && field.unique?.length
      ? `No two rows may have the same ${field.unique.map(String).join(", or the same ")}.`
      : undefined,
  ].filter((part) => part !== undefined);
  return without({
    title: field.label,
    description: words.length > 0 ? words.join(" ") : undefined,
    readOnly: field.readOnly === true ? true : undefined,
  });
};

import type { Schema, SchemaDescription, SchemaFieldDescription } from "yup";

type Strip = (value: unknown) => unknown;

const keep: Strip = (value) => value;

const stripFor = (description: SchemaFieldDescription): Strip => {
  if ("fields" in description && description.type === "object") {
    // yup describes an object schema with its fields; the plain description type does not know them.
    const fields = Object.entries(
      (description as SchemaDescription & { fields: Record<string, SchemaFieldDescription> }).fields,
    ).map(([key, field]) => [key, stripFor(field)] as const);
    return (value) => {
      if (value === null || typeof value !== "object") return value;
      const stripped: Record<string, unknown> = {};
      for (const [key, strip] of fields) {
        const held = (value as Record<string, unknown>)[key]; // an object, checked above
        if (held !== undefined) stripped[key] = strip(held);
      }
      return stripped;
    };
  }
  if ("innerType" in description && description.type === "array" && description.innerType !== undefined) {
    const inner = Array.isArray(description.innerType)
      ? keep
      : stripFor(description.innerType as SchemaFieldDescription);
    return (value) => (Array.isArray(value) ? value.map(inner) : value);
  }
  return keep;
};

/**
 * Compiles a reply schema into a function that returns only what the schema declares, at every depth. Values are not
 * checked or changed; stripping twice gives the same.
 */
export const compileStrip = (schema: Schema): Strip => stripFor(schema.describe());

import type { Schema, SchemaDescription, SchemaFieldDescription } from "yup";

/** A JSON Schema (2020-12), as OpenAPI 3.1 holds it. */
export type JsonSchema = { readonly [key: string]: unknown };

type Test = SchemaDescription["tests"][number];

/** Tests that JSON Schema has words for, or that need none because they cast (`trim`). */
const sayable: Readonly<Record<string, readonly string[]>> = {
  string: ["required", "trim", "min", "max", "matches", "uuid", "datetime", "datetime_offset", "datetime_precision"],
  number: ["integer", "min", "max"],
  object: ["exact"],
  array: ["min", "max"],
};

/** The words for a rule that JSON Schema cannot say, from the schema's `meta({ rule })`. */
const ruleOf = ({ type, tests, meta }: SchemaDescription): string | undefined => {
  const unsaid = tests.filter(({ name }) => !sayable[type]?.includes(name ?? ""));
  const rule = (meta as { rule?: unknown } | undefined)?.rule; // anything may be in it
  if (typeof rule === "string") return rule;
  if (unsaid.length === 0) return undefined;
  throw new TypeError(
    `A contract schema has the test "${unsaid[0]?.name}", and no meta({ rule }) that says it in words`,
  );
};

const bound = (tests: readonly Test[], name: string, key: string): unknown =>
  tests.find((test) => test.name === name)?.params?.[key];

const without = (schema: Record<string, unknown>): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const ofString = ({ tests }: SchemaDescription): JsonSchema => {
  const pattern = bound(tests, "matches", "regex");
  const named = tests.find(({ name }) => name === "uuid" || name === "datetime")?.name;
  return without({
    type: "string",
    format: named === "datetime" ? "date-time" : named,
    minLength: bound(tests, "min", "min") ?? (tests.some(({ name }) => name === "required") ? 1 : undefined),
    maxLength: bound(tests, "max", "max"),
    pattern: named === undefined && pattern instanceof RegExp ? pattern.source : undefined,
  });
};

const ofNumber = ({ tests }: SchemaDescription): JsonSchema =>
  without({
    type: tests.some(({ name }) => name === "integer") ? "integer" : "number",
    minimum: bound(tests, "min", "min"),
    maximum: bound(tests, "max", "max"),
  });

const ofObject = (description: SchemaDescription & { fields: Record<string, SchemaFieldDescription> }): JsonSchema => {
  const fields = Object.entries(description.fields);
  const required = fields.filter(([, field]) => "optional" in field && !field.optional).map(([name]) => name);
  return without({
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field)])),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
    "x-mostValues": (description.meta as { mostValues?: unknown } | undefined)?.mostValues, // anything may be in it
  });
};

const ofArray = (description: SchemaDescription & { innerType?: unknown }): JsonSchema =>
  without({
    type: "array",
    items: fromDescription(description.innerType as SchemaFieldDescription), // every array of the contract says of what
    minItems: bound(description.tests, "min", "min"),
    maxItems: bound(description.tests, "max", "max"),
  });

const typed = (description: SchemaDescription): JsonSchema => {
  switch (description.type) {
    case "string":
      return ofString(description);
    case "number":
      return ofNumber(description);
    case "boolean":
      return { type: "boolean" };
    case "mixed":
      return {};
    case "object":
      return ofObject(description as Parameters<typeof ofObject>[0]); // yup describes an object with its fields
    case "array":
      return ofArray(description);
    default:
      throw new TypeError(`A contract schema cannot hold ${description.type}`);
  }
};

const fromDescription = (field: SchemaFieldDescription): JsonSchema => {
  if (!("tests" in field)) throw new TypeError(`A contract schema cannot hold ${field.type}`);
  const rule = ruleOf(field);
  const schema = { ...typed(field), ...(rule === undefined ? {} : { description: rule }) };
  const oneOf =
    field.oneOf.length > 0 ? { ...schema, enum: field.nullable ? [...field.oneOf, null] : field.oneOf } : schema;
  const withDefault =
    field.default === undefined || field.type === "object" ? oneOf : { ...oneOf, default: field.default };
  return field.nullable && "type" in withDefault ? { ...withDefault, type: [withDefault.type, "null"] } : withDefault;
};

/** A yup schema as JSON Schema. Throws on what cannot be said, so that the document never lies. */
export const toJsonSchema = (schema: Schema): JsonSchema => fromDescription(schema.describe());

import { isSchema, type Schema } from "yup";

/** Which keys a schema declares, at every depth. Made once per schema; walking it costs far less than yup does. */
export type Shape =
  | { readonly kind: "open" }
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Shape> }
  | { readonly kind: "array"; readonly item: Shape };

const open: Shape = { kind: "open" };

/** The shape of a yup schema. `mixed()` is open: what lies below it is passed as it is. */
export const shapeOf = (schema: unknown): Shape => {
  if (!isSchema(schema)) return open;
  const { type } = schema as Schema; // a lazy schema has no type, and is open
  if (type === "object" && "fields" in schema) {
    const fields = Object.entries(schema.fields as Record<string, unknown>); // yup types it as any
    return { kind: "object", fields: new Map(fields.map(([key, field]) => [key, shapeOf(field)])) };
  }
  if (type === "array" && "innerType" in schema) return { kind: "array", item: shapeOf(schema.innerType) };
  return open;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of a value with only what its shape declares. */
export const strip = (shape: Shape, value: unknown): unknown => {
  if (shape.kind === "array" && Array.isArray(value)) return value.map((item) => strip(shape.item, item));
  if (shape.kind !== "object" || !isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  // Every row of every answer comes by here: without a pair made for each of its fields.
  shape.fields.forEach((field, key) => {
    if (value[key] !== undefined) kept[key] = strip(field, value[key]);
  });
  return kept;
};

/** Paths of a value that its shape does not declare, such as `lines.3.colour`. */
export const undeclared = (shape: Shape, value: unknown, path = ""): readonly string[] => {
  const below = (key: string | number): string => (path === "" ? String(key) : `${path}.${key}`);
  if (shape.kind === "array" && Array.isArray(value)) {
    return value.flatMap((item, index) => undeclared(shape.item, item, below(index)));
  }
  if (shape.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = shape.fields.get(key);
    return field === undefined ? [below(key)] : undeclared(field, item, below(key));
  });
};

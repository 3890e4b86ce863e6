import { isSchema, type Schema } from "yup";

/** Puts into a value what it leaves out and its schema has a default for. */
type Fill = (value: unknown) => unknown;

const same: Fill = (value) => value;

/** Fills what is inside of an object or of a list. */
const insideOf = (schema: object): Fill => {
  if ("innerType" in schema) {
    const fill = fillOf(schema.innerType);
    return fill === same ? same : (value) => (Array.isArray(value) ? value.map(fill) : value);
  }
  if (!("fields" in schema)) return same;
  const fields = Object.entries(Object(schema.fields) as Record<string, unknown>); // yup types it as any
  const fills = fields.flatMap(([key, field]) => {
    const fill = fillOf(field);
    return fill === same ? [] : [[key, fill] as const];
  });
  if (fills.length === 0) return same;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const filled = fills.map(([key, fill]) => [key, fill(Reflect.get(value, key))] as const);
    return { ...value, ...Object.fromEntries(filled.filter(([, inner]) => inner !== undefined)) };
  };
};

/**
 * Makes it once per schema. A body is judged strictly, as it was sent, and yup gives no defaults then: what has one would
 * reach its handler undefined, against its type.
 */
export const fillOf = (schema: unknown): Fill => {
  if (!isSchema(schema)) return same;
  const inside = insideOf(schema);
  const given: unknown = (schema as Schema).spec?.default; // a lazy schema has none of its own
  if (given === undefined) return inside;
  return (value) => (value === undefined ? (schema as Schema).getDefault() : inside(value));
};

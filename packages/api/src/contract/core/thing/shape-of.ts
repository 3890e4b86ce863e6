import { isSchema, type ISchema, type Schema } from "yup";

/** Which keys a schema declares, at every depth. Made once per schema; walking it costs far less than yup does. */
export type Shape =
  | { readonly kind: "open" }
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Shape> }
  | { readonly kind: "array"; readonly item: Shape; readonly most: number };

const open: Shape = { kind: "open" };

/** The declared maximum of a list; Infinity for none, as replies have it. */
const mostOf = (schema: ISchema<unknown>): number => {
  const most = (schema as Schema).describe().tests.find(({ name }) => name === "max")?.params?.["max"]; // one of a list, which is not lazy
  return typeof most === "number" ? most : Infinity;
};

/** Schemas never change, and finding out what one declares takes yup a while. */
const known = new WeakMap<ISchema<unknown>, Shape>();

/** The shape of a yup schema. `mixed()` is open: what lies below it is passed as it is. */
export const shapeOf = (schema: unknown): Shape => {
  if (!isSchema(schema)) return open;
  const shape = known.get(schema) ?? findShape(schema);
  known.set(schema, shape);
  return shape;
};

const findShape = (schema: ISchema<unknown>): Shape => {
  const { type } = schema as Schema; // a lazy schema has no type, and is open
  if (type === "object" && "fields" in schema) {
    const fields = Object.entries(schema.fields as Record<string, unknown>); // yup types it as any
    return { kind: "object", fields: new Map(fields.map(([key, field]) => [key, shapeOf(field)])) };
  }
  if (type === "array" && "innerType" in schema)
    return { kind: "array", item: shapeOf(schema.innerType), most: mostOf(schema) };
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

const pathTo =
  (path: string) =>
  (key: string | number): string =>
    path === "" ? String(key) : `${path}.${key}`;

/** Lists of a value that hold more than is declared, by their paths, with what they may hold. */
export const tooLong = (
  shape: Shape,
  value: unknown,
  path = "",
): readonly { readonly field: string; readonly most: number }[] => {
  const below = pathTo(path);
  if (shape.kind === "array" && Array.isArray(value)) {
    // What is in a list that is too long is not looked at.
    if (value.length > shape.most) return [{ field: path, most: shape.most }];
    return value.flatMap((item, index) => tooLong(shape.item, item, below(index)));
  }
  if (shape.kind !== "object" || !isRecord(value)) return [];
  return [...shape.fields].flatMap(([key, field]) =>
    Object.hasOwn(value, key) ? tooLong(field, value[key], below(key)) : [],
  );
};

/** Paths of a value that its shape does not declare, such as `lines.3.colour`. */
export const undeclared = (shape: Shape, value: unknown, path = ""): readonly string[] => {
  const below = pathTo(path);
  if (shape.kind === "array" && Array.isArray(value)) {
    return value.flatMap((item, index) => undeclared(shape.item, item, below(index)));
  }
  if (shape.kind !== "object" || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = shape.fields.get(key);
    return field === undefined ? [below(key)] : undeclared(field, item, below(key));
  });
};

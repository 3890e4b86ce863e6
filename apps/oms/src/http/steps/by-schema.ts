import { isSchema, ValidationError, type Schema } from "yup";
import type { FieldError } from "@o2r/api/contract";
import { shapeOf, strip, tooLong, undeclared, type Shape } from "@o2r/api/contract/core";
import { fillOf } from "./fill-defaults.ts";

/** One part of a request after its check. */
export interface Checked {
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

/** More than any form has; who sends a hundred thousand wrong keys is not told of each. */
const mostErrors = 100;
const longestName = 100;
/** Elements of a list that are judged in no time, whatever is wrong with them. */
const few = 50;

/** What is told of errors: not every one of very many, and no name that is longer than a line. */
export const told = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.slice(0, mostErrors).map(({ field, message }) => ({ field: field.slice(0, longestName), message }));

const fieldErrors = (error: ValidationError): readonly FieldError[] => {
  const leaves = error.inner.length > 0 ? error.inner : [error];
  return leaves.map(({ path, message, type }) => ({
    field: (path ?? "").replace(/\[(\d+)\]/g, ".$1"),
    // yup would repeat the whole value.
    message: type === "typeError" ? "This is of the wrong kind" : message,
  }));
};

const check = (schema: Schema, value: unknown, strict: boolean): Checked => {
  try {
    // To note where each of very many errors was made costs four times what finding them does.
    return { value: schema.validateSync(value, { strict, abortEarly: false, disableStackTrace: true }), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { value, errors: fieldErrors(error) };
  }
};

interface List {
  readonly path: string;
  readonly elements: readonly unknown[];
  readonly inner: Schema;
}

const innerOf = (schema: unknown): Schema | undefined =>
  isSchema(schema) && "innerType" in schema ? (schema.innerType as Schema) : undefined; // every list of the contract says of what

/** The lists of a body that have more elements than are judged in no time: itself, or fields of it. */
const listsOf = (schema: Schema, value: unknown): readonly List[] => {
  const list = (path: string, of: unknown, elements: unknown): readonly List[] => {
    const inner = innerOf(of);
    return inner !== undefined && Array.isArray(elements) && elements.length > few ? [{ path, elements, inner }] : [];
  };
  if (Array.isArray(value)) return list("", schema, value);
  if (!("fields" in schema) || typeof value !== "object" || value === null) return [];
  return Object.entries(Object(schema.fields)).flatMap(([key, field]) =>
    list(`${key}.`, field, Reflect.get(value, key)),
  );
};

/**
 * The first errors of a body's lists, element by element, when they are as many as anybody is told of. To find each of
 * thousands would hold up everybody else.
 */
const manyErrors = (schema: Schema, value: unknown): readonly FieldError[] => {
  const errors: FieldError[] = [];
  for (const { path, elements, inner } of listsOf(schema, value)) {
    for (const [index, element] of elements.entries()) {
      const at = `${path}${index}`;
      for (const { field, message } of check(inner, element, true).errors)
        errors.push({ field: field === "" ? at : `${at}.${field}`, message });
      if (errors.length >= mostErrors) return errors;
    }
  }
  return [];
};

const unknownFields = (paths: readonly string[]): readonly FieldError[] =>
  paths.map((field) => ({ field, message: "This field is not known here" }));

const longLists = (lists: ReturnType<typeof tooLong>): readonly FieldError[] =>
  lists.map(({ field, most }) => ({ field, message: `Can't have more than ${most} entries` }));

/** A check of the part of a request that a yup schema describes; without a schema nothing may be there. */
export const bySchema = (schema: Schema | undefined, strict: boolean) => {
  const shape: Shape = schema === undefined ? { kind: "object", fields: new Map() } : shapeOf(schema);
  const fill = strict ? fillOf(schema) : (given: unknown) => given;
  return (value: unknown): Checked => {
    // First: yup judges every element of a list, and then counts them.
    const long = longLists(tooLong(shape, value));
    if (long.length > 0) return { value, errors: long };
    const strangers = unknownFields(undeclared(shape, value));
    if (schema === undefined) return { value: undefined, errors: strangers };
    if (strangers.length >= mostErrors) return { value, errors: strangers };
    // Declared keys only: yup would take `constructor` for a field of its own.
    const declared = fill(strip(shape, value));
    const many = manyErrors(schema, declared);
    if (many.length > 0) return { value, errors: many };
    const checked = check(schema, declared, strict);
    return { value: checked.value, errors: [...strangers, ...checked.errors] };
  };
};

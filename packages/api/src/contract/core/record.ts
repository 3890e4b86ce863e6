import { array, boolean, mixed, number, string, type ObjectSchema, type Schema } from "yup";
import type { Field, Fields, FormDefinition, ValueOf } from "@o2r/forms";
import { shape } from "./schemas.ts";

type Many = { readonly kind: "multiSelect" | "multiLookup" | "files" | "images" | "list" };
type Flag = { readonly kind: "checkbox" | "switch" };

/** What a stored field is when it is read back: null where it may be empty, a list or a flag always. */
type Stored<F> = F extends Many | Flag | { readonly required: true } ? ValueOf<F> : ValueOf<F> | null;

/** A form's fields as they are read back. A password never is. */
export type RecordOf<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly kind: "password" } ? never : K]: Stored<F[K]>;
};

const scalarOf = (field: Extract<Field, { kind: "select" | "multiSelect" }>): Schema =>
  "source" in field.options
    ? string().defined()
    : mixed()
        .oneOf(field.options.map(({ value }) => value))
        .defined();

const schemaOf = (field: Field): Schema => {
  switch (field.kind) {
    case "number":
    case "money":
    case "percent":
      return number().defined();
    case "checkbox":
    case "switch":
      return boolean().defined();
    case "select":
      return scalarOf(field);
    case "multiSelect":
      return array().of(scalarOf(field)).defined();
    case "multiLookup":
    case "files":
    case "images":
      return array().of(string().defined()).defined();
    case "list":
      return array()
        .of(shape({ [field.key ?? "id"]: string(), ...schemasOf(field.fields) }))
        .defined();
    case "group":
      throw new TypeError("A thing's record has no groups: give `crud` schemas of its own");
    case "text":
    case "textarea":
    case "password":
    case "date":
    case "time":
    case "dateTime":
    case "lookup":
    case "file":
    case "image":
      return string().defined();
  }
};

const isAlwaysThere = ({ kind, required }: Field): boolean =>
  required === true || ["checkbox", "switch", "multiSelect", "multiLookup", "files", "images", "list"].includes(kind);

const schemasOf = (fields: Fields): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== "password")
      .map(([name, field]) => [name, isAlwaysThere(field) ? schemaOf(field) : schemaOf(field).nullable()]),
  );

/** The schema of a form's fields as the service answers them, so that a plain thing need not name them twice. */
export const recordOf = <F extends Fields>(form: FormDefinition<F>): ObjectSchema<RecordOf<F>> =>
  // Built from the fields one by one, which TypeScript cannot follow.
  shape(schemasOf(form.fields)) as unknown as ObjectSchema<RecordOf<F>>;

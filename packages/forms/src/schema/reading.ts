import type { Fields } from "../definition/field.ts";
import type { JsonSchema } from "./json-condition.ts";

/** Something of the schema that the form does not say, and that its author may want to say by a rule or a check. */
export interface Left {
  /** A JSON pointer into the schema. */
  readonly path: string;
  readonly because: string;
}

/** What importing needs everywhere: how references are followed, and where to say what is left out. */
export interface Reading {
  readonly follow: (schema: unknown, path: string) => JsonSchema;
  readonly leave: (path: string, because: string) => void;
  /** The fields of a row. */
  readonly fieldsOf: (schema: JsonSchema, path: string, reading: Reading) => Fields;
  /** The `properties` that are being read: where one comes again, the schema is of a tree without end. */
  readonly around: readonly unknown[];
}

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** References lead to others only so often before they lead in a circle. */
const mostReferences = 20;

export const createReading = (
  root: JsonSchema,
  {
    leave,
    fieldsOf,
  }: {
    readonly leave: Reading["leave"];
    readonly fieldsOf: Reading["fieldsOf"];
  },
): Reading => ({
  leave,
  fieldsOf,
  around: [],
  follow: (schema, path) => {
    let found = isSchema(schema) ? schema : {};
    for (let count = 0; typeof found["$ref"] === "string"; count += 1) {
      const { $ref: reference, ...beside } = found;
      const target = count < mostReferences ? resolve(root, String(reference)) : undefined;
      if (!target) leave(path, `"$ref" ${String(reference)} leads nowhere in the schema`);
      found = { ...target, ...beside };
    }
    return found;
  },
});

const resolve = (root: JsonSchema, reference: string): JsonSchema | undefined => {
  if (!reference.startsWith("#")) return undefined;
  let at: unknown = root;
  for (const part of reference.slice(1).split("/").filter(Boolean)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    at = isSchema(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return isSchema(at) ? at : undefined;
};

import type { FormDefinition } from "@o2r/forms";

/** What a form holds of a row as the wire tells it: the row's own fields of those names, without what is not set. */
export const valuesOf = ({ fields }: FormDefinition, row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(fields)
      .map((field) => [field, Reflect.get(row, field) as unknown] as const)
      .filter(([, value]) => value !== null && value !== undefined),
  );

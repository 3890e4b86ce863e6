import type { FormDefinition } from "@o2r/forms";
import type { Values } from "./conflict/merge.ts";

/** The values of a row that a form shows: its own fields, with nothing where the row has null. */
export const valuesOfRow = (form: FormDefinition, row: object): Record<string, unknown> => {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.keys(form.fields).flatMap((field) => {
      const value = held.get(field);
      return value === null || value === undefined ? [] : [[field, value]];
    }),
  );
};

/** The values without some fields: those that a copy must not share with its original. */
export const withoutFields = (values: Values, left: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !left.includes(field)));

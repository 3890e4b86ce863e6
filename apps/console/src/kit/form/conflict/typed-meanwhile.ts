import type { FormHandle } from "@o2r/forms/react";
import type { FormDefinition } from "@o2r/forms";
import { valuesOfRow } from "../form-values.ts";
import { changedFields, type Values } from "./merge.ts";

/** Every field as it stands on the screen. */
export const screenOf = (form: FormHandle): Values =>
  Object.fromEntries(Object.keys(form.definition.fields).map((name) => [name, form.engine.raw(name)]));

/** What was typed after `sent` was taken: a save that is on its way does not hold it. */
export const typedSince = (form: FormHandle, sent: Values): Values =>
  Object.fromEntries(Object.entries(screenOf(form)).filter(([name, value]) => !Object.is(value, sent[name])));

/** Whether a save has kept something otherwise than it was sent: the form then shows what is kept. */
export const keptOtherwise = (definition: FormDefinition, sent: Values, saved: object): boolean => {
  // The rows of a list have no names of their own to be compared by.
  const names = Object.entries(definition.fields).flatMap(([name, { kind, derive, readOnly }]) =>
    kind === "list" || derive || readOnly ? [] : [name],
  );
  return changedFields(names, sent, valuesOfRow(definition, saved)).length > 0;
};

const carried = new Map<string, Values>();

/** Takes what was typed while a new row was saved over to the page of that row. */
export const carryOver = (id: string, typed: Values): void => {
  if (Object.keys(typed).length > 0) carried.set(id, typed);
};

/** What was carried over to a row's page. It is handed out once. */
export const takeOver = (id: string): Values => {
  const typed = carried.get(id) ?? {};
  carried.delete(id);
  return typed;
};

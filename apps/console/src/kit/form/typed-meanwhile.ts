import type { FormHandle } from "@o2r/forms/react";
import type { Values } from "./merge.ts";

/** Every field as it stands on the screen. */
export const screenOf = (form: FormHandle): Values =>
  Object.fromEntries(Object.keys(form.definition.fields).map((name) => [name, form.engine.raw(name)]));

/** What was typed after `sent` was taken: a save that is on its way does not hold it. */
export const typedSince = (form: FormHandle, sent: Values): Values =>
  Object.fromEntries(Object.entries(screenOf(form)).filter(([name, value]) => !Object.is(value, sent[name])));

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

import type { Field, Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Registry } from "../engine/world.types.ts";
import type { OwnMessages } from "./messages.ts";

const spoken = new WeakMap<OwnMessages, WeakMap<FormDefinition, FormDefinition>>();

/** The same form, each field of which says these sentences where the definition gives none of its own. */
export const speak = (form: FormDefinition, messages: OwnMessages | undefined): FormDefinition => {
  if (!messages) return form;
  const forms = spoken.get(messages) ?? new WeakMap<FormDefinition, FormDefinition>();
  spoken.set(messages, forms);
  const made = forms.get(form) ?? { ...form, fields: speakFields(form.fields, messages) };
  forms.set(form, made);
  return made;
};

const speakFields = <F extends Fields>(fields: F, messages: OwnMessages): F =>
  // Each field stays what it is, but for its words.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, speakField(field, messages)])) as F;

const speakField = (field: Field, messages: OwnMessages): Field => ({
  ...field,
  messages: {
    ...messages,
    ...(field.kind.startsWith("date") && { min: messages.minDay, max: messages.maxDay }),
    ...(field.kind === "time" && { min: messages.minTime, max: messages.maxTime }),
    ...(field.kind === "percent" && { max: messages.percent }),
    ...field.messages,
  },
  ...(field.kind === "list" && {
    // A list words what repeats in its columns.
    fields: speakFields(field.fields, {
      ...messages,
      ...(field.messages?.unique && { unique: field.messages.unique }),
    }),
  }),
});

/** The same registry, whose checks refuse in these words. */
export const speakChecks = (registry: Registry, { checks }: OwnMessages): Registry =>
  checks && registry.checks
    ? {
        ...registry,
        checks: Object.fromEntries(
          Object.entries(registry.checks).map(([name, check]) => [
            name,
            Object.hasOwn(checks, name) ? { ...check, message: checks[name] ?? check.message } : check,
          ]),
        ),
      }
    : registry;

import { compile } from "../compile/compile.ts";
import type { FormDefinition } from "../definition/form.ts";
import { own } from "../engine/own.ts";
import type { Registry } from "../engine/registry.ts";

/** For tests of a form by itself: a registry whose sources hold whatever was chosen, where it does not say what they hold. */
export const anyChoice = (form: FormDefinition, registry: Registry = {}): Registry => {
  const named = [...compile(form).fields.values()].flatMap(({ field }) =>
    "options" in field && "source" in field.options ? [field.options.source] : [],
  );
  const exists = () => Promise.resolve(true);
  const sources = named.map((name) => [name, { exists, ...own(registry.sources, name) }] as const);
  return { ...registry, sources: { ...registry.sources, ...Object.fromEntries(sources) } };
};

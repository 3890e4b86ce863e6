import { compile } from "../compile/compile.ts";
import type { FormDefinition } from "../definition/form.ts";
import { own } from "../engine/own.ts";
import type { Registry } from "../engine/world.types.ts";
import { isSuggested } from "../engine/settle.ts";
import { ready } from "../ready/index.ts";

/**
 * For tests of a form by itself: a registry whose sources hold whatever was chosen, where it does not say what they hold,
 * and that suggests nothing where it does not say what is suggested.
 */
export const anyChoice = (form: FormDefinition, registry: Registry = {}): Registry => {
  const fields = [...compile(form).fields.values()].map(({ field }) => field);
  const named = fields.flatMap((field) =>
    "options" in field && "source" in field.options ? [field.options.source] : [],
  );
  const exists = () => Promise.resolve(true);
  const sources = named.map((name) => [name, { exists, ...own(registry.sources, name) }] as const);
  const suggested = fields.flatMap((field) => (field.derive && isSuggested(field) ? [field.derive.by] : []));
  const nothing = suggested
    .filter((name) => !own(ready.derivations, name))
    .map((name) => [name, () => undefined] as const);
  return {
    ...registry,
    derivations: { ...Object.fromEntries(nothing), ...registry.derivations },
    sources: { ...registry.sources, ...Object.fromEntries(sources) },
  };
};

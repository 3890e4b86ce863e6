import { compile } from "../compile/compile.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Rule } from "../definition/rule.ts";
import { own } from "../engine/own.ts";
import type { Registry } from "../engine/world.types.ts";
import { ready } from "../ready/index.ts";

/**
 * Makes sure that a service can judge a form at all: that its registry has every check and derivation that the form
 * names, and can say of every source whether a value exists. `validateSubmission` does so by itself; a service that
 * does so when it starts hears of the mistake before anybody sends anything.
 *
 * @throws FormDefinitionError where the definition cannot work; Error that names the form, the field and what is missing.
 */
export const checkSupplies = (form: FormDefinition, { checks, derivations, sources }: Registry): void => {
  const refuse = (at: string, lack: string): never => {
    throw new Error(`Form "${form.id}", ${at}: the registry ${lack}`);
  };
  const needCheck = (at: string, name: string): void => {
    if (!own(checks, name) && !own(ready.checks, name)) refuse(at, `has no check "${name}"`);
  };
  const needDerivation = (at: string, name: string): void => {
    if (!own(derivations, name) && !own(ready.derivations, name)) refuse(at, `has no derivation "${name}"`);
  };
  const needSource = (at: string, name: string): void => {
    if (own(sources, name)?.exists) return;
    const what = own(sources, name) ? `has a source "${name}" without \`exists\`` : `has no source "${name}"`;
    refuse(at, `${what}: \`sources["${name}"].exists\` says whether what was chosen may be chosen`);
  };
  const needOperands = (at: string, rules: readonly Rule[]): void => {
    for (const { compare } of rules) {
      for (const operand of [compare[0], compare[2]]) {
        if (typeof operand === "object" && "by" in operand) needDerivation(at, operand.by);
      }
    }
  };
  for (const { path, field } of compile(form).fields.values()) {
    const at = `field "${path}"`;
    for (const use of [...(field.checks ?? []), ...(field.warns ?? [])])
      needCheck(at, typeof use === "string" ? use : use.check);
    if (field.derive && field.derive.formula === undefined) needDerivation(at, field.derive.by);
    if ("options" in field && "source" in field.options) needSource(at, field.options.source);
    if (field.kind === "list") needOperands(at, field.rules);
  }
  needOperands("a rule", form.rules);
};

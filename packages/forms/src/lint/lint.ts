import { checkDefinition } from "../compile/check-definition.ts";
import { compile } from "../compile/compile.ts";
import { FormDefinitionError } from "../compile/definition-error.ts";
import type { FormDefinition } from "../definition/form.ts";
import { contradictions } from "./contradiction.ts";
import { cycles } from "./cycle.ts";
import { deadConditions } from "./dead-condition.ts";
import { deadFields } from "./dead-field.ts";
import { createDesk } from "./desk.ts";
import type { Finding, LintOptions } from "./finding.ts";
import { hiddenRequired } from "./hidden-required.ts";
import { impossibleOptions } from "./impossible-option.ts";
import { impossibleValues } from "./impossible-value.ts";
import { missingSupplies } from "./missing-supply.ts";
import { neverEditable } from "./never-editable.ts";
import { slowPatternFindings } from "./slow-pattern.ts";
import { unknownReferences } from "./unknown-reference.ts";
import { unreachableSteps } from "./unreachable-step.ts";

const looks = [
  deadFields,
  deadConditions,
  hiddenRequired,
  neverEditable,
  impossibleOptions,
  impossibleValues,
  contradictions,
  missingSupplies,
  unreachableSteps,
  slowPatternFindings,
];

/**
 * What is certainly wrong with a definition, before anybody fills it in. It says nothing where it cannot be certain:
 * what a pattern, a named check or a derivation gives is taken to be anything.
 *
 * A definition that does not compile gets the findings that say why, and no others.
 */
export const lint = (form: FormDefinition, options: LintOptions = {}): readonly Finding[] => {
  const broken = refusalOf(form);
  if (broken) {
    const reasons = [...unknownReferences(form), ...cycles(form)];
    return reasons.length > 0 ? reasons : [broken];
  }
  const desk = createDesk(form, options);
  return withoutRepetition(
    form,
    looks.flatMap((look) => look(desk)),
  );
};

/** What is wrong with a group's condition is wrong with that of every field in it: it is said once, of the group. */
const withoutRepetition = ({ fields }: FormDefinition, findings: readonly Finding[]): readonly Finding[] => {
  const groups = Object.keys(fields).filter((name) => fields[name]?.kind === "group");
  const isSaidOf = (group: string, { code, path }: Finding): boolean => {
    const [, aspect = ""] = /\.(visible|enabled|readOnly)(?:\.|$)/.exec(path) ?? [];
    const isInside = path.startsWith(`fields.${group}.`) && !path.startsWith(`fields.${group}.${aspect}`);
    return isInside && findings.some((one) => one.code === code && one.path.startsWith(`fields.${group}.${aspect}`));
  };
  return findings.filter((finding) => !groups.some((group) => isSaidOf(group, finding)));
};

const refusalOf = (form: FormDefinition): Finding | undefined => {
  try {
    checkDefinition(form);
    compile(form);
    return undefined;
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    const because = error.message.slice(error.path.length + 2);
    return { code: "malformed", path: error.path, because, fix: "Write it as the types of @o2r/forms have it" };
  }
};

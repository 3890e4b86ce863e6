export { operators } from "./definition/condition.ts";
export type { Aggregate, Condition, Operand, Operator, Scalar, Subject } from "./definition/condition.ts";
export * from "./definition/builders.ts";
export type * from "./definition/field.ts";
export type * from "./definition/values.ts";
export { defineForm } from "./definition/form.ts";
export type { FieldName, FormDefinition, GroupsOf, NamesOf, Section, Step, ValuesOf } from "./definition/form.ts";
export { formula } from "./compile/formula.ts";
export type { Formula } from "./definition/formula.ts";
export { section, step } from "./definition/layout.ts";
export type { Migration, MigrationStep } from "./definition/migration.ts";
export { chain } from "./definition/rule.ts";
export type { CompareRule, Rule, RuleGiven, SideMessages } from "./definition/rule.ts";
export { compile } from "./compile/compile.ts";
export type { CompiledField, CompiledForm } from "./compile/compile.ts";
export { english } from "./compile/messages.ts";
export type { FieldsDone, Messages, OwnMessages } from "./compile/messages.ts";
export { FormDefinitionError } from "./compile/definition-error.ts";
export { createEngine } from "./engine/engine.ts";
export type { Engine, EngineOptions, FieldChange, FormProblem, FormSnapshot, Verdicts } from "./engine/engine.ts";
export type { Problem, Value, Facts, RawValues } from "./engine/value.ts";
export type { FieldSnapshot, Origin } from "./engine/state.types.ts";
export type {
  Inquiry,
  Outcome,
  Lists,
  SentValue,
  Answer,
  Check,
  Derive,
  Filters,
  Registry,
  Source,
  Effect,
} from "./engine/world.types.ts";
export type { Reason, Verdict } from "./engine/evaluate.ts";
export { isSuggested } from "./engine/settle.ts";
export type { Pruned } from "./engine/prune.ts";

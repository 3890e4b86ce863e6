export { operators } from "./definition/condition.ts";
export type { Aggregate, Condition, Operand, Operator, Scalar, Subject } from "./definition/condition.ts";
export * from "./definition/builders.ts";
export type * from "./definition/field.ts";
export { defineForm } from "./definition/form.ts";
export type { FormDefinition, NamesOf, Section, Step, ValuesOf } from "./definition/form.ts";
export { section, step } from "./definition/layout.ts";
export type { Migration, MigrationStep } from "./definition/migration.ts";
export { chain } from "./definition/rule.ts";
export type { CompareRule, Rule, RuleGiven, SideMessages } from "./definition/rule.ts";
export { compile } from "./compile/compile.ts";
export type { CompiledField, CompiledForm } from "./compile/compile.ts";
export { FormDefinitionError } from "./compile/definition-error.ts";
export { createEngine } from "./engine/engine.ts";
export type {
  Effect,
  Engine,
  EngineOptions,
  Facts,
  FieldChange,
  FormProblem,
  FormSnapshot,
  RawValues,
  Verdicts,
} from "./engine/engine.ts";
export type { Problem, Value } from "./engine/cast.ts";
export type { Reason, Verdict } from "./engine/evaluate.ts";
export type { FieldSnapshot, Origin } from "./engine/field-state.ts";
export { isSuggested } from "./engine/settle.ts";
export type { Inquiry, Outcome } from "./engine/inquiry.types.ts";
export type { Lists } from "./engine/lists.types.ts";
export type { Pruned, SentValue } from "./engine/prune.ts";
export type { Answer, Check, Derive, Filters, Registry, Source } from "./engine/registry.ts";

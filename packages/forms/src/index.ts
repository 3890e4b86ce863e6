export { operators } from "./definition/condition.ts";
export type { Condition, Operand, Operator, Scalar } from "./definition/condition.ts";
export * from "./definition/builders.ts";
export type * from "./definition/field.ts";
export { defineForm } from "./definition/form.ts";
export type { FormDefinition, NamesOf, Section, Step, ValuesOf } from "./definition/form.ts";
export { section, step } from "./definition/layout.ts";
export { chain } from "./definition/rule.ts";
export type { CompareRule, Rule, SideMessages } from "./definition/rule.ts";

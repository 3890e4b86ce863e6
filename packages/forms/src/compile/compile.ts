import type { Schema } from "yup";
import type { Condition } from "../definition/condition.ts";
import type { Field } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { CompareRule } from "../definition/rule.ts";
import { checkDefinition } from "./check-definition.ts";
import { FormDefinitionError } from "./definition-error.ts";
import { leafSchema } from "./leaf-schema.ts";
import { orderByReads } from "./order.ts";
import { readsOf } from "./reads.ts";

export interface CompiledRule {
  /** Its path in the definition, such as `rules.2`. */
  readonly id: string;
  readonly rule: CompareRule;
  /** The fields that carry its message when it fails. */
  readonly blamed: readonly { readonly name: string; readonly message: string }[];
}

export interface CompiledField {
  readonly name: string;
  readonly field: Field;
  /** Made when the field is first judged. */
  readonly schema: () => Schema;
  /** Its place in the definition: the order of errors. */
  readonly index: number;
  /** Its place in the order in which values settle. */
  readonly rank: number;
  /** Fields whose visibility, enablement or derived value reads this one. */
  readonly steers: readonly string[];
  /** Fields that are required or read-only, or stand in a failing comparison, because of this one. */
  readonly judges: readonly string[];
  /** Comparisons that may blame this field, in the order of the definition. */
  readonly rules: readonly CompiledRule[];
}

export interface CompiledForm {
  readonly form: FormDefinition;
  /** In the order of the definition. */
  readonly fields: ReadonlyMap<string, CompiledField>;
  /** In the order in which values settle. */
  readonly settling: readonly CompiledField[];
}

const compiled = new WeakMap<FormDefinition, CompiledForm>();

/**
 * Prepares a definition once: the graph of what reads what, the order of evaluation, and each field's schema.
 *
 * @throws FormDefinitionError where the definition cannot work, with the path and the reason.
 */
export const compile = (form: FormDefinition): CompiledForm => {
  const known = compiled.get(form);
  if (known) return known;
  checkDefinition(form);
  const made = build(form);
  compiled.set(form, made);
  return made;
};

const build = (form: FormDefinition): CompiledForm => {
  const names = Object.keys(form.fields);
  const reads = new Map<string, readonly string[]>();
  const steers = collector(names);
  const judges = collector(names);
  const blaming = new Map(names.map((name) => [name, new Array<CompiledRule>()]));

  for (const [name, field] of Object.entries(form.fields)) {
    const conditions = (...aspects: readonly (true | Condition | undefined)[]): readonly string[] =>
      aspects.flatMap((aspect) => (typeof aspect === "object" ? readsOf(aspect) : []));
    // Being required never changes a value, so two fields may each be required by the other without a cycle.
    const structural = [...conditions(field.visible, field.enabled), ...(field.derive?.from ?? [])];
    reads.set(name, structural);
    for (const read of structural) steers.get(read)?.add(name);
    for (const read of conditions(field.required, field.readOnly)) judges.get(read)?.add(name);
  }
  form.rules.forEach((rule, index) => {
    const [left, , right] = rule.compare;
    const prepared = { id: `rules.${index}`, rule, blamed: blamedBy(rule) };
    const read = [left, ...(typeof right === "string" ? [right] : []), ...(rule.when ? readsOf(rule.when) : [])];
    for (const { name } of prepared.blamed) {
      blaming.get(name)?.push(prepared);
      for (const other of read) if (other !== name) judges.get(other)?.add(name);
    }
  });

  const settlingNames = orderByReads(names, reads);
  const ranks = new Map(settlingNames.map((name, rank) => [name, rank]));
  const fields = new Map(
    Object.entries(form.fields).map(([name, field], index): [string, CompiledField] => [
      name,
      {
        name,
        field,
        schema: schemaOf(name, field),
        index,
        rank: ranks.get(name) ?? 0,
        steers: [...(steers.get(name) ?? [])],
        judges: [...(judges.get(name) ?? [])],
        rules: blaming.get(name) ?? [],
      },
    ]),
  );
  return { form, fields, settling: [...fields.values()].sort((a, b) => a.rank - b.rank) };
};

const collector = (names: readonly string[]): Map<string, Set<string>> =>
  new Map(names.map((name) => [name, new Set<string>()]));

const schemaOf = (name: string, field: Field): (() => Schema) => {
  let made: Schema | undefined;
  const schema = (): Schema => (made ??= leafSchema(field));
  try {
    // A pattern may be no regular expression; that is to be known now.
    if ("pattern" in field) schema();
  } catch (reason) {
    throw new FormDefinitionError(`fields.${name}`, String(reason));
  }
  return schema;
};

const blamedBy = ({ compare: [left, , right], message, blame = "left" }: CompareRule): CompiledRule["blamed"] => {
  const words = typeof message === "object" ? message : sides(message, blame);
  return [
    ...(words.left === undefined ? [] : [{ name: left, message: words.left }]),
    ...(words.right === undefined || typeof right !== "string" ? [] : [{ name: right, message: words.right }]),
  ];
};

const sides = (message: string, blame: "left" | "right" | "both"): { left?: string; right?: string } => ({
  ...(blame === "right" ? {} : { left: message }),
  ...(blame === "left" ? {} : { right: message }),
});

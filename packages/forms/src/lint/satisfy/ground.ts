import { compile, pathFrom } from "../../compile/compile.ts";
import type { Condition } from "../../definition/condition.ts";
import type { Field } from "../../definition/field.ts";
import type { FormDefinition } from "../../definition/form.ts";
import type { CompareRule } from "../../definition/rule.ts";

/** Tells which key a name means where it is written. */
export type At = (name: string) => string;

/** A field where it stands. Every row of a list is like any other, so one stands for all. */
export interface PlacedField {
  /** `mrp`, or `lines.qty` for a field of a row. */
  readonly key: string;
  readonly path: string;
  readonly field: Field;
  readonly at: At;
  /** The list in whose rows it stands. */
  readonly list?: string;
  /** It may hold what it could not be filled with: while it is read-only, its value is not judged. */
  readonly unjudged: boolean;
}

export interface PlacedRule {
  readonly path: string;
  readonly rule: CompareRule;
  readonly at: At;
  /** The list of whose rows it is a rule. */
  readonly list?: string;
}

export const aspects = ["visible", "enabled", "required", "readOnly"] as const;

export interface PlacedCondition {
  readonly path: string;
  readonly condition: Condition;
  readonly at: At;
  /** The list in whose rows it is asked. */
  readonly list: string | undefined;
  /** Whose aspect it decides; a rule's `when` has none. */
  readonly owner?: { readonly placed: PlacedField; readonly aspect: (typeof aspects)[number] };
}

/** Every field and rule of a form, each with the meaning of names where it stands. */
export interface Ground {
  readonly fields: ReadonlyMap<string, PlacedField>;
  readonly rules: readonly PlacedRule[];
  readonly conditions: readonly PlacedCondition[];
}

/** Expects a definition that compiles. Its fields come in the order in which they settle: what one reads is before it. */
export const groundOf = (form: FormDefinition): Ground => {
  const { fields, settling: order } = compile(form);
  const ranks = new Map(order.map(({ path }, rank) => [path, rank]));
  /** What names mean in the rows of a list, or outside of any. Read from outside, a column is all its cells at once. */
  const atIn =
    (list: string | undefined): At =>
    (name) => {
      const path = pathFrom(fields, name, list);
      const other = fields.get(path)?.list;
      return other === undefined || `${list}.`.startsWith(`${other}.`) ? path : `column:${path}`;
    };
  const isFixed = (list: string | undefined): boolean => {
    const around = list === undefined ? undefined : fields.get(list);
    return around !== undefined && (around.field.readOnly !== undefined || isFixed(around.list));
  };
  const placed = [...fields.values()].map(({ path: key, at: path, field, list }): PlacedField => {
    const unjudged = isUnjudged(field) || isFixed(list);
    return { key, path, field, at: atIn(list), unjudged, ...(list === undefined ? {} : { list }) };
  });
  const rules: readonly PlacedRule[] = [
    ...form.rules.map((rule, index) => ({ path: `rules.${index}`, rule, at: atIn(undefined) })),
    ...[...fields.values()].flatMap(({ path: list, at, field }) =>
      field.kind === "list"
        ? field.rules.map((rule, index) => ({ path: `${at}.rules.${index}`, rule, at: atIn(list), list }))
        : [],
    ),
  ];
  const owned = placed.flatMap((one) =>
    aspects.flatMap((aspect): PlacedCondition[] => {
      const condition = one.field[aspect];
      return typeof condition === "object"
        ? [{ path: `${one.path}.${aspect}`, condition, at: one.at, list: one.list, owner: { placed: one, aspect } }]
        : [];
    }),
  );
  const asked = rules.flatMap(({ path, rule, at, list }): PlacedCondition[] =>
    rule.when ? [{ path: `${path}.when`, condition: rule.when, at, list }] : [],
  );
  const settling = [...placed].sort((a, b) => (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0));
  return { fields: new Map(settling.map((one) => [one.key, one])), rules, conditions: [...owned, ...asked] };
};

const isUnjudged = ({ readOnly, derive }: Field): boolean => readOnly !== undefined && !derive;

/** A condition that holds no other. */
export type Atom = Exclude<
  Condition,
  { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }
>;

/** The questions a condition is made of, each with its own place. */
export const atomsOf = (
  condition: Condition,
  path: string,
): readonly { readonly atom: Atom; readonly path: string }[] => {
  if ("all" in condition) return condition.all.flatMap((part, index) => atomsOf(part, `${path}.all.${index}`));
  if ("any" in condition) return condition.any.flatMap((part, index) => atomsOf(part, `${path}.any.${index}`));
  if ("not" in condition) return atomsOf(condition.not, `${path}.not`);
  return [{ atom: condition, path }];
};

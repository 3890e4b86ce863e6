import type { Condition, Operand } from "../definition/condition.ts";
import { fixedOptions, type Field, type Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { CompareRule, Rule } from "../definition/rule.ts";
import { refuseUnknown } from "./definition-error.ts";
import { orderByReads } from "./order.ts";
import { readsOf, readsOfComparison } from "./reads.ts";

export interface CompiledRule {
  /** Its path in the definition, such as `rules.2` or `fields.lines.rules.0`. */
  readonly id: string;
  readonly rule: CompareRule;
  /** The fields that carry its message when it fails. */
  readonly blamed: readonly { readonly path: string; readonly side: "left" | "right"; readonly message: string }[];
}

/** A field with its place in the form and all that decides about it. */
export interface CompiledField {
  /** Its name among its siblings; in a group its path, such as `address.city`. */
  readonly name: string;
  /** Its name in the form: `mrp`, `address.city`, or `lines.qty` for a column of a list. */
  readonly path: string;
  /** Where it stands in the definition, such as `fields.lines.fields.qty`. */
  readonly at: string;
  readonly field: Field;
  /** What it is called, after the groups that it stands in: "Address: City". */
  readonly label: string;
  /** The list it is a column of. */
  readonly list: string | undefined;
  /** Its place in the order in which values settle. */
  readonly rank: number;
  /** Paths of the fields whose visibility, enablement or derived value reads this one. */
  readonly steers: ReadonlySet<string>;
  /** Paths of the fields that are required or read-only, are checked, or stand in a failing comparison, by this one. */
  readonly judges: ReadonlySet<string>;
  /** Comparisons that may blame this field, in the order of the definition. */
  readonly rules: readonly CompiledRule[];
}

/** A definition made ready to be computed with: what depends on what, and in which order values settle. */
export interface CompiledForm {
  readonly form: FormDefinition;
  /** By path, in the order of the definition; a list is followed by its columns. */
  readonly fields: ReadonlyMap<string, CompiledField>;
  /** In the order in which values settle. */
  readonly settling: readonly CompiledField[];
}

const compiled = new WeakMap<FormDefinition, CompiledForm>();

/**
 * Prepares a definition once: the graph of what reads what and the order of evaluation.
 * A definition that is not known to be well formed is checked by `deserialize` of `@o2r/forms/serialize` first.
 *
 * @throws FormDefinitionError where a name, condition or operator is not known, or values would wait for each other.
 */
export const compile = (form: FormDefinition): CompiledForm => {
  const made = compiled.get(form) ?? build(form);
  compiled.set(form, made);
  return made;
};

/** A field while the graph is drawn. */
interface Draft extends CompiledField {
  rank: number;
  readonly rules: CompiledRule[];
  readonly steers: Set<string>;
  readonly judges: Set<string>;
  /** Paths of the fields that must settle before it. */
  readonly reads: string[];
}

const build = (form: FormDefinition): CompiledForm => {
  const fields = new Map<string, Draft>();
  addDrafts(fields, form.fields);
  for (const draft of fields.values()) drawField(fields, draft);
  drawRules(fields, form.rules, "rules");
  const settling = orderByReads(fields);
  for (const [rank, draft] of settling.entries()) draft.rank = rank;
  return { form, fields, settling };
};

const addDrafts = (fields: Map<string, Draft>, given: Fields, list?: Draft): void => {
  for (const [name, field] of Object.entries(given)) {
    const path = list ? `${list.path}.${name}` : name;
    const draft: Draft = {
      name,
      path,
      at: list ? `${list.at}.fields.${name}` : `fields.${name}`,
      field,
      label: (field.within ?? "") + field.label,
      list: list?.path,
      rank: 0,
      steers: new Set(),
      judges: new Set(),
      rules: [],
      // A row settles after its list, on whose visibility it depends.
      reads: list ? [list.path] : [],
    };
    fields.set(path, draft);
    if (field.kind === "list") addDrafts(fields, field.fields, draft);
  }
};

/** The paths of what is named inside a field's row, and of lists whose rows are read: these matter when rows come and go. */
const pathsOf = (
  fields: ReadonlyMap<string, Draft>,
  names: readonly string[],
  list: string | undefined,
  at: string,
): readonly string[] =>
  names.flatMap((name) => {
    const path = pathFrom(fields, name, list);
    const found = fields.get(path);
    const paths = [path];
    const isAround = (other: string | undefined): boolean => `${list}.`.startsWith(`${other}.`);
    // A row cannot read all rows of its own list, or of one around it: each would wait for the others.
    if (!found || (name[0] === "/" ? isAround(found.list) : name[0] === "." && found.list === list))
      return refuseUnknown(at, "field", name);
    for (let other = found.list; other && !isAround(other); other = fields.get(other)?.list) paths.push(other);
    return paths;
  });

/** What a name means inside the rows of a list: `/mrp` is of the form, `../qty` of the row around. */
export const pathFrom = (fields: CompiledForm["fields"], name: string, list: string | undefined): string =>
  list === undefined
    ? name
    : name[0] === "/"
      ? name.slice(1)
      : name[0] === "."
        ? pathFrom(fields, name.slice(3), fields.get(list)?.list)
        : `${list}.${name}`;

const drawField = (fields: ReadonlyMap<string, Draft>, draft: Draft): void => {
  const { path, list, field, at } = draft;
  const read = (names: readonly string[], aspect: string): readonly string[] =>
    pathsOf(fields, names, list, `${at}.${aspect}`);
  const asked = (aspect: "visible" | "enabled" | "required" | "readOnly"): readonly string[] => {
    const condition: true | Condition | undefined = field[aspect];
    return typeof condition === "object" ? read(readsOf(condition, `${at}.${aspect}`), aspect) : [];
  };
  // Being required never changes a value, so two fields may each be required by the other without a cycle.
  const structural = [...asked("visible"), ...asked("enabled"), ...read(field.derive?.from ?? [], "derive")];
  draft.reads.push(...structural);
  for (const other of structural) fields.get(other)?.steers.add(path);
  const checked = field.checks?.flatMap((use) => (typeof use === "string" ? [] : read(use.with, "checks"))) ?? [];
  const offered = fixedOptions(field).flatMap(({ visible }, index) =>
    visible ? read(readsOf(visible, `${at}.options.${index}.visible`), "options") : [],
  );
  for (const other of [...asked("required"), ...asked("readOnly"), ...checked, ...offered]) {
    const { judges } = fields.get(other) ?? draft;
    judges.add(path);
    // Its rows cannot be changed while it cannot.
    if (field.kind === "list") for (const other of fields.keys()) if (other.startsWith(`${path}.`)) judges.add(other);
  }
  if (field.kind === "list") drawRules(fields, field.rules, `${at}.rules`, path);
};

const drawRules = (fields: ReadonlyMap<string, Draft>, rules: readonly Rule[], where: string, list?: string): void => {
  for (const [index, rule] of rules.entries()) {
    const id = `${where}.${index}`;
    const names = [...readsOfComparison(rule.compare, id), ...(rule.when ? readsOf(rule.when, `${id}.when`) : [])];
    const read = pathsOf(fields, names, list, id);
    const prepared = { id, rule, blamed: blamedBy(rule, list, fields) };
    for (const { path } of prepared.blamed) {
      const target = fields.get(path);
      // A column is compared within its row only.
      if (target?.list !== list) refuseUnknown(id, "field", path);
      target?.rules.push(prepared);
      for (const other of read) if (other !== path) fields.get(other)?.judges.add(path);
    }
  }
};

const blamedBy = (
  { compare, message, blame = "left" }: CompareRule,
  list: string | undefined,
  fields: ReadonlyMap<string, Draft>,
): CompiledRule["blamed"] =>
  (["left", "right"] as const).flatMap((side) => {
    const own = typeof message === "object" ? message[side] : blame === side || blame === "both" ? message : undefined;
    const path = blamedPath(compare[side === "left" ? 0 : 2], list, fields);
    return path === undefined || own === undefined ? [] : [{ path, side, message: own }];
  });

/** A field, or the list of an aggregate. From inside a row, what lies outside is not blamed. */
const blamedPath = (
  given: Operand,
  list: string | undefined,
  fields: ReadonlyMap<string, Draft>,
): string | undefined => {
  // Of what is no aggregate, neither is there.
  const { sum, count = sum } = Object(given) as Readonly<Record<string, string | undefined>>;
  const name = typeof given === "string" ? given : count;
  if (!name || name[0] === "." || name[0] === "/") return undefined;
  let path: string | undefined = pathFrom(fields, name, list);
  while (path && fields.get(path)?.list !== list) path = fields.get(path)?.list;
  return path;
};

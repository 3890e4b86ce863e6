type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);
const bagOf = (value: unknown): Bag => (isBag(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A place where the definition names a field. */
export interface Reference {
  readonly path: string;
  /** As it is written; inside a row `/name` is a field of the form, `../name` of the row around. */
  readonly name: unknown;
  /** The list in whose rows it is written. */
  readonly list?: string;
  /** The lists around that one, the outermost first. */
  readonly lists?: readonly string[];
  /** The field that cannot be settled before the named one is; rules and requirements wait for nobody. */
  readonly waiting?: string;
}

/** Every name of a field in a definition. Takes any JSON: what is no definition names nothing. */
export const referencesOf = (form: unknown): readonly Reference[] => {
  const given = bagOf(form);
  return [
    ...Object.entries(bagOf(given["fields"])).flatMap(([name, field]) => inField(bagOf(field), name)),
    ...inRules(given["rules"], "rules"),
    ...["sections", "steps"].flatMap((part) =>
      listOf(given[part]).flatMap((section, index) => names(bagOf(section)["fields"], `${part}.${index}.fields`)),
    ),
  ];
};

/** The names under which a definition's fields can be spoken of: fields, rows' fields as `list.cell`. */
export const namesOf = (form: unknown): readonly string[] => namesIn(bagOf(form)["fields"], "");

const namesIn = (fields: unknown, prefix: string): readonly string[] =>
  Object.entries(bagOf(fields)).flatMap(([name, field]) => [
    prefix + name,
    ...namesIn(bagOf(field)["fields"], `${prefix}${name}.`),
  ]);

/** The form's own name for what a reference means: `lines.qty` for a field of a row. */
export const meaningOf = ({ name, list, lists = [] }: Reference): string | undefined => {
  if (typeof name !== "string") return undefined;
  if (list === undefined) return name;
  if (name.startsWith("/")) return name.slice(1);
  const around = lists.at(-1);
  if (!name.startsWith("../")) return `${list}.${name}`;
  return meaningOf({
    path: "",
    name: name.slice(3),
    ...(around === undefined ? {} : { list: around, lists: lists.slice(0, -1) }),
  });
};

/** @param lists The lists in whose rows the field stands, the outermost first. */
const inField = (
  field: Bag,
  name: string,
  path = `fields.${name}`,
  lists: readonly string[] = [],
): readonly Reference[] => [
  ...within(lists, inAspects(field, path, name)),
  ...Object.entries(bagOf(field["fields"])).flatMap(([cell, inner]) => [
    { path, name, waiting: `${name}.${cell}` },
    ...inField(bagOf(inner), `${name}.${cell}`, `${path}.fields.${cell}`, [...lists, name]),
  ]),
  ...within(
    [...lists, name],
    [
      ...inRules(field["rules"], `${path}.rules`),
      ...listOf(field["unique"]).flatMap((columns, index) =>
        names(Array.isArray(columns) ? columns : [columns], `${path}.unique.${index}`),
      ),
    ],
  ),
];

const within = (lists: readonly string[], references: readonly Reference[]): readonly Reference[] => {
  const list = lists.at(-1);
  return list === undefined
    ? references
    : references.map((reference) => ({ ...reference, list, lists: lists.slice(0, -1) }));
};

const waitingFor = (waiting: string, references: readonly Reference[]): readonly Reference[] =>
  references.map((reference) => ({ ...reference, waiting }));

const inAspects = (field: Bag, path: string, self: string): readonly Reference[] => [
  ...waitingFor(self, [
    ...["visible", "enabled"].flatMap((aspect) => inCondition(field[aspect], `${path}.${aspect}`)),
    ...names(bagOf(field["derive"])["from"], `${path}.derive.from`),
  ]),
  ...["required", "readOnly"].flatMap((aspect) => inCondition(field[aspect], `${path}.${aspect}`)),
  ...listOf(field["checks"]).flatMap((check, index) => names(bagOf(check)["with"], `${path}.checks.${index}.with`)),
  ...listOf(field["options"]).flatMap((option, index) =>
    inCondition(bagOf(option)["visible"], `${path}.options.${index}.visible`),
  ),
  ...Object.entries(bagOf(bagOf(field["options"])["filters"])).map(([filter, name]) => ({
    path: `${path}.options.filters.${filter}`,
    name,
  })),
];

const inRules = (rules: unknown, path: string): readonly Reference[] =>
  listOf(rules).flatMap((rule, index) => [
    ...inComparison(bagOf(rule)["compare"], `${path}.${index}.compare`),
    ...inCondition(bagOf(rule)["when"], `${path}.${index}.when`),
  ]);

const inCondition = (condition: unknown, path: string): readonly Reference[] => {
  const given = bagOf(condition);
  return [
    ...("field" in given ? [{ path: `${path}.field`, name: given["field"] }] : []),
    ...names(given["anyFilled"], `${path}.anyFilled`),
    ...inComparison(given["compare"], `${path}.compare`),
    ...["all", "any"].flatMap((key) =>
      listOf(given[key]).flatMap((part, index) => inCondition(part, `${path}.${key}.${index}`)),
    ),
    ...("not" in given ? inCondition(given["not"], `${path}.not`) : []),
  ];
};

const inComparison = (compare: unknown, path: string): readonly Reference[] => {
  const [left, , right] = listOf(compare);
  return [...inSide(left, `${path}.0`), ...inSide(right, `${path}.2`)];
};

const inSide = (side: unknown, path: string): readonly Reference[] => {
  if (typeof side === "string") return [{ path, name: side }];
  const given = bagOf(side);
  return [
    ...["sum", "count"].flatMap((key) => (key in given ? [{ path: `${path}.${key}`, name: given[key] }] : [])),
    ...names(given["from"], `${path}.from`),
  ];
};

const names = (list: unknown, path: string): readonly Reference[] =>
  listOf(list).map((name, index) => ({ path: `${path}.${index}`, name }));

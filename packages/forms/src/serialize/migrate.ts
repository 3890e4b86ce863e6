import { compile } from "../compile/compile.ts";
import { nest } from "../engine/paths.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Migration, MigrationStep } from "../definition/migration.ts";
import type { RawValues } from "../engine/value.ts";

/** Values of an earlier version as the present one has them. */
export interface Migrated {
  readonly values: RawValues;
  /** What was left out on the way: the path it had, and what stood there. */
  readonly dropped: readonly { readonly path: string; readonly value: unknown }[];
}

/**
 * Brings values that were kept under an earlier version of the form to its own, by the migrations of the definition.
 * Values of the form's own or a later version come back as they are.
 */
export const migrate = (form: FormDefinition, values: RawValues, version: number): Migrated => {
  const fields = [...compile(form).fields.values()];
  const groups = new Set(fields.filter(({ field }) => field.kind === "group").map(({ path }) => path));
  // A draft keeps the fields of groups under their paths.
  const isFlat = Object.keys(values).some((name) => name.includes("."));
  const work: Work = { values: copyBag(isFlat ? nest(Object.entries(values)) : values), dropped: [], groups };
  for (const { steps } of migrationsSince(form, version)) for (const step of steps) take(work, step);
  return { values: isFlat ? bagOf(byPath(work.values, groups)) : work.values, dropped: work.dropped };
};

const byPath = (values: RawValues, groups: ReadonlySet<string>, prefix = ""): RawValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const path = prefix + key;
      return groups.has(path) && isBag(value) ? Object.entries(byPath(value, groups, `${path}.`)) : [[path, value]];
    }),
  );

const migrationsSince = ({ migrations = [], version: latest }: FormDefinition, version: number): readonly Migration[] =>
  migrations.filter(({ to }) => to > version && to <= latest);

type Bag = Record<string, unknown>;
interface Work {
  readonly values: Bag;
  readonly dropped: { readonly path: string; readonly value: unknown }[];
  /** The paths of the groups that the form has. */
  readonly groups: ReadonlySet<string>;
}

/** Without a prototype, so that a key named `__proto__` is a key like any other. */
const bagOf = (entries: RawValues): Bag => Object.assign(Object.create(null) as Bag, entries);

const copyBag = (values: RawValues): Bag =>
  bagOf(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copy(value)])));

const copy = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(copy) : isBag(value) ? copyBag(value) : value;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/** The keys of a path before its last, and the last. */
const split = (path: string): { readonly around: readonly string[]; readonly name: string } => {
  const keys = path.split(".");
  return { around: keys.slice(0, -1), name: keys.at(-1) ?? "" };
};

/** The objects in which a path's last name is a key, seen from one: itself, a group in it, the rows of a list. */
const holdersIn = (bag: Bag, path: string): readonly Bag[] =>
  split(path).around.reduce<readonly Bag[]>(
    (bags, key) => bags.flatMap((one) => [one[key]].flat().filter(isBag)),
    [bag],
  );

/** The same of the form's values. */
const holdersOf = ({ values }: Work, path: string): { readonly holders: readonly Bag[]; readonly name: string } => ({
  holders: holdersIn(values, path),
  name: split(path).name,
});

/** The list in whose rows a path leads, if in any, and the path from there on. */
const listOn = ({ values }: Work, path: string): { readonly list?: string; readonly rest: string } => {
  const keys = path.split(".");
  let at: unknown = values;
  for (const [index, key] of keys.slice(0, -1).entries()) {
    at = isBag(at) ? at[key] : undefined;
    if (Array.isArray(at)) return { list: keys.slice(0, index + 1).join("."), rest: keys.slice(index + 1).join(".") };
  }
  return { rest: path };
};

const take = (work: Work, step: MigrationStep): void => {
  if ("drop" in step) drop(work, step.drop);
  else if ("rename" in step) move(work, ...step.rename);
  else if ("move" in step) move(work, ...step.move);
  else if ("default" in step) {
    const [path, value] = step.default;
    const { holders, name } = holdersOf(work, path);
    for (const holder of holders) if (isBlank(holder[name])) holder[name] = value;
  } else {
    const [path, values] = step.map;
    const { holders, name } = holdersOf(work, path);
    const mapped = (value: unknown): unknown => {
      const key = String(value);
      return isScalar(value) && Object.hasOwn(values, key) ? values[key] : value;
    };
    for (const holder of holders) {
      const value = holder[name];
      if (value !== undefined) holder[name] = Array.isArray(value) ? value.map(mapped) : mapped(value);
    }
  }
};

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";
const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

const drop = (work: Work, path: string): void => {
  const { holders, name } = holdersOf(work, path);
  for (const holder of holders) {
    if (!isBlank(holder[name])) work.dropped.push({ path, value: holder[name] });
    delete holder[name];
  }
};

/** Within the form or within each row; from the form into every row; or from the rows the first filled one. */
const move = (work: Work, from: string, to: string): void => {
  const source = holdersOf(work, from);
  const target = holdersOf(work, to);
  if (split(from).around.join() === split(to).around.join()) {
    for (const holder of source.holders) rename(holder, source.name, target.name);
    return;
  }
  const [old, next] = [listOn(work, from), listOn(work, to)];
  if (old.list === next.list) {
    const places = old.list === undefined ? [work.values] : holdersIn(work.values, `${old.list}.`);
    for (const place of places) carry(work, place, old.rest, next.rest, from, next.list);
    return;
  }
  const values = source.holders.map((holder) => holder[source.name]).filter((value) => !isBlank(value));
  const [value, ...others] = values;
  // A list that has no rows has no place for it.
  const lost = target.holders.length === 0 ? values : others;
  for (const holder of source.holders) delete holder[source.name];
  if (value !== undefined) for (const holder of target.holders) holder[target.name] = value;
  work.dropped.push(...lost.map((one) => ({ path: from, value: one })));
};

/** Into a group or out of one, in the form or in one row. */
const carry = (work: Work, place: Bag, from: string, to: string, told: string, list?: string): void => {
  const [source] = holdersIn(place, from);
  const { name } = split(from);
  if (!source || !(name in source)) return;
  const value = source[name];
  delete source[name];
  const target = groupFor(work, place, split(to).around, list);
  if (target) target[split(to).name] = value;
  else if (!isBlank(value)) work.dropped.push({ path: told, value });
};

/** The object of a group, made where the form has the group and the values have it not yet. */
const groupFor = ({ groups }: Work, place: Bag, keys: readonly string[], list?: string): Bag | undefined => {
  let bag: Bag | undefined = place;
  let path = list;
  for (const key of keys) {
    path = path === undefined ? key : `${path}.${key}`;
    if (bag && isBlank(bag[key]) && groups.has(path)) bag[key] = bagOf({});
    const next: unknown = bag?.[key];
    bag = isBag(next) ? next : undefined;
  }
  return bag;
};

const rename = (holder: Bag, from: string, to: string): void => {
  if (!(from in holder)) return;
  holder[to] = holder[from];
  delete holder[from];
};

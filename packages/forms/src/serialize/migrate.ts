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
  const work: Work = { values: copy(values), dropped: [] };
  for (const { steps } of migrationsSince(form, version)) for (const step of steps) take(work, step);
  return work;
};

const migrationsSince = ({ migrations = [], version: latest }: FormDefinition, version: number): readonly Migration[] =>
  migrations.filter(({ to }) => to > version && to <= latest);

type Bag = Record<string, unknown>;
interface Work {
  readonly values: Bag;
  readonly dropped: { readonly path: string; readonly value: unknown }[];
}

/** Without a prototype, so that a key named `__proto__` is a key like any other. */
const bagOf = (entries: RawValues): Bag => Object.assign(Object.create(null) as Bag, entries);

const copy = (values: RawValues): Bag =>
  bagOf(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((item: unknown) => (isBag(item) ? bagOf(item) : item)) : value,
      ]),
    ),
  );

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects in which a path's last name is a key: the form's values, or the rows of a list. */
const holdersOf = ({ values }: Work, path: string): { readonly holders: readonly Bag[]; readonly name: string } => {
  const [first = "", column] = path.split(".");
  if (column === undefined) return { holders: [values], name: first };
  const rows = values[first];
  return { holders: Array.isArray(rows) ? rows.filter(isBag) : [], name: column };
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
  const [fromList, toList] = [from, to].map((path) => (path.includes(".") ? path.split(".")[0] : undefined));
  const source = holdersOf(work, from);
  if (fromList === toList) {
    for (const holder of source.holders) rename(holder, source.name, holdersOf(work, to).name);
    return;
  }
  const target = holdersOf(work, to);
  const values = source.holders.map((holder) => holder[source.name]).filter((value) => !isBlank(value));
  const [value, ...others] = values;
  // A list that has no rows has no place for it.
  const lost = target.holders.length === 0 ? values : others;
  for (const holder of source.holders) delete holder[source.name];
  if (value !== undefined) for (const holder of target.holders) holder[target.name] = value;
  work.dropped.push(...lost.map((one) => ({ path: from, value: one })));
};

const rename = (holder: Bag, from: string, to: string): void => {
  if (!(from in holder)) return;
  holder[to] = holder[from];
  delete holder[from];
};

import type { Field, Fields, ListField, OptionSource } from "../definition/field.ts";
import type { FormDefinition, ValuesOf } from "../definition/form.ts";
import { rootOf, valueAt } from "../engine/paths.ts";
import { placeAt } from "../compile/place.ts";
import { mostItems } from "../compile/limits.ts";
import { english, messageFor } from "../compile/messages.ts";
import type { Scalar } from "../definition/condition.ts";
import { createEngine, type Engine, type EngineOptions } from "../engine/engine.ts";
import type { Problem, RawValues } from "../engine/value.ts";
import type { Registry } from "../engine/world.types.ts";
import { filtersOf } from "../engine/filters.ts";
import { findDerivation } from "../engine/registry.ts";
import { rows } from "../engine/rows/rows.ts";
import { follows } from "../engine/settle.ts";
import { ready } from "../ready/index.ts";
import { checkSupplies } from "./check-supplies.ts";

/** One refusal, as it goes over the wire. An empty `field` means the body as a whole; a row is named by its place. */
export interface SubmissionError {
  readonly field: string;
  readonly message: string;
  readonly code: Problem["code"];
}

/** The verdict on a sent body: the cast values to store, or the errors in the order of the form. */
export type Submission<V> =
  | { readonly ok: true; readonly values: V; readonly dropped: readonly string[]; readonly errors: readonly [] }
  | {
      readonly ok: false;
      readonly values: Partial<V>;
      readonly dropped: readonly string[];
      readonly errors: readonly SubmissionError[];
    };

/** What the verdict depends on beside the body. */
export interface SubmissionOptions extends Omit<EngineOptions, "values" | "baseline"> {
  /**
   * The row as it stands. A read-only field keeps the value it has there, whatever the body says, and checks that take
   * time, or that stand in `warns` as well, pass over what is the same there. `unread`: the row is not known yet, and
   * `refuseChanged` says the rest once it is.
   */
  readonly current?: RawValues | "unread";
  /** What to do with keys the form does not know: refuse the body (the default), or list them in `dropped`. */
  readonly unknownKeys?: "refuse" | "drop";
}

/**
 * Judges a body by the very rules the browser used: casts, prunes what is hidden or disabled, and refuses with the same
 * words in the same order. Read-only fields are read by rules but never returned, unless they are derived.
 *
 * Never throws because of the body; a definition or registry that cannot work does throw, also a look-up that fails.
 * Of every source that the form names, the registry must be able to say which values exist.
 */
export const validateSubmission = async <D extends FormDefinition>(
  form: D,
  body: unknown,
  options: SubmissionOptions = {},
): Promise<Submission<ValuesOf<D>>> => {
  const { current: stored = {}, unknownKeys: policy = "refuse", ...rest } = options;
  const { registry: own = {} } = rest;
  const messages = { ...english, ...rest.messages };
  checkSupplies(form, own);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    const error = { field: "", message: messages.body, code: "type" } as const;
    return { ok: false, values: {}, dropped: [], errors: [error] };
  }
  // An object's own keys may be read by name; `__proto__` from JSON is one of them and is unknown like any other.
  const given = cutLists(form.fields, body as RawValues);
  const registry = {
    ...own,
    lists: own.lists ?? rows,
    checks: { ...ready.checks, ...own.checks },
    derivations: { ...ready.derivations, ...own.derivations },
  };
  const values = withoutAnswers(form, given, registry);
  const isRead = stored !== "unread";
  const engine = createEngine(form, { ...rest, registry, values, baseline: isRead ? stored : values });
  if (isRead) restore(engine, stored);
  const misread = groupsOfNothing(engine, given);
  const [failure] = await engine.settle();
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error(String(failure));

  const refusals = new Map<string, Problem>([
    ...misread,
    ...engine.validate().map((problem) => [problem.field, problem] as const),
  ]);
  await checkSources(engine, refusals);

  const fixed = fixedFields(engine);
  const pruned = engine.pruned(fixed);
  const left = new Set(pruned.dropped);
  const addresses = engine.addresses();
  const dropped = addresses
    .filter((address) => left.has(address) || (fixed.has(address) && isGiven(given, engine.wireName(address))))
    .map(engine.wireName);
  const errors: SubmissionError[] = addresses.flatMap((address) => {
    const problem = refusals.get(address);
    return problem ? [{ field: engine.wireName(address), message: problem.message, code: problem.code }] : [];
  });
  const unknown = unknownKeys(form.fields, given);
  if (policy === "drop") dropped.push(...unknown);
  else errors.push(...unknown.map((field) => ({ field, message: messages.unknown, code: "unknown" as const })));
  // The fields were cast by the definition from which the type is made.
  const result = pruned.values as ValuesOf<D>;
  return errors.length === 0
    ? { ok: true, values: result, dropped, errors: [] }
    : { ok: false, values: result, dropped, errors };
};

type Bag = RawValues;

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a key of the form's values, or of a group's, is that of a field. A path is none. */
const isKey = (fields: Fields, prefix: string, key: string): boolean =>
  Object.hasOwn(fields, prefix + key) && !key.includes(".");

/** Values with some of their fields made others, those in groups among them; nothing of it where `make` gives nothing. */
const remake = (
  fields: Fields,
  values: Bag,
  make: (field: Field, value: unknown, name: string) => readonly [value: unknown] | undefined | "left out",
  prefix = "",
): Bag => {
  let made: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(values)) {
    const name = prefix + key;
    const field = isKey(fields, prefix, key) ? fields[name] : undefined;
    if (!field) continue;
    const isGroup = field.kind === "group" && isBag(value);
    const inner = isGroup ? remake(fields, value, make, `${name}.`) : value;
    const next = isGroup ? (inner === value ? undefined : ([inner] as const)) : make(field, value, name);
    if (next === undefined) continue;
    // A field's name is never one of an object's own making.
    made ??= { ...values };
    if (next === "left out") delete made[key];
    else [made[key]] = next;
  }
  return made ?? values;
};

/**
 * The values without the rows beyond the first that is too many: that they are too many is said all the same, and no
 * length of a body makes more work than a list of the form's own may.
 */
const cutLists = (fields: Fields, given: Bag): Bag =>
  remake(fields, given, (field, value) => {
    if (field.kind !== "list" || !Array.isArray(value)) return undefined;
    const { maxItems = mostItems } = field;
    const cut = value.length > maxItems + 1 ? value.slice(0, maxItems + 1) : value;
    const isNested = Object.values(field.fields).some(({ kind }) => kind === "list");
    const made = isNested ? cut.map((row) => (isBag(row) ? cutLists(field.fields, row) : row)) : cut;
    return made === value ? undefined : [made];
  });

/** What is looked up is looked up here too, whatever the body says it is. */
const withoutAnswers = ({ fields }: FormDefinition, given: Bag, registry: Registry): Bag => {
  const isAnswer = (field: Field): boolean =>
    field.derive !== undefined && follows(field) && typeof findDerivation(field.derive.by, registry) !== "function";
  const without = (from: Fields, values: Bag): Bag =>
    remake(from, values, (field, value) => {
      if (field.kind !== "list") return isAnswer(field) ? "left out" : undefined;
      const isLooked =
        Array.isArray(value) && Object.values(field.fields).some((one) => one.kind === "list" || isAnswer(one));
      return isLooked ? [value.map((row) => (isBag(row) ? without(field.fields, row) : row))] : undefined;
    });
  return without(fields, given);
};

/** The keys the form does not know, rows named by their places; first those of the form, then of its groups and lists. */
const unknownKeys = (fields: Fields, given: Bag, place = "", key?: string): readonly string[] => {
  const inGroups = new Map<string, Bag>([["", given]]);
  const inRows: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = field.kind === "group" || field.kind === "list" ? valueAt(given, name) : undefined;
    if (field.kind === "group" && isBag(value)) inGroups.set(`${name}.`, value);
    if (field.kind !== "list" || !Array.isArray(value)) continue;
    for (const [at, row] of value.entries())
      if (isBag(row)) inRows.push(...unknownKeys(field.fields, row, `${place}${name}.${at}.`, field.key ?? "id"));
  }
  return [
    ...[...inGroups].flatMap(([prefix, bag]) =>
      Object.keys(bag).flatMap((one) => {
        const name = prefix + one;
        return isKey(fields, prefix, one) || name === key ? [] : [place + name];
      }),
    ),
    ...inRows,
  ];
};

/** Whether the body has a key at a path, in which numbers are the places of rows. */
const isGiven = (given: Bag, path: string): boolean => {
  const dot = path.lastIndexOf(".");
  const holder = dot < 0 ? given : valueAt(given, path.slice(0, dot));
  return isBag(holder) && Object.hasOwn(holder, path.slice(dot + 1));
};

/** Groups in whose place stands what is no object, as far as anything is asked for there. */
const groupsOfNothing = (engine: Engine, given: Bag): readonly (readonly [address: string, Problem])[] =>
  engine.addresses().flatMap((address) => {
    const field = engine.definitionOf(address);
    if (field.kind !== "group" || !engine.field(address).visible) return [];
    const value = valueAt(given, engine.wireName(address));
    const isNothing = value === undefined || value === null || value === "" || isBag(value);
    return isNothing ? [] : [[address, { code: "type", message: messageFor(field, "type") }] as const];
  });

/** The addresses of fields that are read-only and not derived. */
const fixedFields = (engine: Engine): ReadonlySet<string> =>
  new Set(
    engine.addresses().filter((address) => {
      const { kind, derive } = engine.definitionOf(address);
      return kind !== "group" && !derive && engine.verdicts(address).readOnly.holds;
    }),
  );

/** Gives read-only fields the values that stand; a row that is new has none there. */
const restore = (engine: Engine, current: RawValues): void => {
  const fixed = fixedFields(engine);
  const before = new Map(engine.changes().map((change) => [change.field, change]));
  const isNewIn = (list: string, address: string): boolean => {
    const change = before.get(list);
    const [row = ""] = address.slice(list.length + 1).split(".");
    return change !== undefined && !(Array.isArray(change.before) && change.before.includes(row));
  };
  for (const address of fixed) {
    const name = rootOf(engine.definition, address);
    if (!isGiven(current, name)) continue;
    const change = before.get(address);
    if (name === address) {
      if (change) engine.set(address, valueAt(current, name));
      continue;
    }
    const lists = placeAt(engine.definition, address)?.lists ?? [];
    // The rows of a list that is fixed are set with it.
    if (lists.some((list) => fixed.has(list))) continue;
    if (!change && !lists.some((list) => isNewIn(list, address))) continue;
    const isList = engine.definitionOf(address).kind === "list";
    engine.set(address, isList ? storedAt(engine, current, address) : change?.before);
  }
};

/** The rows of a list in a row as they stand, found by the ids of the rows around it. */
const storedAt = (engine: Engine, current: Bag, address: string): unknown => {
  const { lists = [] } = placeAt(engine.definition, address) ?? {};
  let place: unknown = current;
  let read = 0;
  for (const list of lists) {
    const { key = "id" } = engine.definitionOf(list) as ListField;
    const [id = ""] = address.slice(list.length + 1).split(".");
    const rows = valueAt(place, list.slice(read));
    place = Array.isArray(rows)
      ? rows.find((row) => [id.replace(/^k/, ""), id].includes(String(valueAt(row, key))))
      : undefined;
    read = list.length + id.length + 2;
  }
  return valueAt(place, address.slice(read));
};

/** Asks the registry's sources whether chosen values exist, each source once. */
const checkSources = async (engine: Engine, refusals: Map<string, Problem>): Promise<void> => {
  const questions = new Map<string, Question>();
  for (const address of engine.addresses()) {
    const field = engine.definitionOf(address);
    const chosen = engine.effective(address);
    if (!("options" in field) || Array.isArray(field.options) || chosen === undefined || refusals.has(address))
      continue;
    // A list of fixed options was excluded just before; TypeScript does not narrow readonly lists that way.
    const options = field.options as OptionSource;
    // That it is there was made sure of; what could not be asked would not be taken.
    const { exists = () => Promise.resolve(false) } = engine.registry.sources?.[options.source] ?? {};
    const filters = filtersOf(options, engine.reader(address).value);
    const key = JSON.stringify([options.source, filters]);
    const question = questions.get(key) ?? { exists: (values) => exists(values, filters), chosen: new Map() };
    questions.set(key, question);
    question.chosen.set(address, typeof chosen === "object" ? chosen : [chosen]);
  }
  const refuse = (address: string): void => {
    const field = engine.definitionOf(address);
    refusals.set(address, { code: "option", message: messageFor(field, "option") });
  };
  await Promise.all([...questions.values()].map((question) => ask(question, refuse)));
};

interface Question {
  readonly exists: (values: readonly Scalar[]) => Promise<boolean>;
  /** The values chosen at each address. */
  readonly chosen: Map<string, readonly Scalar[]>;
}

/** All values at once; only where some do not exist, field by field. */
const ask = async ({ exists, chosen }: Question, refuse: (address: string) => void): Promise<void> => {
  const fields = [...chosen];
  if (await exists([...new Set(fields.flatMap(([, values]) => values))])) return;
  const answers = fields.length === 1 ? [false] : await Promise.all(fields.map(([, values]) => exists(values)));
  for (const [index, [address]] of fields.entries()) if (!answers[index]) refuse(address);
};

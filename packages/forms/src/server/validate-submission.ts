import type { Field, Fields, OptionSource } from "../definition/field.ts";
import type { FormDefinition, ValuesOf } from "../definition/form.ts";
import { mostItems } from "../compile/leaf-schema.ts";
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
  const given = cutLists(form, body as RawValues);
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
  const [failure] = await engine.settle();
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error(String(failure));

  const refusals = new Map<string, Problem>(engine.validate().map((problem) => [problem.field, problem]));
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
  const unknown = unknownKeys(form, given);
  if (policy === "drop") dropped.push(...unknown);
  else errors.push(...unknown.map((field) => ({ field, message: messages.unknown, code: "unknown" as const })));
  // The fields were cast by the definition from which the type is made.
  const result = pruned.values as ValuesOf<D>;
  return errors.length === 0
    ? { ok: true, values: result, dropped, errors: [] }
    : { ok: false, values: result, dropped, errors };
};

const isRow = (value: unknown): value is RawValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The values without the rows beyond the first that is too many: that they are too many is said all the same, and no
 * length of a body makes more work than a list of the form's own may.
 */
const cutLists = ({ fields }: FormDefinition, given: RawValues): RawValues => {
  const cut = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.kind !== "list" || !Array.isArray(value)) return [];
    const { maxItems = mostItems } = field;
    return value.length > maxItems + 1 ? [[name, value.slice(0, maxItems + 1)]] : [];
  });
  return cut.length === 0 ? given : { ...given, ...Object.fromEntries(cut) };
};

const rowsIn = (given: RawValues, name: string): readonly unknown[] => {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  return Array.isArray(value) ? value : [];
};

/** What is looked up is looked up here too, whatever the body says it is. */
const withoutAnswers = ({ fields }: FormDefinition, given: RawValues, registry: Registry): RawValues => {
  const isAnswer = (field: Field): boolean =>
    field.derive !== undefined && follows(field) && typeof findDerivation(field.derive.by, registry) !== "function";
  const without = (from: Fields, values: RawValues): RawValues =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => !(Object.hasOwn(from, name) && from[name] && isAnswer(from[name])))
        .map(([name, value]) => {
          const field = Object.hasOwn(from, name) ? from[name] : undefined;
          const isLooked = field?.kind === "list" && Array.isArray(value) && Object.values(field.fields).some(isAnswer);
          return [name, isLooked ? value.map((row) => (isRow(row) ? without(field.fields, row) : row)) : value];
        }),
    );
  return without(fields, given);
};

/** The keys the form does not know, rows named by their places. */
const unknownKeys = ({ fields }: FormDefinition, given: RawValues): readonly string[] => [
  ...Object.keys(given).filter((key) => !Object.hasOwn(fields, key)),
  ...Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "list"
      ? rowsIn(given, name).flatMap((row, at) =>
          Object.keys(isRow(row) ? row : {})
            .filter((key) => !Object.hasOwn(field.fields, key) && key !== (field.key ?? "id"))
            .map((key) => `${name}.${at}.${key}`),
        )
      : [],
  ),
];

const isGiven = (given: RawValues, name: string): boolean => {
  const [list = "", at, column = ""] = name.split(".");
  if (at === undefined) return Object.hasOwn(given, list);
  const row = rowsIn(given, list)[Number(at)];
  return isRow(row) && Object.hasOwn(row, column);
};

/** The addresses of fields that are read-only and not derived. */
const fixedFields = (engine: Engine): ReadonlySet<string> =>
  new Set(
    engine
      .addresses()
      .filter((address) => !engine.definitionOf(address).derive && engine.verdicts(address).readOnly.holds),
  );

/** Gives read-only fields the values that stand; a row that is new has none there. */
const restore = (engine: Engine, current: RawValues): void => {
  const fixed = fixedFields(engine);
  const before = new Map(engine.changes().map((change) => [change.field, change]));
  for (const address of fixed) {
    const [name = "", row] = address.split(".");
    if (!Object.hasOwn(current, name)) continue;
    const change = before.get(address);
    if (row === undefined) {
      if (change) engine.set(address, current[name]);
      continue;
    }
    if (fixed.has(name)) continue;
    const list = before.get(name);
    const isNew = list !== undefined && !(Array.isArray(list.before) && list.before.includes(row));
    if (change || isNew) engine.set(address, change?.before);
  }
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

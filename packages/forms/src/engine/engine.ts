// One closure over one record per field; the steps themselves (settle, judge, prune) are pure files beside it.
import { compile } from "../compile/compile.ts";
import type { Scalar } from "../definition/condition.ts";
import type { FormDefinition } from "../definition/form.ts";
import { castValue, isSameValue, type Problem, type Value } from "./cast.ts";
import { always, type Reader, type Verdict } from "./evaluate.ts";
import { createState, takeSnapshot, type FieldSnapshot, type FieldState } from "./field-state.ts";
import { judge } from "./judge.ts";
import { createListeners, type Unsubscribe } from "./listeners.ts";
import { prune, type Pruned } from "./prune.ts";
import { findCheck, findDerivation, type Registry } from "./registry.ts";
import { judgeAspects, settle } from "./settle.ts";
import { addDays, todayIn } from "./today.ts";

export type Facts = Readonly<Record<string, Scalar>>;
export type RawValues = Readonly<Record<string, unknown>>;

export interface EngineOptions {
  readonly values?: RawValues;
  /** Fixed facts the rules read beside the values, such as `{ mode: "create" }`. */
  readonly facts?: Facts;
  readonly registry?: Registry;
  /** `YYYY-MM-DD`; by default the day in the form's time zone. */
  readonly today?: string;
}

/** A refusal at a field, in the order of the definition. */
export interface FormProblem extends Problem {
  readonly field: string;
  readonly label: string;
}

export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** What the form as a whole looks like from outside. The same object until something of it changes. */
export interface FormSnapshot {
  /** The errors that may be shown, in the order of the definition. */
  readonly problems: readonly FormProblem[];
  /** What the service refused without naming a field. */
  readonly general: readonly string[];
  /** How many fields differ from what was loaded. */
  readonly changed: number;
}

export interface Verdicts {
  readonly visible: Verdict;
  readonly enabled: Verdict;
  readonly required: Verdict;
  readonly readOnly: Verdict;
}

export interface Engine {
  readonly definition: FormDefinition;
  readonly registry: Registry;
  /** Takes what a person typed; says which fields look different, and how many were evaluated. */
  readonly set: (name: string, raw: unknown) => { readonly changed: readonly string[]; readonly evaluated: number };
  /** Replaces every value; what is loaded is what `changes` compares with. */
  readonly load: (values: RawValues) => void;
  readonly raw: (name: string) => unknown;
  /** The cast value as typed, also while the field is hidden. */
  readonly value: (name: string) => Value | undefined;
  /** What rules read: nothing while the field is hidden or disabled. */
  readonly effective: (name: string) => Value | undefined;
  readonly field: (name: string) => FieldSnapshot;
  readonly form: () => FormSnapshot;
  readonly verdicts: (name: string) => Verdicts;
  /** What is wrong with a field, shown or not. */
  readonly problem: (name: string) => Problem | undefined;
  /** Judges every field. With `show`, the errors may be shown from now on, and those of the service are forgotten. */
  readonly validate: (options?: { readonly show?: boolean }) => readonly FormProblem[];
  /** The field was left: from now on its error may be shown, and with it its partners' in a failing comparison. */
  readonly leave: (name: string) => void;
  readonly setServerErrors: (errors: readonly { readonly field: string; readonly message: string }[]) => void;
  /** The submission: cast values of active fields, and the names of filled fields that are left out. */
  readonly pruned: () => Pruned;
  readonly changes: () => readonly FieldChange[];
  /** What stands now counts as loaded: nothing is changed. */
  readonly rebase: () => void;
  readonly subscribe: (name: string, listener: () => void) => Unsubscribe;
  readonly subscribeValue: (name: string, listener: () => void) => Unsubscribe;
  /** Any value changed, whoever wrote it. */
  readonly subscribeValues: (listener: () => void) => Unsubscribe;
  readonly subscribeForm: (listener: () => void) => Unsubscribe;
  /** Tells of values the engine wrote itself: derived, cleared on hiding, or loaded. */
  readonly onWrite: (listener: (name: string, raw: unknown) => void) => Unsubscribe;
}

/**
 * Brings a form to life: values in, decisions out. Knows no React and no network.
 *
 * @throws FormDefinitionError where the definition cannot work; Error where the registry lacks a name it uses.
 */
export const createEngine = (definition: FormDefinition, options: EngineOptions = {}): Engine => {
  const { fields, settling } = compile(definition);
  const { facts = {}, registry = {} } = options;
  const today = options.today ?? todayIn(definition.timeZone);
  const states = new Map([...fields].map(([name, compiled]) => [name, createState(compiled)]));
  const baseline = new Map<string, Value | undefined>();
  const dirty = new Set<string>();
  const fieldListeners = createListeners<string>();
  const valueListeners = createListeners<string>();
  const wholeListeners = createListeners<"form" | "values">();
  const writeListeners = new Set<(name: string, raw: unknown) => void>();
  let general: readonly string[] = [];
  let formSnapshot: FormSnapshot | undefined;

  for (const { field } of settling) {
    field.checks?.forEach((name) => findCheck(name, registry));
    if (field.derive) findDerivation(field.derive.by, registry);
  }

  const stateOf = (name: string): FieldState => {
    const state = states.get(name);
    if (!state) throw new RangeError(`Form "${definition.id}" has no field "${name}"`);
    return state;
  };
  const reader: Reader = {
    value: (name) => stateOf(name).effective,
    fact: (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined),
    day: (offset) => addDays(today, offset),
  };
  const world = { states, reader, registry };

  const problemOf = (state: FieldState): Problem | null => {
    if (state.problem === undefined) state.problem = judge(state, reader, registry);
    return state.problem ?? (state.serverError === undefined ? null : { code: "server", message: state.serverError });
  };
  const look = (state: FieldState): FieldSnapshot =>
    takeSnapshot(state, state.shown ? problemOf(state)?.message : undefined);

  /** Renews the looks that somebody has seen; returns the names of those that differ. */
  const publish = (names: Iterable<string>): readonly string[] => {
    const changed: string[] = [];
    for (const name of names) {
      const state = stateOf(name);
      if (state.snapshot === undefined && !state.shown) continue;
      const next = look(state);
      if (next === state.snapshot) continue;
      state.snapshot = next;
      changed.push(name);
    }
    for (const name of changed) fieldListeners.tell(name);
    return changed;
  };
  const publishForm = (): void => {
    formSnapshot = undefined;
    wholeListeners.tell("form");
  };
  const markDirty = (state: FieldState): boolean => {
    const { name } = state.compiled;
    const differs = Boolean(state.cast.problem) || !isSameValue(baseline.get(name), state.cast.value);
    if (differs === dirty.has(name)) return false;
    if (differs) dirty.add(name);
    else dirty.delete(name);
    return true;
  };

  const set: Engine["set"] = (name, raw) => {
    const state = stateOf(name);
    if (Object.is(state.raw, raw)) return { changed: [], evaluated: 0 };
    const cast = castValue(state.compiled.field, raw);
    state.raw = raw;
    state.cast = cast;
    state.edited = true;
    state.origin = cast.value === undefined && !cast.problem ? "auto" : "hand";
    state.serverError = undefined;
    const { touched, written } = settle(world, [state.compiled]);
    const judged = new Set(touched);
    for (const one of touched) for (const other of stateOf(one).compiled.judges) judged.add(other);
    for (const one of judged) {
      const other = stateOf(one);
      other.problem = undefined;
      judgeAspects(other, reader);
    }
    const dirtied = [name, ...written].filter((one) => markDirty(stateOf(one)));
    const changed = publish(judged);
    for (const one of written) for (const listener of writeListeners) listener(one, stateOf(one).raw);
    for (const one of new Set([name, ...written])) valueListeners.tell(one);
    wholeListeners.tell("values");
    if (dirtied.length > 0 || changed.some((one) => stateOf(one).shown)) publishForm();
    return { changed, evaluated: judged.size };
  };

  const rebase = (): void => {
    dirty.clear();
    for (const [name, state] of states) baseline.set(name, state.cast.value);
  };
  const load = (values: RawValues): void => {
    for (const state of states.values()) {
      const { name, field } = state.compiled;
      state.raw = Object.hasOwn(values, name) ? values[name] : undefined;
      state.cast = castValue(field, state.raw);
      state.visible = always;
      state.enabled = always;
      state.origin = state.cast.value === undefined ? "auto" : "hand";
      state.edited = false;
      state.shown = false;
      state.serverError = undefined;
      state.problem = undefined;
    }
    settle(world, settling);
    general = [];
    for (const state of states.values()) judgeAspects(state, reader);
    rebase();
    publish(states.keys());
    for (const [name, state] of states) {
      for (const listener of writeListeners) listener(name, state.raw);
      valueListeners.tell(name);
    }
    wholeListeners.tell("values");
    publishForm();
  };

  const problems = (only: (state: FieldState) => boolean): readonly FormProblem[] =>
    [...states.values()].flatMap((state) => {
      const problem = only(state) ? problemOf(state) : null;
      return problem ? [{ field: state.compiled.name, label: state.compiled.field.label, ...problem }] : [];
    });

  load(options.values ?? {});

  return {
    definition,
    registry,
    set,
    load,
    raw: (name) => stateOf(name).raw,
    value: (name) => stateOf(name).cast.value,
    effective: (name) => stateOf(name).effective,
    field: (name) => {
      const state = stateOf(name);
      state.snapshot ??= look(state);
      return state.snapshot;
    },
    form: () => {
      formSnapshot ??= { problems: problems((state) => state.shown), general, changed: dirty.size };
      return formSnapshot;
    },
    verdicts: (name) => {
      const { visible, enabled, required, readOnly } = stateOf(name);
      return { visible, enabled, required, readOnly };
    },
    problem: (name) => problemOf(stateOf(name)) ?? undefined,
    validate: ({ show = false } = {}) => {
      if (show) {
        general = [];
        for (const state of states.values()) {
          state.shown = true;
          state.serverError = undefined;
        }
        publish(states.keys());
        publishForm();
      }
      return problems(() => true);
    },
    leave: (name) => {
      const state = stateOf(name);
      if (!state.edited) return;
      const partners = state.compiled.judges.filter((one) => problemOf(stateOf(one))?.code === "compare");
      const revealed = [name, ...partners].filter((one) => !stateOf(one).shown);
      for (const one of revealed) stateOf(one).shown = true;
      if (publish(revealed).length > 0) publishForm();
    },
    setServerErrors: (errors) => {
      const named = errors.filter(({ field }) => states.get(field)?.visible.holds);
      general = errors.filter((error) => !named.includes(error)).map(({ message }) => message);
      for (const { field, message } of named) {
        const state = stateOf(field);
        state.serverError = message;
        state.shown = true;
      }
      publish(named.map(({ field }) => field));
      publishForm();
    },
    pruned: () => prune(states.values()),
    changes: () =>
      [...states.values()]
        .filter(({ compiled }) => dirty.has(compiled.name))
        .map(({ compiled: { name, field }, cast }) => ({
          field: name,
          label: field.label,
          before: baseline.get(name),
          after: cast.value,
        })),
    rebase: () => {
      rebase();
      publishForm();
    },
    subscribe: fieldListeners.add,
    subscribeValue: valueListeners.add,
    subscribeValues: (listener) => wholeListeners.add("values", listener),
    subscribeForm: (listener) => wholeListeners.add("form", listener),
    onWrite: (listener) => {
      writeListeners.add(listener);
      return () => writeListeners.delete(listener);
    },
  };
};

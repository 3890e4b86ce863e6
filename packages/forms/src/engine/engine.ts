// Long because it is one closure over one record per field; the steps themselves (settle, judge, prune) are files beside it.
import { compile } from "../compile/compile.ts";
import { english } from "../compile/messages.ts";
import { speak, speakChecks } from "../compile/speak.ts";
import type { FormDefinition } from "../definition/form.ts";
import { castValue } from "./cast.ts";
import type { Engine, EngineOptions, FormProblem, FormSnapshot } from "./engine.types.ts";
import { createState, takeSnapshot, walk } from "./field-state.ts";
import { fill } from "./fill.ts";
import { isSameValue, type Problem } from "./value.ts";
import type { Effect, Host, RowOperations, World } from "./world.types.ts";
import type { FieldSnapshot, FieldState, Scope } from "./state.types.ts";
import { judge, warn } from "./judge.ts";
import { createListeners } from "./listeners.ts";
import { own } from "./own.ts";
import { prune } from "./prune.ts";
import { findCheck, findDerivation } from "./registry.ts";
import { invalidate, settle, write } from "./settle.ts";
import { addDays, todayIn } from "./today.ts";
import { createReader, eachOf } from "./world.ts";

export type * from "./engine.types.ts";

/**
 * Brings a form to life: values in, decisions out. Knows no React and no network.
 *
 * @throws FormDefinitionError where the definition cannot work; Error where the registry lacks a name it uses.
 */
export const createEngine = (definition: FormDefinition, options: EngineOptions = {}): Engine => {
  const { fields } = compile(speak(definition, options.messages));
  const { facts = {}, showFrom } = options;
  const messages = { ...english, ...options.messages };
  const registry = speakChecks(options.registry ?? {}, messages);
  let { today } = options;
  const root = new Map<string, FieldState>();
  const states = new Map<string, FieldState>();
  const world: World = {
    registry,
    messages,
    fields,
    root,
    states,
    asking: new Set(),
    driver: undefined,
    lists: undefined,
    fills: new Set(options.fill),
    made: 0,
  };

  const fieldListeners = createListeners<string>();
  const valueListeners = createListeners<string>();
  const wholeListeners = createListeners<"form" | "values">();
  const writeListeners = new Set<(address: string, raw: unknown) => void>();
  let general: readonly string[] = [];
  let formSnapshot: FormSnapshot | undefined;
  let isFormStale = false;
  let judgings = 0;
  let tried = false;

  const topOf = (state: FieldState): FieldState => (state.scope.list ? topOf(state.scope.list) : state);
  const all = (): readonly FieldState[] => walk(root.values());
  const labelOf = (state: FieldState): string => lists?.label(state) ?? state.compiled.label;
  const stateOf = (address: string): FieldState => {
    const state = states.get(address) ?? lists?.ghost(address);
    if (!state) throw new RangeError(`The form has no field "${address}"`);
    return state;
  };

  const judged = (state: FieldState): Problem | null => {
    if (state.problem === undefined) {
      judgings += 1;
      state.problem = judge(state, world);
    }
    return state.problem;
  };
  const problemOf = (state: FieldState): Problem | undefined => judged(state) ?? state.late ?? state.serverError;
  const dirty = (): readonly FieldState[] => all().filter(({ isDirty }) => isDirty);
  const problems = (from: readonly FieldState[]): readonly FormProblem[] =>
    from.flatMap((state) => {
      const problem = problemOf(state);
      return problem ? [{ field: state.address, label: labelOf(state), ...problem }] : [];
    });
  const look = (state: FieldState): FieldSnapshot =>
    takeSnapshot(
      state,
      state.shown ? problemOf(state)?.message : undefined,
      // What was loaded is said at once.
      state.compiled.field.warns && (state.shown || !state.isDirty) && !problemOf(state)
        ? warn(state, world)
        : undefined,
    );

  const publishForm = (): void => {
    isFormStale = false;
    formSnapshot = undefined;
    wholeListeners.tell("form");
  };
  /** Renews the looks that somebody has seen; returns the addresses of those that differ. */
  const publish = (affected: Iterable<FieldState>): readonly string[] => {
    const changed: string[] = [];
    for (const state of affected) {
      const { snapshot } = state;
      if (!snapshot && !state.shown) continue;
      const next = look(state);
      if (next === snapshot) continue;
      state.snapshot = next;
      changed.push(state.address);
      isFormStale ||= next.error !== snapshot?.error;
    }
    changed.forEach(fieldListeners.tell);
    return changed;
  };
  const show = (some: readonly FieldState[], always = true): void => {
    for (const state of some) state.shown = true;
    publish(some);
    if (isFormStale || always) publishForm();
  };
  /** Lets a change spread, then tells of it. When loading, `loaded` comes between. */
  const change = (
    start: readonly FieldState[],
    typed: boolean,
    wrote: readonly FieldState[] = [],
    others: readonly FieldState[] = [],
    loaded?: () => void,
  ): Effect => {
    const before = judgings;
    const { touched, changed, written } = settle(world, start, typed);
    const affected = new Set([...touched, ...others]);
    const affect = (state: FieldState): void => {
      affected.add(state);
    };
    for (const state of changed) {
      eachOf(world, state, state.compiled.judges, affect);
      lists?.mark(state).forEach(affect);
    }
    invalidate(affected);
    loaded?.();

    const mine = [...wrote, ...written];
    const news = new Set<string>();
    for (const state of [...start, ...mine]) {
      const differs =
        !state.scope.fresh && (Boolean(state.cast.problem) || !isSameValue(state.baseline, state.cast.value));
      isFormStale ||= differs !== state.isDirty;
      state.isDirty = differs;
      news.add(state.address);
      for (let { list } = state.scope; list; list = list.scope.list) {
        list.raw = undefined;
        news.add(list.address);
      }
    }
    const looks = publish(affected);
    for (const state of mine) for (const listener of writeListeners) listener(state.address, state.raw);
    news.forEach(valueListeners.tell);
    wholeListeners.tell("values");
    if (isFormStale || loaded) publishForm();
    if (world.driver) for (const state of affected) world.driver.raise(world, host, state, loaded !== undefined);
    return { changed: looks, evaluated: affected.size, judged: judgings - before };
  };
  const host: Host = {
    judge: judged,
    answered: (state, wrote) => {
      if (wrote) change([state], true, [state]);
      publish([state]);
      if (isFormStale) publishForm();
    },
  };

  const rebase = (): void => {
    for (const state of all()) {
      state.isDirty = false;
      state.baseline = state.cast.value;
      lists?.rebase(state);
    }
  };
  const load: Engine["load"] = (values, baseline = values) => {
    for (const state of root.values()) fill(world, state, values, baseline);
    general = [];
    change(all(), false, all(), [], () => {
      if (baseline === values) rebase();
    });
  };

  const lists = registry.lists?.({ world, change });
  world.lists = lists;
  const reader = createReader(world, {
    fact: (name) => own(facts, name),
    // Asked for late: time zones are slow to load, and most forms have no dates.
    day: (offset) => addDays((today ??= todayIn(definition.timeZone)), offset),
  });
  const scope: Scope = { id: "", list: undefined, cells: root, reader, at: 0, fresh: false };
  for (const compiled of fields.values()) {
    const { checks = [], warns = [], derive, kind } = compiled.field;
    for (const use of [
      ...[...checks, ...warns].map((use) => findCheck(typeof use === "string" ? use : use.check, registry)),
      ...(derive ? [findDerivation(derive.by, registry)] : []),
    ]) {
      if ("driver" in use) world.driver = use.driver;
    }
    if (compiled.list !== undefined) continue;
    if (kind === "list" && !lists) throw new Error("The registry has no lists: see withReady of @o2r/forms/ready");
    const state = createState(compiled, scope, lists);
    root.set(state.address, state);
    states.set(state.address, state);
  }
  load(options.values ?? {}, options.baseline);

  const engine: Omit<Engine, keyof RowOperations> = {
    definition,
    registry,
    messages,
    definitionOf: (address) => stateOf(address).compiled.field,
    addresses: () => all().map(({ address }) => address),
    set: (address, raw) => {
      const state = stateOf(address);
      if (Object.is(state.raw, raw)) return { changed: [], evaluated: 0, judged: 0 };
      state.edited = true;
      state.shown ||= showFrom === "change";
      state.serverError = undefined;
      state.offer = undefined;
      state.raw = raw;
      state.cast = castValue(state.compiled.field, raw);
      state.origin = state.cast.value === undefined && !state.cast.problem ? "auto" : "hand";
      return change([state], true);
    },
    load,
    raw: (address) => stateOf(address).raw,
    value: (address) => stateOf(address).cast.value,
    effective: (address) => stateOf(address).effective,
    field: (address) => {
      const state = stateOf(address);
      return (state.snapshot ??= look(state));
    },
    form: () =>
      (formSnapshot ??= {
        problems: problems(all().filter(({ shown }) => shown)),
        general,
        changed: dirty().length,
      }),
    verdicts: (address) => {
      const { visible, enabled, required, readOnly } = stateOf(address);
      return { visible, enabled, required, readOnly };
    },
    reader: (address) => stateOf(address).scope.reader,
    problem: (address) => problemOf(stateOf(address)),
    validate: ({ show: isShown, only } = {}) => {
      const asked = all().filter((state) => !only || only.includes(topOf(state).address));
      if (isShown) {
        tried = true;
        if (!only) general = [];
        for (const state of asked) state.serverError = undefined;
        show(asked);
      }
      return problems(asked);
    },
    settle: async () => world.driver?.settle(world, host, all) ?? [],
    leave: (address) => {
      const state = stateOf(address);
      if (!state.edited || (showFrom === "submission" && !tried)) return;
      const revealed = [state];
      eachOf(world, state, state.compiled.judges, (other) => {
        if (problemOf(other)?.code === "compare") revealed.push(other);
      });
      show(
        revealed.filter(({ shown }) => !shown),
        false,
      );
    },
    setServerErrors: (errors) => {
      const named: FieldState[] = [];
      general = errors.flatMap(({ field, message }) => {
        const state = states.get(field);
        if (!state?.visible.holds) return [message];
        state.serverError = { code: "server", message };
        named.push(state);
        return [];
      });
      show(named);
    },
    pruned: (except = new Set()) => prune(root.values(), except, lists),
    wireName: (address) => address,
    changes: () =>
      dirty().map((state) => ({
        field: state.address,
        label: labelOf(state),
        before: state.baseline,
        after: state.cast.value,
      })),
    rebase: () => {
      rebase();
      publishForm();
    },
    takeOffer: (address, value = stateOf(address).offer) => {
      const state = stateOf(address);
      if (value === undefined) return;
      state.offer = undefined;
      state.origin = "auto";
      write(state, value);
      change([state], true, [state]);
    },
    dropOffer: (address) => {
      const state = stateOf(address);
      state.offer = undefined;
      publish([state]);
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
  // Of a form without lists nobody asks for rows.
  return lists?.extend(engine) ?? (engine as Engine);
};

import type { Condition } from "../definition/condition.ts";
import type { Field } from "../definition/field.ts";
import { castValue } from "./cast.ts";
import { always, evaluate, never, type Reader, type Verdict } from "./evaluate.ts";
import { cellsIn, isActive } from "./field-state.ts";
import { findDerivation, pick } from "./registry.ts";
import { eachOf } from "./world.ts";
import { isSameValue, type Value } from "./value.ts";
import type { FieldState } from "./state.types.ts";
import { workOut } from "./work-out.ts";
import type { World } from "./world.types.ts";

export interface Settlement {
  /** Fields that were settled again. */
  readonly touched: readonly FieldState[];
  /** Those whose effective value differs from before. */
  readonly changed: readonly FieldState[];
  /** Those whose raw value was written by the engine: derived, or cleared on hiding. */
  readonly written: readonly FieldState[];
}

/**
 * Lets visibility, enablement and derived values settle after some fields changed: one pass in the order of the graph,
 * and on from a field only where its effective value changed. `typed` fields were not loaded: nothing steers them.
 */
export const settle = (world: World, start: readonly FieldState[], typed: boolean): Settlement => {
  const changed: FieldState[] = [];
  const written: FieldState[] = [];
  const queue = inOrder(start);
  /** Whether it is there from the start. */
  const queued = new Map(start.map((state) => [state, true]));
  const steer = (state: FieldState): void => {
    if (queued.has(state)) return;
    queued.set(state, false);
    // After everything of its rank; what a field steers mostly comes last.
    let at = queue.length;
    while ((queue[at - 1]?.compiled.rank ?? 0) > state.compiled.rank) at -= 1;
    queue.splice(at, 0, state);
  };
  // What is steered is put in further on.
  for (const state of queue) {
    const before = state.effective;
    const wasActive = isActive(state);
    const starts = queued.get(state) === true;
    if (settleField(state, world, !starts, starts && typed)) written.push(state);
    if (wasActive !== isActive(state)) cellsIn(state).forEach(steer);
    if (isSameValue(before, state.effective)) continue;
    changed.push(state);
    eachOf(world, state, state.compiled.steers, steer);
  }
  return { touched: queue, changed, written };
};

const inOrder = (states: Iterable<FieldState>): FieldState[] =>
  [...states].sort((a, b) => a.compiled.rank - b.compiled.rank);

/** Returns whether the engine itself wrote the field's raw value. */
const settleField = (state: FieldState, world: World, steered: boolean, typed: boolean): boolean => {
  const { field } = state.compiled;
  const { list, reader } = state.scope;
  const wasActive = isActive(state);
  // What is typed into a field never decides whether that field is there.
  if (!typed) {
    const shut = list && !isActive(list) ? list : undefined;
    state.visible = shut?.visible ?? ask(field.visible, always, reader);
    state.enabled = shut?.enabled ?? ask(field.enabled, always, reader);
  }
  const active = isActive(state);
  const written =
    wasActive && !active && field.onHide === "clear"
      ? clear(state, world)
      : active && derive(state, world, steered, typed);
  state.effective = active ? state.cast.value : undefined;
  return written;
};

/** A condition's verdict; without one the given answer, and `true` always holds. */
export const ask = (condition: true | Condition | undefined, absent: Verdict, reader: Reader): Verdict =>
  condition === undefined ? absent : condition === true ? always : evaluate(condition, reader);

/** Forgets what was wrong with fields that a change may have touched, and asks again what they require and whether they are fixed. */
export const invalidate = (affected: ReadonlySet<FieldState>): void => {
  // Cells are fixed while their list is, which comes before them.
  for (const state of inOrder(affected)) {
    const { field } = state.compiled;
    const { list, reader } = state.scope;
    state.problem = undefined;
    state.required = ask(field.required, never, reader);
    state.readOnly = list?.readOnly.holds ? list.readOnly : ask(field.readOnly, never, reader);
  }
};

/** Whether the field's value follows its sources whatever was loaded or typed. */
export const follows = (field: Field): boolean =>
  (field.derive?.overwrite ?? (field.readOnly === true ? "always" : "untouched")) === "always";

/** Whether other fields suggest its value, which a person may also type. */
export const isSuggested = (field: Field): boolean => field.derive !== undefined && !follows(field);

/** Whether what was loaded empty is to be filled with what its sources suggest. */
export const isToFill = ({ compiled, cast }: FieldState, { fills }: World): boolean =>
  fills.has(compiled.path) && cast.value === undefined && !cast.problem;

/**
 * A value that follows its sources is computed whatever was loaded or typed. One that yields to a person is only a
 * suggestion: written when a source changes, never when the form is loaded (but where that is asked for) or the field
 * itself is emptied.
 */
const derive = (state: FieldState, world: World, steered: boolean, typed: boolean): boolean => {
  const { registry } = world;
  const { derive: given } = state.compiled.field;
  if (!given || !(steered || follows(state.compiled.field) || (!typed && isToFill(state, world)))) return false;
  const derivation = findDerivation(given.by, registry);
  if (typeof derivation !== "function") return false;
  const { reader } = state.scope;
  return suggest(
    state,
    given.formula === undefined
      ? pick(derivation(...given.from.map(reader.value)), given.pick)
      : workOut(given.formula, reader),
  );
};

/**
 * Writes what a derivation gives, unless a person typed something else: then it is on offer. Returns whether it wrote.
 */
export const suggest = (state: FieldState, value: Value | undefined): boolean => {
  const isOwn = state.origin === "hand" && !follows(state.compiled.field);
  state.offer = isOwn && value !== undefined && !isSameValue(value, state.cast.value) ? value : undefined;
  if (isOwn) return false;
  state.origin = "auto";
  return write(state, value);
};

export const write = (state: FieldState, value: Value | undefined): boolean => {
  if (isSameValue(state.cast.value, value) && !state.cast.problem) return false;
  state.raw = value;
  state.cast = castValue(state.compiled.field, value);
  return true;
};

const clear = (state: FieldState, { lists }: World): boolean =>
  state.table ? Boolean(lists?.replace(state, undefined)) : write(state, undefined);

import type { CompiledField } from "../compile/compile.ts";
import type { Condition } from "../definition/condition.ts";
import { castValue, isSameValue, type Value } from "./cast.ts";
import { always, evaluate, never, type Reader, type Verdict } from "./evaluate.ts";
import { isActive, type FieldState } from "./field-state.ts";
import { findDerivation, type Registry } from "./registry.ts";

export interface Settlement {
  /** Fields whose effective value, visibility or enablement may differ from before. */
  readonly touched: ReadonlySet<string>;
  /** Fields whose raw value was written by the engine: derived, or cleared on hiding. */
  readonly written: readonly string[];
}

export interface World {
  readonly states: ReadonlyMap<string, FieldState>;
  readonly reader: Reader;
  readonly registry: Registry;
}

/**
 * Lets visibility, enablement and derived values settle after some fields changed: one pass in the order of the graph,
 * and on from a field only where its effective value changed.
 */
export const settle = (world: World, start: readonly CompiledField[]): Settlement => {
  const touched = new Set<string>();
  const written: string[] = [];
  const queue = [...start].sort((a, b) => a.rank - b.rank);
  const waiting = new Set(queue.map(({ name }) => name));
  const started = new Set(waiting);
  for (let next = queue.shift(); next; next = queue.shift()) {
    waiting.delete(next.name);
    const state = world.states.get(next.name);
    if (!state) continue;
    touched.add(next.name);
    const before = state.effective;
    if (settleField(state, world, !started.has(next.name))) written.push(next.name);
    if (isSameValue(before, state.effective)) continue;
    for (const name of next.steers) {
      const steered = world.states.get(name)?.compiled;
      if (steered && !waiting.has(name)) {
        waiting.add(name);
        insertByRank(queue, steered);
      }
    }
  }
  return { touched, written };
};

const insertByRank = (queue: CompiledField[], field: CompiledField): void => {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.rank ?? 0) < field.rank) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, field);
};

/** Returns whether the engine itself wrote the field's raw value. */
const settleField = (state: FieldState, world: World, steered: boolean): boolean => {
  const { field } = state.compiled;
  const wasActive = isActive(state);
  state.visible = ask(field.visible, always, world.reader);
  state.enabled = ask(field.enabled, always, world.reader);
  const active = isActive(state);
  const written =
    wasActive && !active && field.onHide === "clear"
      ? write(state, undefined)
      : active && derive(state, world, steered);
  state.effective = active ? state.cast.value : undefined;
  return written;
};

/** A condition's verdict; without one the given answer, and `true` always holds. */
export const ask = (condition: true | Condition | undefined, absent: Verdict, reader: Reader): Verdict =>
  condition === undefined ? absent : condition === true ? always : evaluate(condition, reader);

export const judgeAspects = (state: FieldState, reader: Reader): void => {
  const { field } = state.compiled;
  state.required = ask(field.required, never, reader);
  state.readOnly = ask(field.readOnly, never, reader);
};

/**
 * A value that follows its sources is computed whatever was loaded or typed. One that yields to a person is only a
 * suggestion: written when a source changes, never when the form is loaded or the field itself is emptied.
 */
const derive = (state: FieldState, { reader, registry }: World, steered: boolean): boolean => {
  const { derive: derivation, readOnly } = state.compiled.field;
  if (!derivation) return false;
  const follows = (derivation.overwrite ?? (readOnly === true ? "always" : "untouched")) === "always";
  if (!follows && (!steered || state.origin === "hand")) return false;
  state.origin = "auto";
  return write(state, findDerivation(derivation.by, registry)(...derivation.from.map((name) => reader.value(name))));
};

const write = (state: FieldState, value: Value | undefined): boolean => {
  if (isSameValue(state.cast.value, value) && !state.cast.problem) return false;
  state.raw = value;
  state.cast = castValue(state.compiled.field, value);
  return true;
};

// How the engine puts questions whose answers come later: part of `@o2r/forms/async`, so that other forms do not load it.
import type { CompiledField } from "../compile/compile.ts";
import { isFilled, isSameValue, type Value } from "./value.ts";
import type { FieldState, Slot } from "./state.types.ts";
import type { Driver, Host, Inquiry, Answer, Registry, World } from "./world.types.ts";
import { isActive } from "./field-state.ts";
import { findCheck, findDerivation, pick } from "./registry.ts";
import { follows, isToFill, suggest } from "./settle.ts";

/** A derivation or check of a field whose answer comes later. */
interface Use {
  readonly inquiry: Inquiry;
  /** The fields it reads besides a checked value. */
  readonly from: readonly string[];
  /** The words of a check's refusal; a derivation has none. */
  readonly message?: string;
}

const unasked: Slot = { key: undefined, status: undefined, problem: undefined, error: undefined, asked: undefined };

const usesByField = new WeakMap<Registry, WeakMap<CompiledField, readonly Use[]>>();

/** The questions a field may raise. */
const usesOf = ({ registry }: World, compiled: CompiledField): readonly Use[] => {
  const known = usesByField.get(registry) ?? new WeakMap<CompiledField, readonly Use[]>();
  usesByField.set(registry, known);
  const uses = known.get(compiled) ?? findUses(compiled, registry);
  known.set(compiled, uses);
  return uses;
};

const findUses = ({ field }: CompiledField, registry: Registry): readonly Use[] => {
  const uses: Use[] = [];
  for (const use of field.checks ?? []) {
    const [name, from] = typeof use === "string" ? [use, []] : [use.check, use.with];
    const check = findCheck(name, registry);
    if ("ask" in check) uses.push({ inquiry: check, from, message: field.messages?.check ?? check.message });
  }
  if (field.derive) {
    const inquiry = findDerivation(field.derive.by, registry);
    if (typeof inquiry !== "function") uses.push({ inquiry, from: field.derive.from });
  }
  return uses;
};

const raise: Driver["raise"] = (world, host, state, loading) => {
  const uses = usesOf(world, state.compiled);
  if (uses.length === 0) return;
  state.slots ??= uses.map(() => ({ ...unasked }));
  for (const [index, use] of uses.entries()) {
    const slot = state.slots[index];
    if (slot) raiseOne(world, host, state, use, slot, loading);
  }
};

const raiseOne = (world: World, host: Host, state: FieldState, use: Use, slot: Slot, loading: boolean): void => {
  const isCheck = use.message !== undefined;
  // A derived value that was loaded is taken to be that of its sources.
  const isTrusted = loading && !isCheck && !(follows(state.compiled.field) ? isEmpty(state) : isToFill(state, world));
  if (!isActive(state) && !(loading && (isCheck || isTrusted))) {
    // What is hidden keeps its value and is asked about again when it shows.
    if (slot.status === "pending") note(world, state, slot, {});
    return;
  }
  const inputs = inputsOf(world, host, state, use);
  const key = inputs && JSON.stringify(inputs);
  if (key === slot.key) return;
  note(world, state, slot, { key });
  if (inputs === undefined) {
    host.answered(state, !isCheck && suggest(state, undefined));
    return;
  }
  if (isTrusted) return;
  const asked = use.inquiry.ask(inputs, (outcome) => {
    const error = "error" in outcome ? (outcome.error ?? new Error("No answer came")) : undefined;
    // An answer is whatever the registry's function gave; what is no value is none.
    const answer = "error" in outcome ? undefined : (outcome.answer as Answer);
    const refused = error === undefined ? use.message : world.messages.unchecked;
    const problem =
      isCheck && answer !== true && refused !== undefined ? ({ code: "check", message: refused } as const) : undefined;
    note(world, state, slot, { key, error, problem, status: error === undefined ? undefined : "failed" });
    host.answered(state, !isCheck && suggest(state, pick(answer, state.compiled.field.derive?.pick)));
  });
  note(world, state, slot, { key, asked, status: "pending" });
  host.answered(state, false);
};

const isEmpty = ({ cast }: FieldState): boolean => cast.value === undefined;

/** What is to be asked about, or nothing: never what is empty, refused already, or stood there when the form was loaded. */
const inputsOf = (
  { states }: World,
  host: Host,
  state: FieldState,
  { from, message }: Use,
): readonly (Value | undefined)[] | undefined => {
  const { value, address } = state.scope.reader;
  const others = from.map(value);
  if (message !== undefined) {
    const own = state.effective;
    return isFilled(own) && !isSameValue(own, state.baseline) && !host.judge(state) ? [own, ...others] : undefined;
  }
  const isSound = (name: string): boolean => {
    const input = states.get(address(name));
    return !input || !host.judge(input);
  };
  return others.every(isFilled) && from.every(isSound) ? others : undefined;
};

/** Writes down where a question stands; what was under way before is given up. */
const note = (world: World, state: FieldState, slot: Slot, stand: Partial<Slot>): void => {
  if (slot.asked !== stand.asked) slot.asked?.cancel();
  Object.assign(slot, unasked, stand);
  if (slot.status === "pending") world.asking.add(slot);
  else world.asking.delete(slot);
  const statuses = state.slots?.map(({ status }) => status) ?? [];
  state.status = statuses.includes("pending") ? "pending" : statuses.includes("failed") ? "failed" : undefined;
  state.late = state.slots?.find(({ problem }) => problem)?.problem;
};

export const driver: Driver = {
  raise,
  forget: (world, state) => {
    for (const slot of state.slots ?? []) note(world, state, slot, {});
    state.slots = undefined;
  },
  settle: async (world, host, states) => {
    for (const state of states()) {
      for (const slot of state.slots ?? []) if (slot.status === "failed") slot.key = undefined;
      raise(world, host, state, false);
    }
    while (world.asking.size > 0) await Promise.all([...world.asking].map(async ({ asked }) => asked?.hurry()));
    return states().flatMap(({ slots }) => slots?.flatMap(({ error }) => error ?? []) ?? []);
  },
};

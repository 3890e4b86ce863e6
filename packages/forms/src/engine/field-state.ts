import type { CompiledField } from "../compile/compile.ts";
import { fixedOptions, type Option } from "../definition/field.ts";
import type { Lists } from "./world.types.ts";
import { always, evaluate } from "./evaluate.ts";
import { isSameValue } from "./value.ts";
import type { FieldSnapshot, FieldState, Scope } from "./state.types.ts";

/** What is forgotten of a field when it is filled again. */
export const blank = {
  visible: always,
  enabled: always,
  offer: undefined,
  edited: false,
  shown: false,
  isDirty: false,
  serverError: undefined,
  problem: undefined,
} as const;

export const createState = (compiled: CompiledField, scope: Scope, lists?: Lists): FieldState => ({
  ...blank,
  compiled,
  scope,
  address: scope.list ? `${scope.list.address}.${scope.id}.${compiled.name}` : compiled.name,
  table: compiled.field.kind === "list" ? lists?.createTable(compiled) : undefined,
  raw: undefined,
  cast: {},
  required: always,
  readOnly: always,
  effective: undefined,
  baseline: undefined,
  origin: "auto",
  snapshot: undefined,
  slots: undefined,
  status: undefined,
  late: undefined,
});

export const isActive = ({ visible, enabled }: FieldState): boolean => visible.holds && enabled.holds;

/** A person cannot fix it, and no derivation fills it: so it owes nothing. */
export const isUntouchable = ({ readOnly, compiled }: FieldState): boolean => readOnly.holds && !compiled.field.derive;

/** The fields, and after each list the cells of its rows, those of lists in them too. */
export const walk = (fields: Iterable<FieldState>): readonly FieldState[] =>
  [...fields].flatMap((state) => (state.table ? [state, ...walk(cellsIn(state))] : state));

/** Of a list: the cells of its rows, in their order. */
export const cellsIn = ({ table }: FieldState): readonly FieldState[] =>
  table?.rows.flatMap(({ cells }) => [...cells.values()]) ?? [];

/** The choices that are on offer now; nothing where that never changes. */
export const offeredBy = ({ compiled, scope, snapshot }: FieldState): readonly Option[] | undefined => {
  const all = fixedOptions(compiled.field);
  if (!all.some(({ visible }) => visible)) return undefined;
  const offered = all.filter(({ visible }) => !visible || evaluate(visible, scope.reader).holds);
  const last = snapshot?.options;
  return isSameValue(last, offered) ? last : offered;
};

/** The field as it looks now: the object it was where nothing differs. */
export const takeSnapshot = (
  state: FieldState,
  error: string | undefined,
  warning: string | undefined,
): FieldSnapshot => {
  const { visible, enabled, readOnly, required, compiled, offer, status, cast, snapshot: last } = state;
  const { messages, derive } = compiled.field;
  const note = enabled.holds ? (readOnly.holds ? messages?.readOnly : undefined) : messages?.enabled;
  const isStale = offer !== undefined || (status === "pending" && cast.value !== undefined);
  const origin = isStale ? "stale" : state.origin;
  const next = {
    visible: visible.holds,
    enabled: enabled.holds,
    readOnly: readOnly.holds,
    required: required.holds && isActive(state) && !isUntouchable(state),
    // Without a derivation there is nothing to tell apart, and no reason to wake anybody.
    origin: derive ? origin : "hand",
    error,
    warning,
    note,
    offer,
    status,
    options: offeredBy(state),
    rows: state.table?.ids,
  } as const;
  // Every key of `next`, whose type says less than it is.
  return last && (Object.keys(next) as (keyof typeof next)[]).every((look) => last[look] === next[look]) ? last : next;
};

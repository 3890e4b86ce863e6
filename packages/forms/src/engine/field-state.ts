import type { CompiledField } from "../compile/compile.ts";
import type { Cast, Problem, Value } from "./cast.ts";
import { always, type Reader, type Verdict } from "./evaluate.ts";
import type { Slot } from "./inquiry.types.ts";
import type { Table } from "./lists.types.ts";

/**
 * Who wrote a derived field's value: `auto` follows its sources, `hand` was typed by a person, `stale` is of before its
 * sources changed.
 */
export type Origin = "auto" | "hand" | "stale";

/** What a field looks like from outside. The same object until something of it changes. */
export interface FieldSnapshot {
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly origin: Origin;
  /** Set once it may be shown: after the field was left, or a submission was tried. */
  readonly error?: string | undefined;
  /** What is odd about a value that is not refused, under the same condition. */
  readonly warning?: string | undefined;
  /** The definition's words for why it is closed or cannot be changed. */
  readonly note?: string | undefined;
  /** What its derivation gives now, where a person typed something else: to be taken or dropped, never written unasked. */
  readonly offer?: Value | undefined;
  /** A look-up or check of it is under way, or failed to be made. */
  readonly status?: "pending" | "failed" | undefined;
  /** Of a list: the ids of its rows; the same list until rows are added, removed or moved. */
  readonly rows?: readonly string[] | undefined;
}

/** What stands together and speaks of each other by bare names: the form's own fields, or those of one row. */
export interface Scope {
  /** The row's id; nothing for the form. */
  readonly id: string;
  readonly list: FieldState | undefined;
  readonly cells: Map<string, FieldState>;
  readonly reader: Reader;
  /** The row's place; -1 once it is removed. */
  at: number;
  /** A row that was not loaded is a change of its list, whatever it holds. */
  fresh: boolean;
}

/** The engine's own record of a field; nobody else sees it. */
export interface FieldState {
  readonly compiled: CompiledField;
  readonly scope: Scope;
  /** `mrp`, or `lines.r1.qty`. */
  readonly address: string;
  /** Of a list. */
  readonly table: Table | undefined;
  raw: unknown;
  cast: Cast;
  visible: Verdict;
  enabled: Verdict;
  required: Verdict;
  readOnly: Verdict;
  /** What rules read: nothing while the field is hidden or disabled. */
  effective: Value | undefined;
  /** What `changes` compares with. */
  baseline: Value | undefined;
  origin: "auto" | "hand";
  offer: Value | undefined;
  edited: boolean;
  /** Its error may be shown. */
  shown: boolean;
  /** It differs from its baseline. */
  isDirty: boolean;
  /** What the service refused, until the field changes. */
  serverError: Problem | undefined;
  /** The judgement since the last change; `undefined` until somebody asks. */
  problem: Problem | null | undefined;
  snapshot: FieldSnapshot | undefined;
  /** One for each derivation and check of it that takes time; only their driver looks into them. */
  slots: readonly Slot[] | undefined;
  status: "pending" | "failed" | undefined;
  /** What a check that takes time refused. */
  late: Problem | undefined;
}

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

export const createState = (compiled: CompiledField, scope: Scope, table?: Table): FieldState => ({
  ...blank,
  compiled,
  scope,
  address: scope.list ? `${scope.list.address}.${scope.id}.${compiled.name}` : compiled.name,
  table,
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

/** The fields, and after each list the cells of its rows. */
export const walk = (fields: Iterable<FieldState>): readonly FieldState[] =>
  [...fields].flatMap((state) => [state, ...cellsIn(state)]);

/** Of a list: the cells of its rows, in their order. */
export const cellsIn = ({ table }: FieldState): readonly FieldState[] =>
  table ? table.rows.flatMap(({ cells }) => [...cells.values()]) : [];

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
    rows: state.table?.ids,
  } as const;
  // Every key of `next`, whose type says less than it is.
  return last && (Object.keys(next) as (keyof typeof next)[]).every((look) => last[look] === next[look]) ? last : next;
};

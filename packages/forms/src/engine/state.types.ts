import type { CompiledField } from "../compile/compile.ts";
import type { Option } from "../definition/field.ts";
import type { Reader, Verdict } from "./evaluate.ts";
import type { Cast, Problem, RawValues, Value } from "./value.ts";

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
  /** The fixed choices that are on offer now, where any of them is not always; the same list until these change. */
  readonly options?: readonly Option[] | undefined;
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

/** What a list's state holds beside that of any field. */
export interface Table {
  readonly columns: readonly CompiledField[];
  rows: readonly Row[];
  ids: readonly string[];
  readonly byId: Map<string, Row>;
  /** The rows that count as loaded, by their ids. */
  known: ReadonlyMap<string, RawValues>;
  /** The ids in the order in which they were last submitted. */
  sent: readonly string[];
  /** By group of unique columns: the rows that hold a value. */
  readonly holders: readonly Map<string, Set<Row>>[];
}

export interface Row extends Scope {
  readonly list: ListState;
  /** What it carried under the list's key. */
  key: string | undefined;
  /** By group of unique columns: what must not stand in another row. */
  readonly marks: (string | undefined)[];
}

/** A list's state, whose table is there. */
export interface ListState extends FieldState {
  readonly table: Table;
}

/** The last question of one derivation or check of a field. */
export interface Slot {
  /** The inputs asked about. */
  key: string | undefined;
  status: "pending" | "failed" | undefined;
  problem: Problem | undefined;
  error: unknown;
  asked: Asked | undefined;
}

/** A question that is under way. */
export interface Asked {
  /** Asks at once what was to be asked after a pause; resolves when the answer was told. */
  readonly hurry: () => Promise<void>;
  /** The answer is not wanted any more, and will not be told. */
  readonly cancel: () => void;
}

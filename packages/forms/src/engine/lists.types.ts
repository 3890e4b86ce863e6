import type { CompiledField } from "../compile/compile.ts";
import type { Problem, Value } from "./cast.ts";
import type { Effect, Engine, RawValues } from "./engine.types.ts";
import type { FieldState, Scope } from "./field-state.ts";
import type { SentValue } from "./prune.ts";
import type { World } from "./world.ts";

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

/** What the engine lends to those who move rows. */
export interface Inner {
  readonly world: World;
  /** Lets a change of these fields spread, and tells of it. `wrote`: written by the engine; `others`: to be judged again. */
  readonly change: (
    start: readonly FieldState[],
    typed: boolean,
    wrote?: readonly FieldState[],
    others?: readonly FieldState[],
  ) => Effect;
}

export type RowOperations = Pick<Engine, "addRow" | "removeRow" | "moveRow" | "copyRow">;

/** An engine that knows nothing of rows. */
export type PlainEngine = Omit<Engine, keyof RowOperations>;

/** Everything that only forms with lists need. What is asked of any field answers nothing for a field of the form. */
export interface Lists {
  readonly createTable: (compiled: CompiledField) => Table;
  /** Takes what was loaded as the list's rows. */
  readonly fill: (list: FieldState, raw: unknown, known: unknown, asLoaded: boolean) => void;
  /** Takes other rows in place of those that stand; returns the cells that are to be judged again. */
  readonly replace: (list: FieldState, raw: unknown) => readonly FieldState[];
  /** From now on these rows count as loaded. */
  readonly rebase: (field: FieldState) => void;
  /** The rows as they are sent; `sift` gives the values of a row's cells. */
  readonly sent: (list: FieldState, sift: Sift) => SentValue;
  /** The cells of a column as a field sees them: its neighbour in the row, or all. */
  readonly cells: (from: FieldState, path: string) => readonly FieldState[];
  /** A column's filled values. */
  readonly column: (path: string) => Value | undefined;
  /** Takes note of what a cell's row holds now; returns the cells that are to be judged again. */
  readonly mark: (field: FieldState) => readonly FieldState[];
  /** What is wrong with the number of a list's rows, or with a cell that repeats another. */
  readonly judge: (field: FieldState) => Problem | undefined;
  /** What a cell is called, such as "Line 3: Quantity". */
  readonly label: (field: FieldState) => string | undefined;
  /** A cell of a row that is gone, for those who still speak of it: hidden, and taking nothing. */
  readonly ghost: (address: string) => FieldState | undefined;
  /** The same engine, of which rows can be asked. */
  readonly extend: (engine: PlainEngine) => Engine;
}

/** The values of some fields as they are sent, by their names; `whole`: also of hidden ones. */
export type Sift = (fields: Iterable<FieldState>, whole: boolean) => readonly (readonly [string, SentValue])[];

import type { CompiledField, CompiledForm } from "../compile/compile.ts";
import type { Messages } from "../compile/messages.ts";
import type { Scalar } from "../definition/condition.ts";
import type { Field, Option } from "../definition/field.ts";
import type { Asked, FieldState, Slot, Table } from "./state.types.ts";
import type { Problem, RawValues, Value } from "./value.ts";

/** A named check of one filled value, with the values of the fields it names in `with`, and the words for its refusal. */
export type Check = { readonly message: string } & (
  | { readonly test: (value: Value, ...others: readonly (Value | undefined)[]) => boolean }
  | Inquiry
);

/** One value, or several of which each field picks its own. */
export type Answer = Value | Readonly<Record<string, Value | undefined>> | undefined;

/** Computes a value from others, given in the order of `from`; nothing where they do not suffice. */
export type Derive = (...values: readonly (Value | undefined)[]) => Answer;

/** The values of other fields that narrow the choices, by the name the source gives them. */
export type Filters = Readonly<Record<string, Value | undefined>>;

/** Where the choices of a select or lookup come from. The browser searches; the service asks whether values exist. */
export interface Source {
  /** Choices that match the typed text, best first. */
  readonly search?: (query: string, filters: Filters, signal: AbortSignal) => Promise<readonly Option[]>;
  /** The labels of values that are already chosen. */
  readonly resolve?: (values: readonly Scalar[], signal: AbortSignal) => Promise<readonly Option[]>;
  /** Whether every value may be chosen. */
  readonly exists?: (values: readonly Scalar[], filters: Filters) => Promise<boolean>;
}

/** What a definition names and each side supplies. */
export interface Registry {
  readonly checks?: Readonly<Record<string, Check>>;
  readonly derivations?: Readonly<Record<string, Derive | Inquiry>>;
  readonly sources?: Readonly<Record<string, Source>>;
  /** `rows` of `@o2r/forms/rows`, where the form has lists. */
  readonly lists?: (inner: Inner) => Lists;
}

/** How a question ended: with an answer, or with what was thrown. */
export type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** A derivation or check whose answer comes later; made by `lookup` and `inquiry` of `@o2r/forms/async`. */
export interface Inquiry {
  /** Asks for these inputs. `tell` is called once, later, unless the question was cancelled. */
  readonly ask: (inputs: readonly (Value | undefined)[], tell: (outcome: Outcome) => void) => Asked;
  /** What the engine needs to put questions; it comes with the first of them. */
  readonly driver: Driver;
}

/** What the engine does about answers. */
export interface Host {
  /** What is wrong with a field as far as can be told at once. */
  readonly judge: (state: FieldState) => Problem | null;
  /** The field looks different; `wrote` when its value does. */
  readonly answered: (state: FieldState, wrote: boolean) => void;
}

/** Puts the questions of the fields. */
export interface Driver {
  /** Raises those whose inputs changed, and gives up those no longer asked. `loading`: what is there is trusted. */
  readonly raise: (world: World, host: Host, state: FieldState, loading: boolean) => void;
  readonly forget: (world: World, state: FieldState) => void;
  /** Raises failed ones once more, and awaits all; the reasons of those that failed. */
  readonly settle: (world: World, host: Host, states: () => readonly FieldState[]) => Promise<readonly unknown[]>;
}

/** What the steps of the engine share. */
export interface World {
  readonly registry: Registry;
  readonly messages: Messages;
  readonly fields: CompiledForm["fields"];
  /** The form's own fields. */
  readonly root: Map<string, FieldState>;
  /** Every field by its address. */
  readonly states: Map<string, FieldState>;
  /** Questions that are under way. */
  readonly asking: Set<Slot>;
  /** Asks them; only where the registry has any. */
  driver: Driver | undefined;
  /** Only where the registry has it. */
  lists: Lists | undefined;
  /** Paths of fields that are filled with what is suggested, where they are loaded empty. */
  readonly fills: ReadonlySet<string>;
  /** How many rows got an id of the engine's making. */
  made: number;
}

/** A value as it is sent: a list's is its rows, a group's is an object. */
export type SentValue = Value | SentValues | readonly SentValues[];

export interface SentValues {
  readonly [name: string]: SentValue;
}

/** What a change did. */
export interface Effect {
  /** The fields that look different now. */
  readonly changed: readonly string[];
  /** How many fields had their rules evaluated. */
  readonly evaluated: number;
  /** How many values were validated. */
  readonly judged: number;
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

/** How values are written, and how they are named to others: what rows do in a way of their own. */
export interface Writing {
  readonly definitionOf: (address: string) => Field;
  /** Takes what a person typed. */
  readonly set: (address: string, raw: unknown) => Effect;
  /** As typed; of a list its rows, the same list until something in it changes. */
  readonly raw: (address: string) => unknown;
  /** Shows what the service refused; rows may be named by their place in what was last submitted. */
  readonly setServerErrors: (errors: readonly { readonly field: string; readonly message: string }[]) => void;
  /** How other clients name a field: a row by its place, such as `lines.0.qty`. */
  readonly wireName: (address: string) => string;
}

export interface RowOperations {
  /** Adds a row, at the end or at a place; returns its id. */
  readonly addRow: (list: string, values?: RawValues, at?: number) => string;
  /** Returns what puts the row back; nothing where there is no such row. */
  readonly removeRow: (list: string, row: string) => { readonly values: RawValues; readonly at: number } | undefined;
  readonly moveRow: (list: string, row: string, to: number) => void;
  /** Adds a copy below a row, without its key; returns its id. */
  readonly copyRow: (list: string, row: string) => string;
}

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
  readonly extend: <E extends Writing>(engine: E) => E & RowOperations;
}

/** The values of some fields as they are sent, by their names; `whole`: also of hidden ones. */
export type Sift = (fields: Iterable<FieldState>, whole: boolean) => readonly (readonly [string, SentValue])[];

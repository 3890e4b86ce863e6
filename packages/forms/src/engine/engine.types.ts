import type { Messages, OwnMessages } from "../compile/messages.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Reader, Verdict } from "./evaluate.ts";
import type { Unsubscribe } from "./listeners.ts";
import type { Pruned } from "./prune.ts";
import type { FieldSnapshot } from "./state.types.ts";
import type { Facts, Problem, RawValues, Value } from "./value.ts";
import type { Registry, RowOperations, Writing } from "./world.types.ts";

export interface EngineOptions {
  readonly values?: RawValues;
  /** What counts as unchanged: `changes` compares with it, and checks that take time pass it over. By default `values`. */
  readonly baseline?: RawValues;
  /** Fixed facts the rules read beside the values, such as `{ mode: "create" }`. */
  readonly facts?: Facts;
  readonly registry?: Registry;
  /** The sentences of another language, the same on both sides, such as `hindi` of `@o2r/forms/hindi`. English where none is given. */
  readonly messages?: OwnMessages | undefined;
  /**
   * Fields to fill with what others suggest for them, where they are loaded empty; `lines.qty` is a column. Otherwise
   * what is loaded empty stays so until a source changes.
   */
  readonly fill?: readonly string[];
  /**
   * From when on a field's error is shown: once it was `left` (the default), with each `change` of it, or only after a
   * `submission` was tried, and from then on as soon as a field is left.
   */
  readonly showFrom?: "left" | "change" | "submission" | undefined;
  /** `YYYY-MM-DD`; by default the day in the form's time zone. */
  readonly today?: string;
}

/** A refusal at a field, in the order of the definition. */
export interface FormProblem extends Problem {
  /** Its address. */
  readonly field: string;
  /** What it is called; in a row "Line 3: Quantity". */
  readonly label: string;
}

/** A field that differs from what was loaded. Of a list, the ids of its rows where any is new, gone or moved. */
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

/** Fields are named by their addresses: `mrp`, or `lines.<row>.qty` for the cell of a row. */
export interface Engine extends Writing, RowOperations {
  readonly definition: FormDefinition;
  readonly registry: Registry;
  /** What is said, in the language of the form. */
  readonly messages: Messages;
  /** Every field, lists followed by the cells of their rows, in the order of the definition. */
  readonly addresses: () => readonly string[];
  /** Replaces every value; what is loaded is what `changes` compares with, unless a baseline is given. */
  readonly load: (values: RawValues, baseline?: RawValues) => void;
  /** The cast value as typed, also while the field is hidden; of a list the ids of its rows. */
  readonly value: (address: string) => Value | undefined;
  /** What rules read: nothing while the field is hidden or disabled. */
  readonly effective: (address: string) => Value | undefined;
  readonly field: (address: string) => FieldSnapshot;
  readonly form: () => FormSnapshot;
  readonly verdicts: (address: string) => Verdicts;
  /** What is wrong with a field, shown or not. */
  readonly problem: (address: string) => Problem | undefined;
  /**
   * Judges every field, or `only` those of the form that are named. With `show`, their errors may be shown from now on,
   * and those of the service are forgotten. What is still being looked up does not count: see `settle`.
   */
  readonly validate: (options?: {
    readonly show?: boolean;
    readonly only?: readonly string[];
  }) => readonly FormProblem[];
  /** Awaits the look-ups and checks that are under way, asking failed ones again; the reasons of those that failed. */
  readonly settle: () => Promise<readonly unknown[]>;
  /** The field was left: from now on its error may be shown, and with it its partners' in a failing comparison. */
  readonly leave: (address: string) => void;
  /** The submission: cast values of active fields, and the addresses of filled fields that are left out. */
  readonly pruned: (except?: ReadonlySet<string>) => Pruned;
  /** What a field's definition sees under the names it uses: `qty` in a row is the cell of that row. */
  readonly reader: (address: string) => Reader;
  readonly changes: () => readonly FieldChange[];
  /** What stands now counts as loaded: nothing is changed. */
  readonly rebase: () => void;
  /**
   * Writes what a derivation offers in place of what was typed, and lets the field follow its sources again. `value` is
   * what it is known to give where nothing is on offer: the sources have not changed since, or the offer was dropped.
   */
  readonly takeOffer: (address: string, value?: Value) => void;
  /** Keeps what was typed, until the derivation has something else to offer. */
  readonly dropOffer: (address: string) => void;
  readonly subscribe: (address: string, listener: () => void) => Unsubscribe;
  readonly subscribeValue: (address: string, listener: () => void) => Unsubscribe;
  /** Any value changed, whoever wrote it. */
  readonly subscribeValues: (listener: () => void) => Unsubscribe;
  readonly subscribeForm: (listener: () => void) => Unsubscribe;
  /** Tells of values the engine wrote itself: derived, cleared on hiding, of new rows, or loaded. Of a list only when emptied. */
  readonly onWrite: (listener: (address: string, raw: unknown) => void) => Unsubscribe;
}

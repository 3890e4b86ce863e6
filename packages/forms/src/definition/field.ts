// Long because what a field may say stands in one place, and its docstrings are the table of builders.
import type { Condition, Scalar } from "./condition.ts";
import type { Formula } from "./formula.ts";
import type { Rule } from "./rule.ts";

/** What may be refused at a single field. A definition may give each its own words in `messages`. */
export type MessageCode =
  | "required"
  | "type"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "min"
  | "max"
  | "integer"
  | "decimals"
  | "negative"
  | "leadingZero"
  | "option"
  | "count"
  | "minItems"
  | "unique"
  | "check";

/** What a field can say of itself besides refusals: why it is hidden, closed, not to be changed, or odd. */
export type AspectCode = "visible" | "enabled" | "readOnly" | "warning";

/**
 * What becomes of the value while the field is hidden or disabled. It always stays in memory and comes back with the
 * field, except with `clear`. `omit` (the default) and `clear` leave it out of the submission, `keep` sends it.
 */
export type HidePolicy = "omit" | "clear" | "keep";

/**
 * A value computed by a named derivation of the registry from other fields, in their given order. Where the registry
 * has a `lookup(…)` of that name, the answer comes later, such as city and state from a pincode.
 */
export interface Derivation<P extends string = string> {
  readonly by: string;
  readonly from: readonly P[];
  /** What is computed of them, in place of a function of the registry; made by `formula(…)`. */
  readonly formula?: Formula<P>;
  /** The part of the answer that is this field's, where one answer serves several. */
  readonly pick?: string;
  /**
   * `always` (the default of a field that is read-only): follows its sources. `untouched`: until a person has typed a
   * value of their own; a later answer that differs is then on offer, and never written unasked.
   */
  readonly overwrite?: "always" | "untouched";
}

/** A check that also reads other fields, such as a GSTIN's state: `{ check: "gstinState", with: ["state"] }`. */
export interface CheckUse<P extends string = string> {
  readonly check: string;
  readonly with: readonly P[];
}

/** What every field has, whatever its kind. `P` is the union of the other fields it speaks of. */
export interface FieldBase<P extends string = string> {
  /** What the field is called, on the page and in messages. */
  readonly label: string;
  /** What stands before its label where it is told of apart from its group, such as `Address: `; written by `group(…)`. */
  readonly within?: string;
  /** A line below the field that is always there. */
  readonly help?: string;
  /** Words in the empty field. */
  readonly placeholder?: string;
  /** Shown after the value, such as `cm` or `days`. */
  readonly unit?: string;
  /** Why the field is asked for, in words for staff; shown beside the computed reasons. */
  readonly why?: string;
  /**
   * How much of a row of the form it takes.
   * @defaultValue `"full"`
   */
  readonly width?: "full" | "half" | "third";
  /** Whether it must be filled, while it shows. On a list: at least one row. */
  readonly required?: true | Condition<P>;
  /** Whether it shows; while it does not, it is empty for every rule, not judged, and not sent. */
  readonly visible?: Condition<P>;
  /** Whether it may be filled; while it may not, it is empty for every rule, not judged, and not sent. */
  readonly enabled?: Condition<P>;
  /** Whether it is only read; what a body says of it is not taken, the service keeps what it has. */
  readonly readOnly?: true | Condition<P>;
  /**
   * What becomes of the value while the field is hidden or disabled.
   * @defaultValue `"omit"`
   */
  readonly onHide?: HidePolicy;
  /** Named checks of the registry, run in this order on a filled value; the first that fails speaks. */
  readonly checks?: readonly (string | CheckUse<P>)[];
  /**
   * Named checks of the value alone that refuse nothing: the first that fails says so below the field, once the value is
   * sound and the field was left. One that stands in `checks` as well refuses a value that is new, and warns of one that
   * stands: a rule that came later keeps no older row from being saved.
   */
  readonly warns?: readonly string[];
  /** Words of its own for refusals, and for why it is hidden, closed, not to be changed, or odd. */
  readonly messages?: Readonly<Partial<Record<MessageCode | AspectCode, string>>>;
  /** Where the value comes from, when it is worked out from other fields. */
  readonly derive?: Derivation<P>;
  /** Never set: carries the names of the fields it speaks of, so that a form can check them at little cost. */
  readonly "~names"?: P;
}

export interface TextField<P extends string = string> extends FieldBase<P> {
  readonly kind: "text" | "textarea" | "password";
  /** Fewest characters of a filled value. */
  readonly minLength?: number;
  /** Most characters. */
  readonly maxLength?: number;
  /**
   * Source of a regular expression that the whole value must match. Without a `maxLength` of its own the field takes at
   * most 1,000 characters then.
   */
  readonly pattern?: string;
  /** Read as capital letters, whatever is typed. */
  readonly upper?: true;
  /** Only digits can be typed, and only digits are accepted. */
  readonly digits?: true;
  /** The `autocomplete` token of HTML, such as `username`. */
  readonly autoComplete?: string;
  /** Lines shown by a textarea. */
  readonly rows?: number;
}

export interface NumberField<P extends string = string> extends FieldBase<P> {
  readonly kind: "number" | "money" | "percent";
  /** The least value. */
  readonly min?: number;
  /** The greatest value. */
  readonly max?: number;
  /** No decimal point. */
  readonly integer?: true;
  /** Most digits after the decimal point. */
  readonly decimals?: number;
  /** Values below zero may be typed. Without it the minus key is blocked. */
  readonly negative?: true;
  /**
   * Whether a longer value may begin with 0, such as 05. Refused by default where the field has a minimum
   * ("Can't be 0 for this field"), and so is 0 itself where the minimum is above it; `"allow"` and `"refuse"` say
   * otherwise. Where decimals are allowed 0.5 is taken in any case; in a whole number a first 0 cannot even be typed.
   */
  readonly leadingZero?: "allow" | "refuse";
}

export interface Option<V extends Scalar = Scalar> {
  readonly value: V;
  readonly label: string;
  /** A fainter second line, such as a SKU. */
  readonly detail?: string;
}

/** A choice of a definition. `P` is the union of the fields it speaks of. */
export interface OfferedOption<V extends Scalar = Scalar, P extends string = string> extends Option<V> {
  /** Offered only while this holds; where it was chosen before, it is refused until another is. */
  readonly visible?: Condition<P>;
}

/** Choices that are fetched: a source of the registry, narrowed by other fields' values and by fixed ones. */
export interface OptionSource<P extends string = string> {
  /** Its name in the registry. */
  readonly source: string;
  /** Filter → the field whose value it takes. */
  readonly filters?: Readonly<Record<string, P>>;
  /** Filter → a value that is always the same. */
  readonly fixed?: Readonly<Record<string, Scalar>>;
}

const none: readonly OfferedOption[] = [];

/** The choices that a definition lists itself. */
export const fixedOptions = (field: Field): readonly OfferedOption[] =>
  "options" in field && !("source" in field.options) ? field.options : none;

export interface SelectField<P extends string = string, V extends Scalar = Scalar> extends FieldBase<P> {
  readonly kind: "select";
  /** The choices: values, values with labels, or a source that is fetched whole. */
  readonly options: readonly OfferedOption<V, P>[] | OptionSource<P>;
}

export interface MultiSelectField<P extends string = string, V extends Scalar = Scalar> extends FieldBase<P> {
  readonly kind: "multiSelect";
  /** The choices: values, values with labels, or a source that is fetched whole. */
  readonly options: readonly OfferedOption<V, P>[] | OptionSource<P>;
  /** Most choices. */
  readonly maxItems?: number;
}

/** One or many rows of another thing, found by typing; the value is its id. */
export interface LookupField<P extends string = string> extends FieldBase<P> {
  readonly kind: "lookup" | "multiLookup";
  /** The source that is searched. */
  readonly options: OptionSource<P>;
  /** Most choices, where there may be several. */
  readonly maxItems?: number;
}

/** A day so many days from today, or a fixed one as `{ value: "2026-01-31" }`. */
export type Day = { readonly today: number } | { readonly value: string };

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField<P extends string = string> extends FieldBase<P> {
  readonly kind: "date";
  /**
   * The first day that is taken.
   * @defaultValue 1 January 1947
   */
  readonly min?: Day;
  /**
   * The last day that is taken; `"none"` leaves it open until 1 January 3000.
   * @defaultValue today where neither bound is given, else 1 January 3000
   */
  readonly max?: Day | "none";
}

/** A time of day, `HH:MM` from `00:00` to `23:59`. */
export interface TimeField<P extends string = string> extends FieldBase<P> {
  readonly kind: "time";
  /** The earliest that is taken, such as `09:00`. */
  readonly min?: string;
  /** The latest that is taken. */
  readonly max?: string;
}

/** A day and a time of it, `YYYY-MM-DDTHH:MM` on the clocks of the form's time zone. */
export interface DateTimeField<P extends string = string> extends FieldBase<P> {
  readonly kind: "dateTime";
  /**
   * The first day that is taken, whatever the time.
   * @defaultValue 1 January 1947
   */
  readonly min?: Day;
  /**
   * The last day that is taken, whatever the time.
   * @defaultValue 1 January 3000
   */
  readonly max?: Day | "none";
}

export interface FlagField<P extends string = string> extends FieldBase<P> {
  readonly kind: "checkbox" | "switch";
}

/** Uploaded documents by id. `file` and `image` hold one, `files` and `images` a list whose first is the chief one. */
export interface FileField<P extends string = string> extends FieldBase<P> {
  readonly kind: "file" | "files" | "image" | "images";
  /** Accepted content types. */
  readonly accept?: readonly string[];
  /** Most megabytes of one file. */
  readonly maxMB?: number;
  /** Most files, where there may be several. */
  readonly maxItems?: number;
  /** Offers the camera beside the files of the device, on phones and tablets. Of pictures only. */
  readonly camera?: boolean;
}

/** Every kind of field that holds a single value, or several. */
export type Cell<P extends string = string> =
  | TextField<P>
  | NumberField<P>
  | SelectField<P>
  | MultiSelectField<P>
  | LookupField<P>
  | DateField<P>
  | TimeField<P>
  | DateTimeField<P>
  | FlagField<P>
  | FileField<P>;

/**
 * Rows of the same fields. A row is addressed by an id that stays its own while rows are added, removed and moved
 * (`lines.<row>.qty`); over the wire, where other clients have no such ids, by its place (`lines.0.qty`). Lists and groups stand
 * in rows as well.
 * For rules its value is the ids of its rows: it is filled when it has any.
 */
export interface ListField<P extends string = string, C = Fields> extends FieldBase<P> {
  readonly kind: "list";
  /** What one row is called, such as `Line`; messages about it begin with "Line 3". */
  readonly row?: string;
  /**
   * Under which key a row of the values carries its own id. It is passed on as it came.
   * @defaultValue `"id"`
   */
  readonly key?: string;
  /** The columns: what each row has. */
  readonly fields: C;
  /** Comparisons within a row. */
  readonly rules: readonly Rule[];
  /** Columns whose filled values may not repeat, and groups of columns that may not repeat together. */
  readonly unique?: readonly (string | readonly string[])[];
  /** Fewest rows, counted also where there are none. */
  readonly minItems?: number;
  /** Most rows. */
  readonly maxItems?: number;
  readonly checks?: never;
  readonly derive?: never;
}

/**
 * An object within the values (`{ address: { city } }`), as a form keeps it: its fields stand beside it under their paths
 * (`address.city`), each with the conditions of the group as well as its own. A group holds no value of its own.
 */
export interface GroupField<P extends string = string, C = unknown, S = boolean> extends FieldBase<P> {
  readonly kind: "group";
  readonly required?: never;
  readonly checks?: never;
  readonly warns?: never;
  readonly derive?: never;
  /** Never set: carries the types of its fields, and whether it is always there. */
  readonly "~fields"?: readonly [C, S];
}

/** A group as it is written down, made by `group(…)`. */
export interface Group<P extends string = string, C = Given, S = boolean> extends GroupField<P, C, S> {
  /** What is nested in it. */
  readonly fields: C;
}

export type Field<P extends string = string> = Cell<P> | ListField<P> | GroupField<P>;

export type FieldKind = Field["kind"];
export interface Fields {
  readonly [name: string]: Field;
}
/** Fields as they are written down, groups with their own within. */
export interface Given {
  readonly [name: string]: Field | Group;
}

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
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** Shown after the value, such as `cm` or `days`. */
  readonly unit?: string;
  /** Why the field is asked for, in words for staff; shown beside the computed reasons. */
  readonly why?: string;
  /** How much of a row of the form it takes. */
  readonly width?: "full" | "half" | "third";
  /** On a list: at least one row. */
  readonly required?: true | Condition<P>;
  readonly visible?: Condition<P>;
  readonly enabled?: Condition<P>;
  readonly readOnly?: true | Condition<P>;
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
  readonly derive?: Derivation<P>;
  /** Never set: carries the names of the fields it speaks of, so that a form can check them at little cost. */
  readonly "~names"?: P;
}

export interface TextField<P extends string = string> extends FieldBase<P> {
  readonly kind: "text" | "textarea" | "password";
  readonly minLength?: number;
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
  readonly min?: number;
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
  readonly source: string;
  /** Filter → the field whose value it takes. */
  readonly filters?: Readonly<Record<string, P>>;
  readonly fixed?: Readonly<Record<string, Scalar>>;
}

const none: readonly OfferedOption[] = [];

/** The choices that a definition lists itself. */
export const fixedOptions = (field: Field): readonly OfferedOption[] =>
  "options" in field && !("source" in field.options) ? field.options : none;

export interface SelectField<P extends string = string, V extends Scalar = Scalar> extends FieldBase<P> {
  readonly kind: "select";
  readonly options: readonly OfferedOption<V, P>[] | OptionSource<P>;
}

export interface MultiSelectField<P extends string = string, V extends Scalar = Scalar> extends FieldBase<P> {
  readonly kind: "multiSelect";
  readonly options: readonly OfferedOption<V, P>[] | OptionSource<P>;
  readonly maxItems?: number;
}

/** One or many rows of another thing, found by typing; the value is its id. */
export interface LookupField<P extends string = string> extends FieldBase<P> {
  readonly kind: "lookup" | "multiLookup";
  readonly options: OptionSource<P>;
  readonly maxItems?: number;
}

/** A day so many days from today, or a fixed one as `{ value: "2026-01-31" }`. */
export type Day = { readonly today: number } | { readonly value: string };

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField<P extends string = string> extends FieldBase<P> {
  readonly kind: "date";
  /** 1 January 1947 where it is not given. */
  readonly min?: Day;
  /** Today where neither bound is given; `"none"` leaves it open until 1 January 3000. */
  readonly max?: Day | "none";
}

/** A time of day, `HH:MM` from `00:00` to `23:59`. */
export interface TimeField<P extends string = string> extends FieldBase<P> {
  readonly kind: "time";
  /** The earliest and the latest that are taken, such as `09:00`. */
  readonly min?: string;
  readonly max?: string;
}

/** A day and a time of it, `YYYY-MM-DDTHH:MM` on the clocks of the form's time zone. */
export interface DateTimeField<P extends string = string> extends FieldBase<P> {
  readonly kind: "dateTime";
  /** The first and the last day that are taken, whatever the time; from 1 January 1947 to 1 January 3000 otherwise. */
  readonly min?: Day;
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
  readonly maxMB?: number;
  readonly maxItems?: number;
  /** Offers the camera beside the files of the device, on phones and tablets. Of pictures only. */
  readonly camera?: boolean;
}

/** What may stand in a row: every kind but another list. */
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

export type Cells = Readonly<Record<string, Cell>>;

/**
 * Rows of the same fields. A row is addressed by an id that stays its own while rows are added, removed and moved
 * (`lines.<row>.qty`); over the wire, where other clients have no such ids, by its place (`lines.0.qty`).
 * For rules its value is the ids of its rows: it is filled when it has any.
 */
export interface ListField<P extends string = string, C extends Cells = Cells> extends FieldBase<P> {
  readonly kind: "list";
  /** What one row is called, such as `Line`; messages about it begin with "Line 3". */
  readonly row?: string;
  /** Under which key a row of the values carries its own id; `id` by default. It is passed on as it came. */
  readonly key?: string;
  readonly fields: C;
  /** Comparisons within a row. */
  readonly rules: readonly Rule[];
  /** Columns whose filled values may not repeat, and groups of columns that may not repeat together. */
  readonly unique?: readonly (string | readonly string[])[];
  /** Fewest rows, counted also where there are none. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly checks?: never;
  readonly derive?: never;
}

export type Field<P extends string = string> = Cell<P> | ListField<P>;

export type FieldKind = Field["kind"];
export type Fields = Readonly<Record<string, Field>>;

/** Fields that are certain to be there: required without condition, and speaking of no other field. */
export type Present<F> = { [K in keyof F]: F[K] extends { readonly required: true } ? K : never }[keyof F];

/** The values of some fields once they are cast. */
export type FieldValues<F> = { readonly [K in Present<F>]: ValueOf<F[K]> } & {
  readonly [K in Exclude<keyof F, Present<F>>]?: ValueOf<F[K]>;
};

/** One row of a list: its values, and its own id where it came with one. */
export type RowOf<L> =
  L extends ListField<string, infer C>
    ? FieldValues<C> & { readonly [K in L extends { readonly key: infer N extends string } ? N : "id"]?: string }
    : never;

/** The type of one field's value once it is cast. */
export type ValueOf<F> = F extends {
  readonly kind: "text" | "textarea" | "password" | "date" | "time" | "dateTime" | "lookup" | "file" | "image";
}
  ? string
  : F extends { readonly kind: "number" | "money" | "percent" }
    ? number
    : F extends { readonly kind: "checkbox" | "switch" }
      ? boolean
      : F extends SelectField<string, infer V>
        ? V
        : F extends MultiSelectField<string, infer V>
          ? readonly V[]
          : F extends { readonly kind: "list" }
            ? readonly RowOf<F>[]
            : F extends { readonly kind: "multiLookup" | "files" | "images" }
              ? readonly string[]
              : never;

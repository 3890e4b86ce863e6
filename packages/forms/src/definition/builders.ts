import type { Condition, Scalar } from "./condition.ts";
import type {
  DateField,
  DateTimeField,
  Derivation,
  FileField,
  FlagField,
  Given as GivenFields,
  ListField,
  LookupField,
  MultiSelectField,
  NumberField,
  OfferedOption,
  OptionSource,
  SelectField,
  TextField,
  TimeField,
} from "./field.ts";
import { flat, type Flat, type GroupName } from "./flat.ts";
import type { RuleGiven } from "./rule.ts";

/** Tells the type of the values that the field is always there: required without condition, and never hidden. */
type Presence<P extends string, R> = [R] extends [true]
  ? [P] extends [never]
    ? { readonly required: true }
    : unknown
  : unknown;

type Given<F, P extends string, D extends string, R> = Omit<
  F,
  "kind" | "within" | "required" | "options" | "derive" | "~names"
> & {
  /** Whether it must be filled, while it shows and may be filled. On a list: at least one row. */
  readonly required?: R | Condition<P>;
  /** Where the value comes from, when it is worked out from other fields, which never take the field away. */
  readonly derive?: Derivation<D>;
};
type Choice<V extends Scalar, P extends string> = V | OfferedOption<V, P>;
type Choices<V extends Scalar, P extends string> = readonly Choice<V, P>[] | OptionSource<P>;

/*
 * The builders of each kind. `P` is inferred from the fields the options speak of, `R` is `true` only where
 * `required: true` is written.
 */
type TextBuilder<K> = <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<TextField<P>, P, D, R>,
) => TextField<NoInfer<P | D>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>>;
type NumberBuilder<K> = <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<NumberField<P>, P, D, R>,
) => NumberField<NoInfer<P | D>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>>;
type LookupBuilder<K> = <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<LookupField<P>, P, D, R> & OptionSource<P>,
) => LookupField<NoInfer<P | D>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>>;
type FlagBuilder<K> = <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<FlagField<P>, P, D, R>,
) => FlagField<NoInfer<P | D>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>>;
type FileBuilder<K> = <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<FileField<P>, P, D, R>,
) => FileField<NoInfer<P | D>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>>;

/** The one place where the builders' generic parts meet: TypeScript cannot see that the parts make up the field. */
const builderOf = <B>(kind: string, shape: (options: Loose) => Loose = (options) => options): B =>
  ((options: Loose) => ({ kind, ...shape(options) })) as B;
type Loose = Readonly<Record<string, unknown>>;

/** One line of text. */
export const text = builderOf<TextBuilder<"text">>("text");
/** Several lines of text. */
export const textarea = builderOf<TextBuilder<"textarea">>("textarea");
/** One line that is not shown, and never kept in a draft. */
export const password = builderOf<TextBuilder<"password">>("password");

/** A number; whole where `integer` says so. */
export const number = builderOf<NumberBuilder<"number">>("number");
/** Rupees, with at most two decimals. */
export const money = builderOf<NumberBuilder<"money">>("money", (options) => ({ decimals: 2, ...options }));
/** A percentage, at most 100 unless `max` says otherwise. */
export const percent = builderOf<NumberBuilder<"percent">>("percent", (options) => ({
  max: 100,
  decimals: 2,
  ...options,
}));

const withOptions = (options: Loose): Loose => ({
  ...options,
  options: Array.isArray(options["options"])
    ? options["options"].map((choice: unknown) =>
        typeof choice === "object" ? choice : { value: choice, label: String(choice) },
      )
    : options["options"],
});

/** One of a fixed list (`options`: values, or values with labels) or of a source that is fetched whole. */
export const select: <
  const V extends Scalar = string,
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<SelectField<P, V>, P, D, R> & {
    /** The choices: values, values with labels, or a source that is fetched whole. */
    readonly options: Choices<V, P>;
  },
) => SelectField<NoInfer<P | D>, NoInfer<V>> & Presence<NoInfer<P>, NoInfer<R>> = builderOf("select", withOptions);

/** Several of a list of choices. */
export const multiSelect: <
  const V extends Scalar = string,
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<MultiSelectField<P, V>, P, D, R> & {
    /** The choices: values, values with labels, or a source that is fetched whole. */
    readonly options: Choices<V, P>;
  },
) => MultiSelectField<NoInfer<P | D>, NoInfer<V>> & Presence<NoInfer<P>, NoInfer<R>> = builderOf(
  "multiSelect",
  withOptions,
);

const withSource = ({ source, filters, fixed, ...rest }: Loose): Loose => ({
  ...rest,
  options: { source, filters, fixed },
});

/** One row of another thing, found by typing: `lookup({ label, source: "brand", filters: { companyId: "company" } })`. */
export const lookup = builderOf<LookupBuilder<"lookup">>("lookup", withSource);
/** Several choices from a source of the registry that is searched while one types. */
export const multiLookup = builderOf<LookupBuilder<"multiLookup">>("multiLookup", withSource);

/** A calendar day, `YYYY-MM-DD`; today at the latest where neither bound is given. */
export const date: <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<DateField<P>, P, D, R>,
) => DateField<NoInfer<P | D>> & Presence<NoInfer<P>, NoInfer<R>> = builderOf("date", (options) =>
  options["min"] || options["max"] ? options : { ...options, max: { today: 0 } },
);

/** A time of day, `HH:MM`: `time({ label: "Opens at", min: "06:00" })`. */
export const time: <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<TimeField<P>, P, D, R>,
) => TimeField<NoInfer<P | D>> & Presence<NoInfer<P>, NoInfer<R>> = builderOf("time");

/** A day and a time of it, `YYYY-MM-DDTHH:MM`, on the clocks of the form's time zone. Its bounds are days. */
export const dateTime: <
  const P extends string = never,
  const D extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<DateTimeField<P>, P, D, R>,
) => DateTimeField<NoInfer<P | D>> & Presence<NoInfer<P>, NoInfer<R>> = builderOf("dateTime");

/** A box to tick: true or false. */
export const checkbox = builderOf<FlagBuilder<"checkbox">>("checkbox");
/** A switch: true or false, said to take effect at once. */
export const onOff = builderOf<FlagBuilder<"switch">>("switch");

/** One document, by the id that the upload gave it. */
export const file = builderOf<FileBuilder<"file">>("file");
/** Several documents, by their ids. */
export const files = builderOf<FileBuilder<"files">>("files");
/** One picture, by the id of its document. */
export const image = builderOf<FileBuilder<"image">>("image");
/** Several pictures, by the ids of their documents. */
export const images = builderOf<FileBuilder<"images">>("images");

type Name<C> = Exclude<Extract<keyof C, string>, GroupName<C>>;
/** Of the names a row speaks of, those of the form (`/mrp`), and those of the row around as that sees them. */
type FormName<N> = N extends `../${infer Around}`
  ? string extends Around
    ? never
    : Around
  : N extends `/${infer Root}`
    ? string extends Root
      ? never
      : N
    : never;
/** What the fields of a row may speak of: each other, and fields of the form. */
type Sibling<C> = Name<Flat<C>> | Column<Flat<C>> | `/${string}` | `../${string}`;
/** The columns of lists in the row, such as `batches.qty`. */
type Column<C> = {
  [K in keyof C]: C[K] extends { readonly kind: "list"; readonly fields: infer I }
    ? `${K & string}.${Name<I> | Column<I>}`
    : never;
}[keyof C];
type Spoken<C extends GivenFields> = NonNullable<C[keyof C]["~names"]>;
/** Every field of a row, speaking only of what it may; of another name the error says that there is no such field. */
type KnowingRow<C extends GivenFields> = {
  readonly [N in keyof C]: [Exclude<C[N]["~names"], Sibling<C> | undefined>] extends [never]
    ? { readonly "~names"?: Sibling<C> }
    : { readonly "~names"?: `The row has no field “${Exclude<C[N]["~names"], Sibling<C> | undefined>}”` };
};

/**
 * Rows of the same fields: `list({ label: "Lines", row: "Line", fields: { qty: number(…), unit: select(…) } })`. Inside a
 * row a bare name is a field of that row, `"/name"` one of the form, and `"../name"` one of the row around a list in a row.
 */
export const list: <
  const C extends GivenFields,
  const K extends string = "id",
  const P extends string = never,
  const Q extends Sibling<C> = never,
  const R extends true | undefined = undefined,
>(
  options: Omit<Given<ListField<P>, P, never, R>, "derive" | "fields" | "rules" | "unique" | "key"> & {
    /**
     * Under which key a row of the values carries its own id. It is passed on as it came.
     * @defaultValue `"id"`
     */
    readonly key?: K;
    /** The columns: what each row has. */
    readonly fields: C & KnowingRow<C>;
    /** Comparisons within a row. */
    readonly rules?: readonly RuleGiven<Q>[];
    /** Columns whose filled values may not repeat, and groups of columns that may not repeat together. */
    readonly unique?: readonly (NoInfer<Name<Flat<C>>> | readonly NoInfer<Name<Flat<C>>>[])[];
  },
) => ListField<NoInfer<P> | FormName<Spoken<C> | NoInfer<Q>>, Flat<C>> & { readonly key: NoInfer<K> } & Presence<
    NoInfer<P>,
    NoInfer<R>
  > = builderOf("list", ({ rules = [], fields, ...options }) => ({
  key: "id",
  ...options,
  // As the types have it.
  fields: flat(fields as GivenFields),
  rules: [rules].flat(2),
}));

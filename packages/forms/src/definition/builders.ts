import type { Condition, Scalar } from "./condition.ts";
import type {
  DateField,
  FileField,
  FlagField,
  LookupField,
  MultiSelectField,
  NumberField,
  Option,
  OptionSource,
  SelectField,
  TextField,
} from "./field.ts";

/** Tells the type of the values that the field is always there: required without condition, and never hidden. */
type Presence<P extends string, R> = [R] extends [true]
  ? [P] extends [never]
    ? { readonly required: true }
    : unknown
  : unknown;

type Given<F, P extends string, R> = Omit<F, "kind" | "required" | "options" | "~names"> & {
  readonly required?: R | Condition<P>;
};
type Choice<V extends Scalar> = V | Option<V>;
type Choices<V extends Scalar, P extends string> = readonly Choice<V>[] | OptionSource<P>;

/** `P` is inferred from the fields the options speak of, `R` is `true` only where `required: true` is written. */
const textual =
  <K extends TextField["kind"]>(kind: K) =>
  <const P extends string = never, const R extends true | undefined = undefined>(
    options: Given<TextField<P>, P, R>,
  ): TextField<NoInfer<P>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>> =>
    build({ kind, ...options });

const numeric =
  <K extends NumberField["kind"]>(kind: K, defaults: Partial<NumberField<never>> = {}) =>
  <const P extends string = never, const R extends true | undefined = undefined>(
    options: Given<NumberField<P>, P, R>,
  ): NumberField<NoInfer<P>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>> =>
    build({ kind, ...defaults, ...options, messages: { ...defaults.messages, ...options.messages } });

const fetched =
  <K extends LookupField["kind"]>(kind: K) =>
  <const P extends string = never, const R extends true | undefined = undefined>(
    options: Given<LookupField<P>, P, R> & OptionSource<P>,
  ): LookupField<NoInfer<P>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>> => {
    const { source, filters, fixed, ...rest } = options;
    return build({ kind, ...rest, options: { source, ...(filters && { filters }), ...(fixed && { fixed }) } });
  };

const flag =
  <K extends FlagField["kind"]>(kind: K) =>
  <const P extends string = never, const R extends true | undefined = undefined>(
    options: Given<FlagField<P>, P, R>,
  ): FlagField<NoInfer<P>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>> =>
    build({ kind, ...options });

const uploaded =
  <K extends FileField["kind"]>(kind: K) =>
  <const P extends string = never, const R extends true | undefined = undefined>(
    options: Given<FileField<P>, P, R>,
  ): FileField<NoInfer<P>> & { readonly kind: K } & Presence<NoInfer<P>, NoInfer<R>> =>
    build({ kind, ...options });

export const text = textual("text");
export const textarea = textual("textarea");
export const password = textual("password");

export const number = numeric("number");
/** Rupees, with at most two decimals. */
export const money = numeric("money", { decimals: 2 });
/** A percentage, at most 100 unless `max` says otherwise. */
export const percent = numeric("percent", { max: 100, decimals: 2, messages: { max: "Percent cant exceed 100%" } });

/** One of a fixed list (`options`: values, or values with labels) or of a source that is fetched whole. */
export const select = <
  const V extends Scalar = string,
  const P extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<SelectField<P, V>, P, R> & { readonly options: Choices<V, P> },
): SelectField<NoInfer<P>, NoInfer<V>> & Presence<NoInfer<P>, NoInfer<R>> =>
  build({ kind: "select", ...options, options: toOptions(options.options) });

export const multiSelect = <
  const V extends Scalar = string,
  const P extends string = never,
  const R extends true | undefined = undefined,
>(
  options: Given<MultiSelectField<P, V>, P, R> & { readonly options: Choices<V, P> },
): MultiSelectField<NoInfer<P>, NoInfer<V>> & Presence<NoInfer<P>, NoInfer<R>> =>
  build({ kind: "multiSelect", ...options, options: toOptions(options.options) });

/** One row of another thing, found by typing: `lookup({ label, source: "brand", filters: { companyId: "company" } })`. */
export const lookup = fetched("lookup");
export const multiLookup = fetched("multiLookup");

/** A calendar day. Neither bound given, its latest day is today, as the specification has it. */
export const date = <const P extends string = never, const R extends true | undefined = undefined>(
  options: Given<DateField<P>, P, R>,
): DateField<NoInfer<P>> & Presence<NoInfer<P>, NoInfer<R>> =>
  build({ kind: "date", ...(options.min || options.max ? {} : { max: { today: 0 } }), ...options });

export const checkbox = flag("checkbox");
export const onOff = flag("switch");

export const file = uploaded("file");
export const files = uploaded("files");
export const image = uploaded("image");
export const images = uploaded("images");

const toOptions = <V extends Scalar, P extends string>(
  choices: Choices<V, P>,
): readonly Option<V>[] | OptionSource<P> =>
  isSource(choices)
    ? choices
    : choices.map((choice) => (typeof choice === "object" ? choice : { value: choice, label: String(choice) }));

const isSource = (choices: Choices<Scalar, string>): choices is OptionSource => !Array.isArray(choices);

/** The one place where the builders' generic parts meet: TypeScript cannot see that they make up the field. */
const build = <F extends object>(parts: object): F => parts as F;

import type { GroupField, ListField, MultiSelectField, SelectField } from "./field.ts";

/**
 * Fields that are certain to be there: required without condition, and speaking of no other field. Of groups, those that
 * are always there and have such a field.
 */
export type Present<F> = {
  [K in keyof F]: F[K] extends { readonly required: true }
    ? K
    : F[K] extends GroupField<string, infer C, true>
      ? [Present<C>] extends [never]
        ? never
        : K
      : never;
}[Own<F>];

/** The fields that stand in no group of these. */
type Own<F> = Exclude<keyof F, `${string}.${string}`>;

/** The values of some fields once they are cast. */
export type FieldValues<F> = { readonly [K in Present<F>]: ValueOf<F[K]> } & {
  readonly [K in Exclude<Own<F>, Present<F>>]?: ValueOf<F[K]>;
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
              : F extends GroupField<string, infer C>
                ? FieldValues<C>
                : never;

import type { Fields, Given } from "./field.ts";
import { flat, type Flat, type GroupName } from "./flat.ts";
import type { Migration } from "./migration.ts";
import type { Rule, RuleGiven } from "./rule.ts";
import { freezeDeep } from "./freeze.ts";
import type { FieldValues } from "./values.ts";

/** A titled part of the form on one page. Fields in no section stand before the first. */
export interface Section<P extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly P[];
}

/**
 * One page of a form that is filled step by step; a step whose fields are all hidden is passed over. One without fields
 * is there for what the page puts into it, such as all that was typed, to look over.
 */
export interface Step<P extends string = string> extends Section<P> {}

/**
 * A form as frozen plain data: `JSON.parse(JSON.stringify(form))` behaves identically. Functions never appear in it;
 * checks, sources and derivations are named and supplied by a registry on each side.
 */
export interface FormDefinition<F = Fields> {
  readonly id: string;
  /** Raised when stored drafts may no longer fit. */
  readonly version: number;
  /** Which day is "today", an IANA zone; `Asia/Kolkata` by default, so that both sides agree. */
  readonly timeZone?: string;
  /**
   * Their order is the order of errors, of the summary, and of focus. The fields of a group stand behind it, under their
   * paths (`address.city`).
   */
  readonly fields: F;
  readonly rules: readonly Rule[];
  readonly sections: readonly Section[];
  readonly steps: readonly Step[];
  /** How values that were kept under an earlier version become values of this one; see `migrate`. */
  readonly migrations?: readonly Migration[];
}

type Name<F> = Extract<keyof F, string>;
/** The fields that hold a value: a group holds none itself. */
type Holding<F> = Exclude<Name<F>, GroupName<F>>;
/** The columns of the lists among the fields, such as `lines.qty`. */
type Column<F> = {
  [K in keyof F]: F[K] extends { readonly kind: "list"; readonly fields: infer C }
    ? `${K & string}.${Holding<C> | Column<C>}`
    : never;
}[keyof F];

/** What rules may speak of. */
type Spoken<F> = Holding<F> | Column<F>;
/** Every field, speaking only of fields of this form; of another name the error says that there is no such field. */
type Knowing<F, N extends string> = {
  readonly [K in keyof F]: F[K] extends {
    readonly "~names"?: F[K] extends { readonly kind: "list" | "group" } ? N | `/${N}` : N;
  }
    ? unknown
    : F[K] extends { readonly "~names"?: infer M }
      ? { readonly "~names"?: `The form has no field “${Bare<Exclude<M, N | `/${N}` | undefined>>}”` }
      : unknown;
};
type Bare<M> = M extends `/${infer Root}` ? Root : M & string;

interface FormGiven<F> {
  /** What the form is called: in drafts, in stored definitions, in lint. */
  readonly id: string;
  /** Raised when stored drafts may no longer fit. */
  readonly version: number;
  /**
   * Which day is "today", an IANA zone, so that both sides agree.
   * @defaultValue `"Asia/Kolkata"`
   */
  readonly timeZone?: string;
  /** The fields by name, in the order of errors, of the summary, and of focus. */
  readonly fields: F & Knowing<F, Spoken<Flat<F>>>;
  /** Comparisons between fields. A `chain(…)` stands among them as it is. */
  readonly rules?: readonly RuleGiven<NoInfer<Spoken<Flat<F>>>>[];
  /** Titled parts of one page; fields in none stand before the first. */
  readonly sections?: readonly Section<NoInfer<Name<Flat<F>>>>[];
  /** Pages of a form that is filled step by step. */
  readonly steps?: readonly Step<NoInfer<Name<Flat<F>>>>[];
  /** How values that were kept under an earlier version become values of this one; see `migrate`. */
  readonly migrations?: readonly Migration[];
}

/** Declares a form. A rule or condition that names a field the form has not does not compile. */
export const defineForm = <const F extends Given>(given: FormGiven<F>): FormDefinition<Flat<F>> =>
  freezeDeep({
    ...given,
    // As the types have it.
    fields: flat(given.fields) as Flat<F>,
    rules: (given.rules ?? []).flat(),
    sections: given.sections ?? [],
    steps: given.steps ?? [],
  });

/**
 * What a valid submission holds, cast and pruned: a field is certain to be there when it is required without condition
 * and speaks of no other field.
 */
export type ValuesOf<D> = D extends FormDefinition<infer F> ? FieldValues<F> : never;

/** How a field of a form is named to hooks: its name, or the address of a row's cell, such as `lines.<row>.qty`. */
export type FieldName<D> = string &
  (D extends FormDefinition<infer F>
    ?
        | Holding<F>
        | {
            [K in keyof F]: F[K] extends { readonly kind: "list" } ? `${K & string}.${string}.${string}` : never;
          }[keyof F]
    : never);

/** The names of a form's fields that hold a value. */
export type NamesOf<D> = D extends FormDefinition<infer F> ? Holding<F> : never;

/** The names of a form's groups. */
export type GroupsOf<D> = D extends FormDefinition<infer F> ? GroupName<F> & string : never;

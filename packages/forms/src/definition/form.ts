import type { Fields, FieldValues } from "./field.ts";
import type { Migration } from "./migration.ts";
import type { Rule, RuleGiven } from "./rule.ts";
import { freezeDeep } from "./freeze.ts";

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
export interface FormDefinition<F extends Fields = Fields> {
  readonly id: string;
  /** Raised when stored drafts may no longer fit. */
  readonly version: number;
  /** Which day is "today", an IANA zone; `Asia/Kolkata` by default, so that both sides agree. */
  readonly timeZone?: string;
  /** Their order is the order of errors, of the summary, and of focus. */
  readonly fields: F;
  readonly rules: readonly Rule[];
  readonly sections: readonly Section[];
  readonly steps: readonly Step[];
  /** How values that were kept under an earlier version become values of this one; see `migrate`. */
  readonly migrations?: readonly Migration[];
}

type Name<F> = Extract<keyof F, string>;
/** The columns of the lists among the fields, such as `lines.qty`. */
type Column<F> = {
  [K in keyof F]: F[K] extends { readonly kind: "list"; readonly fields: infer C } ? `${K & string}.${Name<C>}` : never;
}[keyof F];
/** Every field, speaking only of fields of this form; of another name the error says that there is no such field. */
type Knowing<F, N> = {
  readonly [K in keyof F]: F[K] extends { readonly "~names"?: N }
    ? unknown
    : F[K] extends { readonly "~names"?: infer M }
      ? { readonly "~names"?: `The form has no field “${Exclude<M, N | undefined> & string}”` }
      : unknown;
};

interface FormGiven<F extends Fields> {
  readonly id: string;
  readonly version: number;
  readonly timeZone?: string;
  readonly fields: F & Knowing<F, Name<F> | Column<F>>;
  /** A `chain(…)` stands among them as it is. */
  readonly rules?: readonly RuleGiven<NoInfer<Name<F> | Column<F>>>[];
  readonly sections?: readonly Section<NoInfer<Name<F>>>[];
  readonly steps?: readonly Step<NoInfer<Name<F>>>[];
  readonly migrations?: readonly Migration[];
}

/** Declares a form. A rule or condition that names a field the form has not does not compile. */
export const defineForm = <const F extends Fields>(given: FormGiven<F>): FormDefinition<F> =>
  freezeDeep({
    ...given,
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
        | Name<F>
        | {
            [K in keyof F]: F[K] extends { readonly kind: "list" } ? `${K & string}.${string}.${string}` : never;
          }[keyof F]
    : never);

/** The names of a form's fields. */
export type NamesOf<D> = D extends FormDefinition<infer F> ? Name<F> : never;

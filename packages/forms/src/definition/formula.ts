import type { Condition, Operand } from "./condition.ts";

/**
 * How a value is computed, as plain data: a field, a constant, an aggregate of a list, or one of these put together.
 * Arithmetic with something empty, or that is no number, gives nothing, and so does a division by 0.
 */
export type Formula<P extends string = string> =
  | Exclude<Operand<P>, { readonly by: string }>
  | { readonly add: readonly Formula<P>[] }
  | { readonly subtract: readonly Formula<P>[] }
  | { readonly multiply: readonly Formula<P>[] }
  | { readonly divide: readonly Formula<P>[] }
  | { readonly least: readonly Formula<P>[] }
  | { readonly most: readonly Formula<P>[] }
  /** To so many decimals; halves away from 0. */
  | { readonly round: Formula<P>; readonly decimals?: number }
  /** As one text, with a space or `by` between; what is empty is left out. */
  | { readonly join: readonly Formula<P>[]; readonly by?: string }
  /** The first that is filled. */
  | { readonly first: readonly Formula<P>[] }
  | { readonly if: Condition<P>; readonly give: Formula<P>; readonly else?: Formula<P> };

/** The name under which a definition keeps what is computed by a formula, not by a function of the registry. */
export const formulaName = "formula";

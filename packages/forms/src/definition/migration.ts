import type { Scalar } from "./condition.ts";

/**
 * One change of kept values, as data. Paths are field names, or `lines.qty` for a column of every row. `move` carries a
 * value from the form into every row of a list, or the first filled one of a column out of it; `rename` stays where it is.
 */
export type MigrationStep =
  | { readonly rename: readonly [from: string, to: string] }
  | { readonly move: readonly [from: string, to: string] }
  | { readonly drop: string }
  | { readonly default: readonly [path: string, value: Scalar] }
  /** Values that are not listed stay as they are. */
  | { readonly map: readonly [path: string, values: Readonly<Record<string, Scalar>>] };

/** What brings values of the version before to `to`. */
export interface Migration {
  readonly to: number;
  readonly steps: readonly MigrationStep[];
}

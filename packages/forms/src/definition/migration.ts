import type { Scalar } from "./condition.ts";

/**
 * One change of kept values, as data. Paths are field names, `address.city` for a field of a group, or `lines.qty` for a column of
 * every row. `move` and `rename` are one: from the form into every row of a list, the first filled one of a column out of
 * it, else where it stands, also into a group and out of it.
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

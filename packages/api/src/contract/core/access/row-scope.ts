import type { UserType } from "./user-types.ts";

/**
 * Which rows a caller may reach. `none`: the call names no row; it is about the caller, or about nobody. `all`: every row.
 * `own`: rows of the caller. `ownTeam`: rows of the caller, and of the agents whom they supervise. `ownWarehouse`: rows of
 * the caller's warehouses (`warehouse.all` reaches every one). `ownRegion` and `ownBeats`: rows of the regions and of the
 * beats that are assigned to the caller's account.
 */
export type RowScope = "none" | "all" | "own" | "ownTeam" | "ownWarehouse" | "ownRegion" | "ownBeats";

/** Which user types reach which rows, where that depends on who calls. A user type that is named nowhere may not call. */
export type RowsByType = { readonly [S in Exclude<RowScope, "none">]?: readonly UserType[] };

/**
 * What an endpoint says of rows: one thing for all its callers, or one for each of their types. The service answers
 * nothing from a handler that was given a rule narrower than `all` and has not applied it.
 */
export type ScopeRule = RowScope | RowsByType;

/** The rows that a user type reaches by a rule; undefined where the rule names it nowhere. */
export const rowsFor = (rule: ScopeRule, type: UserType): RowScope | undefined =>
  typeof rule === "string"
    ? rule
    : // The keys of the rule, which `Object.entries` tells as any text.
      (Object.keys(rule) as Exclude<RowScope, "none">[]).find((rows) => rule[rows]?.includes(type));

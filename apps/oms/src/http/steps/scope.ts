import type { Expression, SqlBool } from "kysely";
import { rowsFor } from "@o2r/api/contract";
import { isWithin } from "../../db/scope.ts";
import type { Call } from "../call.ts";
import type { Scope } from "../context.ts";
import { reachOf } from "../reach-of.ts";

/** The scope of one call, and whether its handler has made use of it. */
export interface OpenScope {
  /** Undefined where the endpoint has no rule for rows. */
  readonly scope: Scope | undefined;
  /** False while a rule for rows stands that no query has taken up. */
  readonly isKept: () => boolean;
}

/** A condition that says so once it becomes part of a query: to ask for it is not to apply it. */
const whenUsed = (condition: Expression<SqlBool>, say: () => void): Expression<SqlBool> => ({
  expressionType: undefined,
  toOperationNode: () => {
    say();
    return condition.toOperationNode();
  },
});

/** Resolves which rows a call may reach, from its endpoint's rule and from what the database says of its caller. */
export const openScope = ({
  endpoint: { scope: rule },
  caller,
  operation,
}: Pick<Call, "caller" | "operation"> & { readonly endpoint: Pick<Call["endpoint"], "scope"> }): OpenScope => {
  if (rule === "none" || rule === "all") return { scope: undefined, isKept: () => true };
  const reach = caller === null ? undefined : reachOf(rowsFor(rule, caller.userType), caller);
  if (reach === undefined) throw new TypeError(`${operation} has a rule for rows, and none for its caller`);
  let kept = false;
  const keep = (): void => void (kept = true);
  return {
    scope: {
      covers: (columns) => whenUsed(isWithin(reach, columns), keep),
      admits: (ids) => {
        keep();
        if (reach === "every") return true;
        const id = typeof ids === "string" ? ids : ids[reach.by];
        return id !== undefined && reach.ids.includes(id);
      },
    },
    isKept: () => kept,
  };
};

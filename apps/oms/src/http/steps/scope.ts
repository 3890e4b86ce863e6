import type { Expression, SqlBool } from "kysely";
import { may, type AnyEndpoint } from "@o2r/api/contract";
import { isWithin, type Reach } from "../../db/scope.ts";
import type { Call } from "../call.ts";
import type { Actor, Scope } from "../context.ts";

/** The scope of one call, and whether its handler has made use of it. */
export interface OpenScope {
  /** Undefined where the endpoint has no rule for rows. */
  readonly scope: Scope | undefined;
  /** False while a rule for rows stands that no query has taken up. */
  readonly isKept: () => boolean;
}

const reachOf = ({ scope, unscoped }: AnyEndpoint, actor: Actor): Reach => {
  if (unscoped !== undefined && may(actor.userType, unscoped)) return "every";
  if (scope === "own") return { owner: actor.id };
  return actor.warehouses === "all" ? "every" : { warehouses: actor.warehouses };
};

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
  endpoint,
  caller,
  operation,
}: Pick<Call, "endpoint" | "caller" | "operation">): OpenScope => {
  if (endpoint.scope === "none" || endpoint.scope === "all") return { scope: undefined, isKept: () => true };
  if (caller === null) throw new TypeError(`${operation} has a rule for rows, and nobody to apply it to`);
  const reach = reachOf(endpoint, caller);
  let kept = false;
  const keep = (): void => void (kept = true);
  return {
    scope: {
      covers: (column) => whenUsed(isWithin(reach, column), keep),
      admits: (id) => {
        keep();
        if (reach === "every") return true;
        return "owner" in reach ? id === reach.owner : reach.warehouses.includes(id);
      },
    },
    isKept: () => kept,
  };
};

import { sql, type Expression, type SqlBool } from "kysely";
import type { OrderRow } from "@o2r/api/contract/orders";
import type { Actor } from "../../../http/actor.ts";
import type { Scope } from "../../../http/context.ts";
import { retailerSides } from "../../parties/retailer/select-retailers.ts";

interface Ordering {
  readonly scope: Scope;
  readonly actor: Actor;
}

/** The retailers whom somebody may order for: those within their reach, and whoever is on the line with them. */
export const mayOrderFor = ({ scope, actor }: Ordering): Expression<SqlBool> =>
  sql<SqlBool>`(${scope.covers(retailerSides)} or exists (select from dialer_call as call
    where call.agent_id = ${actor.id} and call.retailer_id = retailer.id
    and call.state in ('RINGING', 'CONNECTED', 'WRAP_UP')))`;

/** Who brings an order: field sales, or a call that staff take. */
export const sourceOf = ({ userType }: Pick<Actor, "userType">): OrderRow["source"] =>
  userType === "FSA" ? "FSA" : "CALL";

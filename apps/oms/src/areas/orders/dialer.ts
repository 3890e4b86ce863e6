import { sql } from "kysely";
import type { dialerEndpoints } from "@o2r/api/contract/orders";
import type { Handlers } from "../../http/context.ts";

const agent = sql.ref<string>("dialer_call.agent_id");

/** What an agent's dialer has for them. */
export const dialerHandlers: Handlers<typeof dialerEndpoints> = {
  call: async ({ db, scope }) => {
    const call = await db
      .selectFrom("dialer_call")
      .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
      .select([
        "dialer_call.id",
        "dialer_call.retailer_id",
        "dialer_call.created_at",
        "retailer.establishment",
        "retailer.mobile",
      ])
      .where(scope.covers(agent))
      .where("dialer_call.state", "=", "RINGING")
      .executeTakeFirst();
    if (call === undefined) return null;
    return {
      id: call.id,
      retailerId: call.retailer_id,
      retailerName: call.establishment,
      mobile: call.mobile,
      creationDate: call.created_at,
    };
  },
};

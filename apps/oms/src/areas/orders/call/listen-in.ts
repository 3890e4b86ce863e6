import { sql } from "kysely";
import type { callEndpoints } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { carriers } from "../dialer/dialer-of.ts";

/** Lets a supervisor listen to a call of one of their agents: the dialer calls them, and it is written down who did. */
export const listenIn: Handlers<typeof callEndpoints>["listen"] = async ({ db, scope, actor, params, now, audit }) => {
  const call = await db
    .selectFrom("dialer_call")
    .innerJoin("app_user", "app_user.id", "dialer_call.agent_id")
    .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
    .leftJoin("dialer", "dialer.id", "dialer_call.dialer_id")
    .select(["dialer_call.id", "dialer_call.version", "dialer_call.state", "app_user.name as agent", "establishment"])
    .select(["dialer.kind", "dialer.listening", "dialer.active"])
    .where("dialer_call.id", "=", params.id)
    .where(scope.covers(sql.ref<string>("dialer_call.agent_id")))
    .forUpdate("dialer_call")
    .executeTakeFirst();
  if (call === undefined) throw notFound("Call");
  if (call.state !== "CONNECTED") throw conflict("Nobody talks in this call now");
  const carrier = carriers[call.kind ?? "SIMULATOR"];
  if (!carrier.canListen || !call.listening || !call.active)
    throw conflict("The dialer of this agent lets nobody listen in");
  const me = await db.selectFrom("app_user").select("mobile").where("id", "=", actor.id).executeTakeFirstOrThrow();
  if (!me.mobile) throw conflict("Your account has no mobile that the dialer could call");
  await carrier.act(db, { callId: call.id, act: "LISTEN", listener: me.mobile, now });
  audit({
    entity: "listening",
    id: call.id,
    version: call.version,
    after: { agent: call.agent, establishment: call.establishment },
  });
  return { done: true };
};

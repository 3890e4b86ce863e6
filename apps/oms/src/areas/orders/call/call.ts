import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { callLife, type callEndpoints, type CallRow } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { newId } from "../../../db/id.ts";
import { dialerOf, haveDone } from "../dialer/dialer-of.ts";
import { listenIn } from "./listen-in.ts";
import { listCalls, readCall, readCurrent, readNext, readPromised, readTeam } from "./read-calls.ts";

const agent = sql.ref<string>("dialer_call.agent_id");
const within = (scope: Scope) => scope.covers(agent);

const audited = ({ state, establishment, disposition, nextOn, nextAt, orderNumber }: CallRow) => ({
  state,
  establishment,
  disposition,
  nextOn,
  nextAt,
  orderNumber,
});

/** Calls of agents: one at a time, each with what came of it. */
export const callHandlers: Handlers<typeof callEndpoints> = {
  list: ({ db, scope, query }) => listCalls(db, query, within(scope)),
  desk: async ({ db, scope, actor, now }) => ({
    current: await readCurrent(db, within(scope)),
    next: await readNext(db, actor.id, todayIn("Asia/Kolkata", now)),
    promised: await readPromised(db, actor.id, todayIn("Asia/Kolkata", now)),
    simulated: (await dialerOf(db, actor.id)).simulated,
  }),

  ring: async ({ db, scope, actor, body: { retailerId }, now, audit }) => {
    // One at a time, also of two that are asked for at once: the agent's own row is held.
    await db.selectFrom("app_user").select("id").where("id", "=", actor.id).forUpdate().execute();
    const open = await readCurrent(db, within(scope));
    if (open !== null) throw conflict(`The call with ${open.establishment} still goes on`);
    const own = await db
      .selectFrom("retailer")
      .select("id")
      .where("id", "=", retailerId)
      .where((eb) =>
        eb.or([
          eb("agent_id", "=", actor.id),
          // Whom they have spoken to, or missed.
          eb.exists(
            eb
              .selectFrom("dialer_call as before")
              .select("before.id")
              .whereRef("before.retailer_id", "=", "retailer.id")
              .where("before.agent_id", "=", actor.id),
          ),
        ]),
      )
      .executeTakeFirst();
    if (own === undefined) throw notFound("Retailer");
    const dialer = await dialerOf(db, actor.id);
    if (!dialer.active) throw conflict(`Your dialer, ${dialer.name}, is switched off`);
    const id = newId();
    const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
    const row = { id, agent_id: actor.id, retailer_id: retailerId, dialer_id: dialer.id, state: "RINGING" } as const;
    await db
      .insertInto("dialer_call")
      .values({ ...row, ...by })
      .execute();
    await dialer.act(db, { callId: id, act: "RING", now });
    const call = await readCall(db, id);
    audit({ entity: "call", id, version: call.version, action: "call.rung", after: audited(call) });
    return call;
  },

  listen: listenIn,

  team: ({ db, scope, now }) =>
    readTeam(db, scope.covers(sql.ref<string>("app_user.id")), todayIn("Asia/Kolkata", now)),

  ...lifecycleHandlers({
    life: callLife,
    table: "dialer_call",
    noun: "Call",
    within,
    read: readCall,
    audited,
    guards: {},
    effects: {
      answer: async ({ db, now }, { held }) => ({
        set: { answered_at: now },
        after: () => haveDone(db, { callId: held.id, act: "ANSWER", now }),
      }),
      decline: async ({ db, now }, { held }) => ({
        set: { ended_at: now },
        after: () => haveDone(db, { callId: held.id, act: "HANG_UP", now }),
      }),
      hangUp: async ({ db, now }, { held }) => ({
        set: { ended_at: now },
        after: () => haveDone(db, { callId: held.id, act: "HANG_UP", now }),
      }),
      finish: async ({ db, now, body }, { held, row }) => {
        if (body.disposition === "ORDERED" && row.orderId === null)
          throw conflict("Nothing was ordered during this call: choose what came of it");
        return {
          set: {
            disposition: body.disposition,
            note: body.note ?? "",
            next_on: body.nextOn ?? null,
            next_at: body.nextAt ?? null,
            ended_at: held.ended_at === null ? now : new Date(held.ended_at),
          },
          after: async () => {
            if (held.state === "CONNECTED") await haveDone(db, { callId: held.id, act: "HANG_UP", now });
          },
        };
      },
    },
  }),
};

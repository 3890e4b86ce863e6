import { returnLife, type returnEndpoints } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { countReturned } from "../../stock/ledger/count-value.ts";
import { askCreditOf, whyNoNote } from "./ask-credit.ts";
import { receive } from "./receive.ts";
import { requestReturn } from "./request.ts";
import { listReturns, readReturn, readReturnDetail, withinReach } from "./select-returns.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "order_return", params.id, { scope: withinReach(scope) }))) throw notFound("Return");
};

/** Goods that come back: how returns are found, asked for, decided and taken in. */
export const returnHandlers: Handlers<typeof returnEndpoints> = {
  list: ({ db, scope, query }) => listReturns(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readReturnDetail(asked.db, asked.params.id);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "order-return", id: asked.params.id });
  },
  request: requestReturn,
  ...lifecycleHandlers({
    life: returnLife,
    table: "order_return",
    noun: "Return",
    within: withinReach,
    read: readReturn,
    // Whoever delivers, credits and returns holds the order first.
    holdFirst: async (db, id) => {
      const row = await readRow(db, "order_return", id);
      if (row) await lockRow(db, "orders", row.order_id);
    },
    audited: ({ state, number, units }) => ({ state, number, units }),
    guards: {
      noteMissing: ({ db, held }) => whyNoNote(db, held),
    },
    effects: {
      approve: async (call, { held }) => {
        await countReturned(call, held.value);
        return { set: { decided_by: call.actor.id, decided_at: call.now } };
      },
      refuse: async ({ body, actor, now }) => ({
        set: { decided_by: actor.id, decided_at: now, decision: body.reason },
        told: { reason: body.reason },
      }),
      receive: (call, { held }) => receive(call, held),
      askCredit: async (call, { held }) => {
        await askCreditOf(call, held);
        return {};
      },
    },
  }),
};

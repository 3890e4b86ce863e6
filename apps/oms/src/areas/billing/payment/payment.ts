import { todayIn } from "@o2r/forms/days";
import { paymentLife, type paymentEndpoints } from "@o2r/api/contract/billing";
import { sql } from "kysely";
import { notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { bounceCollection } from "../collection/collection-steps.ts";
import { reverseLedger } from "../ledger/post-ledger.ts";
import { holdAccount, settleAccount } from "../ledger/settle-account.ts";
import { takeBack } from "../ledger/take-back.ts";
import { chargeBounce } from "./charge-bounce.ts";
import { clearPayment } from "./clear-payment.ts";
import { listPayments, readPayment, withinReach } from "./select-payments.ts";
import { takePayment } from "./take-payment.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "payment", params.id, { scope: withinReach(scope) }))) throw notFound("Payment");
};

const record: Handler<typeof paymentEndpoints.record> = async ({ db, scope, body, actor, now, audit }) => {
  const sides = {
    warehouse: sql.ref<string | null>("retailer.hub_id"),
    beat: sql.ref<string | null>("retailer.beat_id"),
  };
  const id = await takePayment(
    db,
    { ...body, bank: body.bank ?? null },
    { now, by: actor.id, audit },
    scope.covers(sides),
  );
  return readPayment(db, id);
};

/** What retailers have paid. */
export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  list: ({ db, scope, query }) => listPayments(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readPayment(asked.db, asked.params.id);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "payment", id: asked.params.id });
  },
  record,
  ...lifecycleHandlers({
    life: paymentLife,
    table: "payment",
    noun: "Payment",
    within: withinReach,
    read: readPayment,
    // Whoever records a payment holds the retailer first, and so does whoever takes one back.
    holdFirst: async (db, id) => {
      const payment = await readRow(db, "payment", id);
      if (payment) await holdAccount(db, payment.retailer_id);
    },
    audited: ({ state, receiptNumber, amount, allocated }) => ({ state, receiptNumber, amount, allocated }),
    guards: {
      cheque: async ({ held }) => (held.mode === "CHEQUE" ? null : "Only a cheque can bounce"),
    },
    effects: {
      clear: async ({ db, now }, { held }) => {
        await clearPayment(db, held, now);
        return {};
      },
      bounce: async ({ db, body, now, actor, audit }, { held }) => {
        await takeBack(db, held.id, { now, by: actor.id, audit });
        const day = todayIn("Asia/Kolkata", now);
        await reverseLedger(db, { docId: held.id, kind: "bounced", day, now });
        const charge = await chargeBounce(db, held, { day, now });
        await bounceCollection(db, held.id, charge, { now, by: actor.id, audit });
        const { reason, customReason } = body;
        return {
          set: { allocated: 0 as Paise, reason, reason_note: customReason ?? null }, // nothing is the same in every unit
          told: { reason: customReason ?? reason, charge: toRupees(charge) },
          // What else stands on account pays what is due again.
          after: () => settleAccount(db, held.retailer_id, { now, by: actor.id, audit }),
        };
      },
    },
  }),
};

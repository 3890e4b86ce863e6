import { todayIn } from "@o2r/forms/days";
import { invoiceLife, type invoiceEndpoints } from "@o2r/api/contract/billing";
import { orderLife } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { Paise } from "../../../trade/paise.ts";
import { reverseLedger } from "../ledger/post-ledger.ts";
import { holdAccount, settleAccount } from "../ledger/settle-account.ts";
import { releasePaid } from "../ledger/take-back.ts";
import { pdfReply } from "../../../print/pdf-reply.ts";
import { printSheet } from "../../../print/print.ts";
import { invoiceSheet } from "../print/invoice-sheet.ts";
import { registrationEffects, registrationGuards } from "../registration/registration-steps.ts";
import { takeBack } from "../registration/requests.ts";
import { issue } from "./issue.ts";
import { shareHandlers } from "./share.ts";
import { listInvoices, readInvoice, readInvoiceDetail, withinReach } from "./select-invoices.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "invoice", params.id, { scope: withinReach(scope) }))) throw notFound("Invoice");
};

/** GST invoices: how they are found, issued and cancelled. */
export const invoiceHandlers: Handlers<typeof invoiceEndpoints> = {
  list: ({ db, scope, query }) => listInvoices(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return { ...(await readInvoiceDetail(asked.db, asked.params.id)), hasProvider: hasProvider(asked.services) };
  },
  pdf: async (asked) => {
    await ensureWithin(asked);
    const invoice = await readInvoiceDetail(asked.db, asked.params.id);
    return pdfReply(await printSheet(invoiceSheet(invoice), asked.services.gate), invoice.number);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "invoice", id: asked.params.id });
  },
  issue,
  ...shareHandlers,
  ...lifecycleHandlers({
    life: invoiceLife,
    table: "invoice",
    noun: "Invoice",
    within: withinReach,
    read: readInvoice,
    // Whoever issues holds the order first, then the retailer, and so does whoever cancels.
    holdFirst: async (db, id) => {
      const invoice = await readRow(db, "invoice", id);
      if (invoice === undefined) return;
      await lockRow(db, "orders", invoice.order_id);
      await holdAccount(db, invoice.retailer_id);
    },
    audited: ({ state, number, total }) => ({ state, number, total }),
    guards: {
      ...registrationGuards,
      sameDay: async ({ db, held, now }) => {
        if (held.day !== todayIn("Asia/Kolkata", now))
          return "An invoice is cancelled on its own day only: issue a credit note";
        const note = await db
          .selectFrom("credit_note")
          .select("id")
          .where("invoice_id", "=", held.id)
          .where("state", "<>", "REFUSED")
          .executeTakeFirst();
        if (note !== undefined) return "It has a credit note already";
        if (held.credited > 0) return "A part of it is credited or written off already";
        const order = await readRow(db, "orders", held.order_id);
        return order?.state === "INVOICED" ? null : "Its goods are on their way already: issue a credit note";
      },
    },
    effects: {
      ...registrationEffects,
      cancel: async ({ db, body, now, actor, audit, services }, { held }) => {
        await reverseLedger(db, { docId: held.id, kind: "cancelled", day: todayIn("Asia/Kolkata", now), now });
        await releasePaid(db, held.id, now);
        const order = await lockRow(db, "orders", held.order_id);
        if (order === undefined) throw new Error("An invoice has no order");
        await db
          .updateTable("order_item")
          .set({ invoiced: 0 })
          .where("warehouse_id", "=", order.warehouse_id)
          .where("order_id", "=", order.id)
          .execute();
        const taken = await takeStep(db, {
          life: orderLife,
          table: "orders",
          held: order,
          step: "uninvoice",
          now,
          by: actor.id,
        });
        await takeBack(db, held, { now, by: actor.id, hasProvider: hasProvider(services) });
        audit(stepEntry(orderLife, "invoice-cancelled", order, taken, { after: { invoice: held.number } }));
        const { reason, customReason } = body;
        return {
          set: { reason, reason_note: customReason ?? null, paid: 0 as Paise }, // nothing is the same in every unit
          told: { reason: customReason ?? reason },
          // What it was paid with pays what else is due.
          after: () => settleAccount(db, held.retailer_id, { now, by: actor.id, audit }),
        };
      },
    },
  }),
};

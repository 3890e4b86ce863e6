import { invoiceLife, type Credit, type CreditNoteRow } from "@o2r/api/contract/billing";
import { orderLife, returnLife } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import type { Selectable } from "kysely";
import { conflict } from "../../../app-error.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { StepCall, StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { giveBackUnits } from "../../promotions/use/give-back-use.ts";
import { takeNumber } from "../invoice/take-number.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { holdAccount, settleAccount } from "../ledger/settle-account.ts";
import { amountsOf, takenBack, priceCredit, writeNoteLines } from "./read-creditable.ts";
import { placesOnInvoice } from "./read-gifts.ts";

type Note = Selectable<Database["credit_note"]>;
type Call = Pick<StepCall<CreditNoteRow, undefined>, "db" | "now" | "actor" | "audit">;

/**
 * Takes the amount off what is due of the invoice. What was written off of it and is credited after all is no loss any more:
 * it was never paid, so that it pays nothing else. Returns how much went to the invoice: what was paid already goes on account.
 */
const takeOff = async (
  { db, now, actor, audit }: Call,
  invoice: Selectable<Database["invoice"]>,
  { total, whole, number }: Pick<Credit, "total" | "whole"> & { readonly number: string },
): Promise<{ readonly allocated: number; readonly restored: number }> => {
  const due = Math.min(total, invoice.total - invoice.paid - invoice.credited);
  const restored = Math.min(total - due, invoice.written_off);
  const credited = invoice.credited + due;
  const writtenOff = invoice.written_off - restored;
  const isClear = invoice.paid + credited >= invoice.total;
  const left = invoice.paid > 0 ? "PARTIALLY_PAID" : "ISSUED";
  const cleared = writtenOff > 0 ? "WRITTEN_OFF" : "PAID";
  const taken = await takeStep(db, {
    life: invoiceLife,
    table: "invoice",
    held: invoice,
    step: "credit",
    to: whole ? "CREDIT_NOTE_ISSUED" : isClear ? cleared : left,
    set: { credited: credited as Paise, written_off: writtenOff as Paise }, // sums of Paise
    now,
    by: actor.id,
  });
  audit(
    stepEntry(invoiceLife, "credited", invoice, taken, {
      before: {
        credited: toRupees(invoice.credited),
        ...(restored > 0 && { writtenOff: toRupees(invoice.written_off) }),
      },
      after: { credited: credited / 100, ...(restored > 0 && { writtenOff: writtenOff / 100 }), creditNote: number },
    }),
  );
  return { allocated: due + restored, restored };
};

/** The lines of the order that a note is of, which promotions know by their keys there. */
const orderLines = async (db: Db, note: Note, units: ReadonlyMap<number, number>) =>
  [...(await placesOnInvoice(db, note))].flatMap(([line, place]) => {
    const more = units.get(place);
    return more === undefined ? [] : [{ line, units: more }];
  });

/** What ends with the note: its return is credited, and an order of which all came back is closed. */
const endWhatItIsOf = async ({ db, now, actor, audit }: Call, note: Note, number: string): Promise<void> => {
  if (note.return_id !== null) {
    const held = await lockRow(db, "order_return", note.return_id);
    if (held?.state === "CHECKED") {
      const taken = await takeStep(db, {
        life: returnLife,
        table: "order_return",
        held,
        step: "credit",
        now,
        by: actor.id,
      });
      audit(stepEntry(returnLife, "credited", held, taken, { after: { creditNote: number } }));
    }
  }
  const order = await lockRow(db, "orders", note.order_id);
  if (order?.state !== "RETURNED_TO_HUB") return;
  const taken = await takeStep(db, { life: orderLife, table: "orders", held: order, step: "close", now, by: actor.id });
  audit(stepEntry(orderLife, "closed", order, taken, { after: { creditNote: number } }));
};

/** Holds what issuing a note holds before it, in the order in which everybody does: its order, and who is credited. */
export const holdBeforeNote = async (db: Db, id: string): Promise<void> => {
  const note = await db
    .selectFrom("credit_note")
    .select(["order_id", "retailer_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (note === undefined) return;
  await lockRow(db, "orders", note.order_id);
  await holdAccount(db, note.retailer_id);
};

/**
 * Issues a credit note: what its units come to is counted again, since others may have been issued meanwhile; promotions get
 * their part back, the invoice is due for less, and the ledger is told. The number comes last of all.
 */
export const issueCreditNote = async (call: Call, note: Note): Promise<StepEffect<"credit_note">> => {
  const { db, now, actor } = call;
  const invoice = await lockRow(db, "invoice", note.invoice_id);
  if (invoice === undefined) throw new Error("A credit note has no invoice");
  if (invoice.state === "CANCELLED") throw conflict(`${invoice.number} is cancelled`);
  const lines = await db
    .selectFrom("credit_note_line")
    .select(["position", "units", "off"])
    .where("credit_note_id", "=", note.id)
    .execute();
  const units = new Map(lines.flatMap((line) => (line.units > 0 ? [[line.position, line.units]] : [])));
  const off = new Map(lines.flatMap((line) => (line.off > 0 ? [[line.position, line.off]] : [])));
  const day = todayIn("Asia/Kolkata", now);
  const { kind, credit } = await priceCredit(db, invoice, { units, off }, day);
  await writeNoteLines(db, note.id, credit);
  await giveBackUnits(db, { orderId: note.order_id, by: actor.id, now, lines: await orderLines(db, note, units) });
  const number = await takeNumber(db, { warehouseId: note.warehouse_id, gstin: note.gstin, day, of: "CREDIT" });
  const { allocated, restored } = await takeOff(call, invoice, { ...credit, number });
  const booked = {
    warehouseId: note.warehouse_id,
    doc: "CREDIT_NOTE",
    docId: note.id,
    retailerId: note.retailer_id,
    day,
    now,
  } as const;
  await postLedger(db, { ...booked, kind: "issued" }, [
    { account: "RECEIVABLE", amount: -credit.total },
    ...takenBack(credit),
  ]);
  await postLedger(db, { ...booked, kind: "write-off-taken-back" }, [
    { account: "RECEIVABLE", amount: restored },
    { account: "LOSS", amount: 0 - restored },
  ]);
  return {
    set: {
      ...amountsOf(credit),
      kind,
      number,
      fy: number.split("/")[1] ?? "",
      day,
      allocated: allocated as Paise, // a part of Paise
      decided_by: actor.id,
      decided_at: now,
      search: [number.toLowerCase(), note.search].join(" "),
    },
    told: { number, invoice: invoice.number },
    after: async () => {
      await endWhatItIsOf(call, note, number);
      // What is left of it pays the oldest due of the retailer's others.
      await settleAccount(db, note.retailer_id, { now, by: actor.id, audit: call.audit });
    },
  };
};

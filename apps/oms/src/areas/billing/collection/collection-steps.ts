import { collectionLife, readAmountPaid, type collectForm, type depositForm } from "@o2r/api/contract/billing";
import type { ValuesOf } from "@o2r/forms";
import type { Selectable } from "kysely";
import { conflict, invalid } from "../../../app-error.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { takePayment } from "../payment/take-payment.ts";
import { paidOf } from "./select-collections.ts";
import { writeCollection, type Doing, type Payer } from "./write-collection.ts";

export type Collection = Selectable<Database["collection"]>;

const payerOf = async (db: Db, held: Pick<Collection, "retailer_id" | "warehouse_id">): Promise<Payer> => {
  const { id, beat_id, establishment, mobile } = await db
    .selectFrom("retailer")
    .select(["id", "beat_id", "establishment", "mobile"])
    .where("id", "=", held.retailer_id)
    .executeTakeFirstOrThrow();
  return { id, warehouseId: held.warehouse_id, beatId: beat_id, establishment, mobile };
};

/** What is left once so much was paid is due, as a collection of its own: what was paid goes to the bank meanwhile. */
export const leaveRest = async (db: Db, held: Collection, paid: Paise, doing: Doing): Promise<void> => {
  const left = (held.amount - paid) as Paise; // a difference of Paise
  if (left <= 0) return;
  const rest = { of: held.id, paid: (paidOf(held) + paid) as Paise }; // a sum of Paise
  await writeCollection(db, await payerOf(db, held), { amount: left, collectionDate: null, rest }, doing);
};

/** How far a collection has come once so much was paid. */
export const stateAfter = (amount: number, paid: number): "COLLECTED" | "PARTIALLY_COLLECTED" =>
  paid >= amount ? "COLLECTED" : "PARTIALLY_COLLECTED";

/** What came in becomes a payment; what did not is due as a collection of its own. */
export const collect = async (
  db: Db,
  held: Collection,
  { amount, mode, paymentId, bank, receivedOn }: ValuesOf<typeof collectForm>,
  doing: Doing,
): Promise<StepEffect<"collection">> => {
  const id = await takePayment(
    db,
    {
      retailerId: held.retailer_id,
      warehouseId: held.warehouse_id,
      amount,
      mode,
      paymentId,
      bank: bank ?? null,
      receivedOn,
    },
    doing,
  );
  const paid = toPaise(amount);
  await leaveRest(db, held, paid, doing);
  return {
    to: stateAfter(held.amount, paid),
    set: { paid, payment_id: id, reason: null, reason_note: null },
    told: { paid: amount },
  };
};

/** Nothing is put off by data that are no longer true. */
export const ensureSeen = (
  held: Collection,
  seen: { readonly customerId: string; readonly amountPaid: string },
): void => {
  if (seen.customerId !== held.retailer_id)
    throw invalid([{ field: "customerId", message: "This collection is another retailer's" }]);
  const paid = readAmountPaid(seen.amountPaid);
  if (paid === null)
    throw invalid([{ field: "amountPaid", message: "There is no amount after the first 4 characters" }]);
  if (toPaise(paid) !== paidOf(held)) throw conflict("What was paid has changed meanwhile: look again");
};

/** Cash that is taken to the bank is on its way there until the statement shows it; what came by bank is there already. */
export const deposit = async (
  db: Db,
  held: Collection,
  { depositSlip, depositedOn }: ValuesOf<typeof depositForm>,
  { now }: Doing,
): Promise<StepEffect<"collection">> => {
  const slip = depositSlip.trim();
  if (slip === "") throw invalid([{ field: "depositSlip", message: "Deposit slip is required" }]);
  const mode = await modeOf(db, held);
  if (mode === "CASH")
    await postLedger(
      db,
      {
        warehouseId: held.warehouse_id,
        doc: "COLLECTION",
        docId: held.id,
        kind: "deposited",
        retailerId: held.retailer_id,
        day: depositedOn,
        now,
      },
      [
        { account: "CLEARING", amount: held.paid },
        { account: "CASH", amount: 0 - held.paid },
      ],
    );
  return {
    set: {
      deposit_slip: slip,
      deposited_on: depositedOn,
      search: `${held.search} ${slip.toLowerCase()}`,
    },
    told: { depositSlip: slip, amount: toRupees(held.paid) },
  };
};

const modeOf = async (db: Db, { payment_id }: Pick<Collection, "payment_id">) =>
  (
    await db
      .selectFrom("payment")
      .select("mode")
      .where("id", "=", payment_id ?? "")
      .executeTakeFirstOrThrow()
  ).mode;

/** What the bank's statement shows has arrived. */
export const reconcile = async (
  db: Db,
  held: Collection,
  bankReference: string,
  { now, day }: { readonly now: Date; readonly day: string },
): Promise<StepEffect<"collection">> => {
  const reference = bankReference.trim();
  if (reference === "") throw invalid([{ field: "bankReference", message: "Bank reference is required" }]);
  if ((await modeOf(db, held)) === "CASH")
    await postLedger(
      db,
      {
        warehouseId: held.warehouse_id,
        doc: "COLLECTION",
        docId: held.id,
        kind: "reconciled",
        retailerId: held.retailer_id,
        day,
        now,
      },
      [
        { account: "BANK", amount: held.paid },
        { account: "CLEARING", amount: 0 - held.paid },
      ],
    );
  return { set: { bank_reference: reference }, told: { bankReference: reference } };
};

/** The collection of a payment that bounced: all of it, and the charge, are to be collected again. Both are held. */
export const bounceCollection = async (
  db: Db,
  paymentId: string,
  charge: Paise,
  { now, by, audit }: Doing,
): Promise<void> => {
  const held = await db
    .selectFrom("collection")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  const taken = await takeStep(db, {
    life: collectionLife,
    table: "collection",
    held,
    step: "bounce",
    set: {
      amount: (held.paid + charge) as Paise, // a sum of Paise
      paid: 0 as Paise, // nothing is the same in every unit
      payment_id: null,
      collection_date: null,
    },
    now,
    by,
  });
  audit(
    stepEntry(collectionLife, "bounced", held, taken, {
      before: { amt: toRupees(held.amount), paid: toRupees(held.paid) },
      after: { amt: toRupees(taken.amount), paid: 0 },
    }),
  );
};

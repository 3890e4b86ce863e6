import { date, defineForm, lookup, money, select, text } from "@o2r/forms";
import { paymentWays } from "../payment/payment.ts";

const collectionDate = { label: "Collection date", min: { today: 0 }, max: { today: 366 } } as const;

/** A collection from a retailer; without a date it is due (specification §3, Collection). */
export const collectionForm = defineForm({
  id: "collection",
  version: 1,
  fields: {
    customer_id: lookup({ label: "Retailer", source: "retailer", required: true }),
    amt: money({ label: "Amount", required: true, min: 0.01, max: 10_000_000 }),
    collection_date: date(collectionDate),
  },
});

/** The day on which somebody goes there. */
export const scheduleForm = defineForm({
  id: "schedule-collection",
  version: 1,
  fields: { collection_date: date({ ...collectionDate, required: true }) },
});

/** The console shows these and lets nobody change them; whoever calls sends them. */
const shown = { readOnly: { fact: "asked", in: ["shown"] } } as const;

/**
 * Another day, by the reschedule data of the specification (§3). Whose it is and what was paid are told as they were seen:
 * where they have changed meanwhile, nothing is put off.
 */
export const rescheduleForm = defineForm({
  id: "reschedule-collection",
  version: 1,
  fields: {
    customerId: lookup({
      label: "Retailer",
      source: "retailer",
      required: true,
      ...shown,
      messages: { readOnly: "A collection stays with its retailer" },
    }),
    amountPaid: text({
      label: "Paid so far",
      maxLength: 20,
      required: true,
      ...shown,
      messages: { readOnly: "Follows what was collected" },
    }),
    collectionDate: date({ ...collectionDate, required: true }),
  },
});

/** What came in. */
export const collectForm = defineForm({
  id: "collect",
  version: 1,
  fields: {
    amount: money({ label: "Amount", required: true, min: 0.01, max: 10_000_000 }),
    mode: select({ label: "Paid by", required: true, options: paymentWays }),
    paymentId: text({ label: "Payment id", required: true, maxLength: 60, help: "Receipt, UPI or cheque number" }),
    bank: text({ label: "Bank", maxLength: 60, visible: { field: "mode", in: ["CHEQUE"] } }),
    receivedOn: date({ label: "Received on", required: true, min: { today: -31 }, max: { today: 0 } }),
  },
});

/** What was taken to the bank: one slip may hold many collections. */
export const depositForm = defineForm({
  id: "deposit",
  version: 1,
  fields: {
    depositSlip: text({ label: "Deposit slip", required: true, maxLength: 40 }),
    depositedOn: date({ label: "Deposited on", required: true, min: { today: -31 }, max: { today: 0 } }),
  },
});

/** Where the bank's statement has it. */
export const reconcileForm = defineForm({
  id: "reconcile",
  version: 1,
  fields: { bankReference: text({ label: "Bank reference", required: true, maxLength: 60 }) },
});

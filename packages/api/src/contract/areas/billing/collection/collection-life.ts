import { admins } from "../../../core/holders.ts";
import { lifecycle } from "../../../core/lifecycle/index.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { collectForm, depositForm, reconcileForm, rescheduleForm, scheduleForm } from "./collection-forms.ts";
import { collectionRow } from "./collection-rows.ts";
import { collectionStates, toCollect } from "./collection-states.ts";

/** Which collections somebody reaches: a hub's own. */
export const rowsOfCollections = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;

/** The life of a collection (domain.md §5). */
export const collectionLife = lifecycle({
  entity: "collection",
  name: { one: "collection", many: "collections" },
  path: "/oms/collection",
  row: collectionRow,
  states: collectionStates,
  first: "DUE",
  read: "collection.read",
  scope: rowsOfCollections,
  steps: {
    schedule: {
      from: ["DUE"],
      to: "SCHEDULED",
      label: "Schedule",
      done: "scheduled",
      means: "will be collected on the day that you set",
      final: "Another day is given to it by rescheduling",
      allow: "collection.write",
      form: scheduleForm,
    },
    reschedule: {
      from: ["SCHEDULED", "RESCHEDULED", "MISSED"],
      to: "RESCHEDULED",
      label: "Reschedule",
      done: "rescheduled",
      means: "will be collected on another day",
      final: "Each day that was promised stays in its history; reschedule it again",
      allow: "collection.write",
      form: rescheduleForm,
      single: true,
    },
    miss: {
      from: ["SCHEDULED", "RESCHEDULED"],
      to: "MISSED",
      label: "Mark as missed",
      done: "marked as missed",
      means: "was not paid on its day",
      final: "It says what happened; the next visit has a day of its own",
      allow: "collection.write",
      form: reasonDialogForm,
    },
    collect: {
      from: toCollect,
      to: ["COLLECTED", "PARTIALLY_COLLECTED"],
      label: "Collect",
      done: "collected",
      means: "becomes a payment: the oldest due invoices are paid first",
      final: "Money has changed hands, and is in the ledger",
      allow: "collection.write",
      form: collectForm,
      single: true,
      affects: ["/oms/payment", "/oms/invoice", "/oms/retailer"],
    },
    deposit: {
      from: ["COLLECTED", "PARTIALLY_COLLECTED"],
      to: "DEPOSITED",
      label: "Deposit",
      done: "deposited",
      means: "was taken to the bank",
      final: "The money is at the bank",
      allow: "collection.write",
      form: depositForm,
    },
    reconcile: {
      from: ["DEPOSITED"],
      to: "RECONCILED",
      label: "Reconcile",
      done: "reconciled",
      means: "stands on the bank's statement",
      final: "The bank has said so",
      allow: "payment.settle",
      form: reconcileForm,
      affects: ["/oms/payment", "/oms/retailer"],
    },
    /** Its cheque bounced: what was paid, and the charge, are to be collected again. */
    bounce: { by: "service", from: ["COLLECTED", "PARTIALLY_COLLECTED", "DEPOSITED", "RECONCILED"], to: "BOUNCED" },
    collectAgain: {
      from: ["BOUNCED"],
      to: "DUE",
      label: "Collect again",
      done: "made due again",
      means: "is due again, with the charge for the cheque",
      final: "It begins anew; the cheque that bounced stays in its history",
      allow: "collection.write",
    },
  },
});

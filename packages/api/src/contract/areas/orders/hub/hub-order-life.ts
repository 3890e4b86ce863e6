import { lifecycle } from "../../../core/lifecycle/index.ts";
import { hubReasonForm } from "../../../core/reason-form.ts";
import { dispatchBody, receiptBody } from "./hub-order-forms.ts";
import { hubOrderRow } from "./hub-order-rows.ts";
import { hubOrderStates, receivingStates, sendingStates, unpickedHubStates } from "./hub-order-states.ts";

const path = "/oms/hub-order";
/** What a step of it moves beside it: stock of two warehouses, and what waits to be checked. */
const stock = ["/oms/inventory", "/oms/product", "/oms/qc"] as const;
const page = "/hub-order/{id}";

/** The life of a hub's order on a central warehouse (domain.md §5 and §13). */
export const hubOrderLife = lifecycle({
  entity: "hub-order",
  name: { one: "hub order", many: "hub orders" },
  path,
  row: hubOrderRow,
  states: hubOrderStates,
  first: "DRAFT",
  read: "hubOrder.read",
  scope: "ownWarehouse",
  steps: {
    raise: {
      from: ["DRAFT"],
      to: "RAISED",
      label: "Raise",
      done: "raised",
      means: "goes to the central warehouse for approval",
      final: "The central warehouse was told; it can be cancelled",
      allow: "hubOrder.raise",
      tells: [
        {
          to: "hubOrder.approve",
          at: "cwhId",
          type: "INVENTORY_SHORT",
          text: "{hub} asks for {units} units: {number}",
          page,
        },
      ],
    },
    approve: {
      from: ["RAISED"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "may be picked and sent",
      final: "Whoever raised it was told; it can be cancelled",
      allow: "hubOrder.approve",
      tells: [{ to: "hubOrder.receive", type: "INVENTORY_SHORT", text: "{number} was approved by {cwh}", page }],
    },
    reject: {
      from: ["RAISED"],
      to: "REJECTED",
      label: "Reject",
      done: "rejected",
      means: "is not sent",
      danger: true,
      final: "Whoever raised it was told, and may raise another",
      allow: "hubOrder.approve",
      form: hubReasonForm,
      tells: [{ to: "hubOrder.receive", type: "INVENTORY_SHORT", text: "{number} was rejected by {cwh}", page }],
    },
    pick: {
      from: ["APPROVED"],
      to: "PICKING",
      label: "Start picking",
      done: "being picked",
      means: "gets what the central warehouse has set aside for it, what expires first going first",
      final: "Its goods are set aside; it can be closed short",
      allow: "hubOrder.approve",
      affects: stock,
    },
    dispatch: {
      from: sendingStates,
      to: ["PARTIALLY_DISPATCHED", "DISPATCHED", "PARTIALLY_RECEIVED"],
      label: "Dispatch",
      done: "dispatched",
      means: "leaves for the hub, and is in flight until it is received there",
      final: "The goods have left",
      allow: "hubOrder.approve",
      body: dispatchBody,
      single: true,
      affects: stock,
      tells: [
        {
          to: "hubOrder.receive",
          type: "INVENTORY_SHORT",
          text: "Goods of {number} are on their way from {cwh}",
          page,
        },
      ],
    },
    receive: {
      from: receivingStates,
      to: ["RECEIVED", "PARTIALLY_RECEIVED"],
      label: "Receive",
      done: "received",
      means: "waits in quarantine for its quality check",
      final: "The goods are counted; the check says what was wrong",
      allow: "hubOrder.receive",
      body: receiptBody,
      single: true,
      affects: [...stock, "/oms/shipment"],
    },
    shortClose: {
      from: [...sendingStates, "QC_PENDING"],
      to: "SHORT_CLOSED",
      label: "Short-close",
      done: "closed short",
      means: "ends with what has arrived: nothing more is sent for it",
      danger: true,
      final: "What was set aside may be promised elsewhere by now",
      allow: "hubOrder.approve",
      form: hubReasonForm,
      guard: "settled",
      affects: stock,
    },
    cancel: {
      from: unpickedHubStates,
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "is not sent",
      danger: true,
      final: "Another one can be raised",
      allow: "hubOrder.raise",
      form: hubReasonForm,
    },
    /** Its lines are another draft's now. */
    absorb: { by: "service", from: ["DRAFT"], to: "CANCELLED" },
    /** All of it has arrived, and is checked. */
    check: { by: "service", from: ["RECEIVED"], to: "QC_PENDING" },
    /** Its checks have ended: with all that was ordered, or with less. */
    settle: { by: "service", from: ["QC_PENDING"], to: ["COMPLETED", "SHORT_CLOSED"] },
  },
});

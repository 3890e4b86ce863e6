import { rowsOfOrders } from "../../../core/holders.ts";
import { lifecycle } from "../../../core/lifecycle/index.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { changeHubForm, rescheduleForm } from "./order-forms.ts";
import { orderRow } from "./order-rows.ts";
import { movableStates, openStates, orderStates, type OrderState } from "./order-states.ts";

const path = "/oms/order";
/** What a step of an order moves beside it: stock, and what a retailer may still owe. */
const affects = ["/oms/inventory", "/oms/product", "/oms/retailer"] as const;

/** From where whoever placed an order cancels and reschedules it. */
const ownFrom = ["PLACED", "ON_HOLD"] as const;
/** From where a supervisor does for the own agents. */
const teamFrom = [...ownFrom, "CONFIRMED"] as const;

/**
 * Who of those that may cancel or reschedule does (domain.md §13): whoever runs the hub up to the last state, a
 * supervisor for the own agents, whoever placed it for themselves.
 */
const moved = (team: readonly OrderState[], own: readonly OrderState[]) =>
  [{ allow: "order.handle" }, { is: "supervisorId", from: team }, { is: "placedById", from: own }] as const;

/** The life of a retailer's order (domain.md §5 and §13). */
export const orderLife = lifecycle({
  entity: "order",
  name: { one: "order", many: "orders" },
  path,
  row: orderRow,
  states: orderStates,
  first: "PLACED",
  read: "order.read",
  scope: rowsOfOrders,
  steps: {
    /** What was found while it was placed. */
    stop: { by: "service", from: ["PLACED"], to: "ON_HOLD" },
    hold: {
      from: ["PLACED"],
      to: "ON_HOLD",
      label: "Hold",
      done: "held",
      means: "will wait, with its stock, until it is released",
      allow: "order.handle",
      form: reasonDialogForm,
      undo: "release",
    },
    release: {
      from: ["ON_HOLD"],
      to: "PLACED",
      label: "Release",
      done: "released",
      means: "can be confirmed again",
      final: "It can be held again, with a reason",
      allow: "order.handle",
      guard: "clear",
    },
    releaseAnyway: {
      from: ["ON_HOLD"],
      to: "PLACED",
      label: "Release anyway",
      done: "released anyway",
      means: "can be confirmed, though what held it still stands",
      danger: true,
      final: "Somebody answers for it; it can be held again, with a reason",
      allow: "order.override",
      form: reasonDialogForm,
    },
    confirm: {
      from: ["PLACED"],
      to: "CONFIRMED",
      label: "Confirm",
      done: "confirmed",
      means: "is taken on by the hub",
      final: "The hub has begun with it; it can be cancelled",
      allow: "order.handle",
    },
    allocate: {
      from: ["CONFIRMED", "PARTIALLY_ALLOCATED"],
      to: ["ALLOCATED", "PARTIALLY_ALLOCATED"],
      label: "Allocate",
      done: "allocated",
      means: "gets what is on the shelf, what expires first going first",
      final: "Its goods are promised; cancelling it or another hub frees them",
      allow: "order.handle",
      affects,
      tells: [
        {
          to: "order.handle",
          in: ["PARTIALLY_ALLOCATED"],
          type: "INVENTORY_SHORT",
          text: "{orderNumber} of {establishment} is short of stock at {hub}",
          page: "/hub-order?short={id}",
        },
      ],
    },
    dropShort: {
      from: ["PARTIALLY_ALLOCATED"],
      to: "ALLOCATED",
      label: "Drop what is short",
      done: "allocated without what is short",
      means: "is delivered without what is short, and priced again",
      danger: true,
      final: "What was dropped may be promised elsewhere by now",
      allow: "order.handle",
      guard: "something",
      affects,
    },
    pack: {
      from: ["ALLOCATED"],
      to: "PACKED",
      label: "Pack",
      done: "packed",
      means: "leaves the shelf",
      final: "The goods are packed; cancelling it puts them back",
      allow: "order.handle",
      guard: "keeps",
      affects,
    },
    reschedule: {
      from: movableStates,
      label: "Reschedule",
      done: "rescheduled",
      means: "is delivered on another day",
      undo: { step: "reschedule", sends: { orderSlot: "orderSlot" } },
      allow: "order.move",
      // Whoever may plan another attempt may give it another day.
      takers: moved([...teamFrom, "RESCHEDULED"], [...ownFrom, "RESCHEDULED"]),
      form: rescheduleForm,
      guard: "onNoShipment",
    },
    deliverAgain: {
      from: ["UNDELIVERED", "PARTIALLY_DELIVERED"],
      to: "RESCHEDULED",
      label: "Deliver again",
      done: "planned for another attempt",
      means: "rides again on its own invoice, on another day",
      final: "The shop waits for that day; it can be rescheduled",
      allow: "order.move",
      takers: [{ allow: "order.handle" }, { is: "supervisorId" }, { is: "placedById" }],
      form: rescheduleForm,
      guard: "attemptLeft",
      affects: ["/oms/shipment"],
    },
    creditRest: {
      from: ["PARTIALLY_DELIVERED", "UNDELIVERED"],
      to: ["CLOSED", "RETURNED_TO_HUB"],
      label: "Credit the rest",
      done: "credited for the rest",
      means: "is not delivered any further: what came back is checked, and credited",
      danger: true,
      final: "A credit note is asked for, on which somebody else decides",
      allow: "order.handle",
      guard: "ashore",
      affects: ["/oms/return", "/oms/qc", "/oms/inventory", "/oms/invoice"],
    },
    changeHub: {
      from: ["PLACED", "ON_HOLD", "CONFIRMED", "PARTIALLY_ALLOCATED", "ALLOCATED"],
      to: ["PLACED", "ON_HOLD"],
      label: "Change hub",
      done: "moved to another hub",
      means: "is delivered from another hub: its stock is given back and taken there",
      final: "Its goods and its day are those of the new hub; it can be changed again",
      allow: "order.override",
      form: changeHubForm,
      single: true,
      affects,
    },
    cancel: {
      from: openStates,
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "gives back its stock, its day and its credit",
      danger: true,
      final: "Its goods, its day and its credit may be others' by now; it can be repeated",
      allow: "order.move",
      takers: moved(teamFrom, ownFrom),
      form: reasonDialogForm,
      affects,
    },
    /** Some of what it was promised has expired or was blocked: it got what there was in its place. */
    setAsideAgain: { by: "service", from: ["PLACED", "ON_HOLD", "CONFIRMED"] },
    allocateAgain: {
      by: "service",
      from: ["PARTIALLY_ALLOCATED", "ALLOCATED"],
      to: ["ALLOCATED", "PARTIALLY_ALLOCATED"],
    },
    /** Its invoice was issued, and cancelled again. */
    invoice: { by: "service", from: ["PACKED"], to: "INVOICED" },
    uninvoice: { by: "service", from: ["INVOICED"], to: "PACKED" },
    ship: { by: "service", from: ["INVOICED", "RESCHEDULED"], to: "SHIPPED" },
    /** Its shipment was cancelled before it left. */
    unload: { by: "service", from: ["SHIPPED"], to: ["INVOICED", "RESCHEDULED"] },
    deliver: { by: "service", from: ["SHIPPED"], to: ["DELIVERED", "PARTIALLY_DELIVERED", "UNDELIVERED"] },
    giveUp: { by: "service", from: ["UNDELIVERED", "RESCHEDULED"], to: "RETURNED_TO_HUB" },
    close: { by: "service", from: ["DELIVERED", "PARTIALLY_DELIVERED", "RETURNED_TO_HUB"], to: "CLOSED" },
  },
});

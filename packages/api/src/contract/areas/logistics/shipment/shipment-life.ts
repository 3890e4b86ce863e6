import { lifecycle } from "../../../core/lifecycle/index.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { changeBody, eWayBody, settleBody } from "./shipment-bodies.ts";
import { loadForm, reassignForm } from "./shipment-form.ts";
import { shipmentRow } from "./shipment-rows.ts";
import { shipmentStates, standingStates } from "./shipment-states.ts";

/** What goods on their way move beside the shipment. */
const affects = ["/oms/order", "/oms/invoice", "/oms/hub-order"] as const;

/** The life of a shipment (domain.md §5 and §13). */
export const shipmentLife = lifecycle({
  entity: "shipment",
  name: { one: "shipment", many: "shipments" },
  path: "/oms/shipment",
  row: shipmentRow,
  states: shipmentStates,
  first: "DRAFT",
  read: "shipment.run",
  scope: "ownWarehouse",
  steps: {
    change: {
      from: standingStates,
      to: ["DRAFT", "PLANNED"],
      label: "Change",
      done: "changed",
      means: "has other stops, and is to be loaded again",
      final: "It can be changed again",
      allow: "shipment.run",
      body: changeBody,
      single: true,
    },
    plan: {
      from: ["DRAFT"],
      to: "PLANNED",
      label: "Plan",
      done: "planned",
      means: "can be loaded",
      final: "A change makes it a draft again",
      allow: "shipment.run",
      needs: {
        vehicleNumber: "Name its vehicle first",
        driverName: "Name its driver first",
        driverMobile: "Enter the driver's mobile first",
      },
    },
    load: {
      from: ["PLANNED"],
      to: "LOADED",
      label: "Load",
      done: "loaded",
      means: "is in its vehicle",
      final: "Its goods are on the vehicle; a change unloads it",
      allow: "shipment.run",
      form: loadForm,
      single: true,
    },
    eWayBill: {
      from: [...standingStates, "IN_TRANSIT"],
      label: "Enter e-way bill",
      done: "given its e-way bill",
      means: "may travel with goods above the threshold",
      final: "What the portal gave is written down again where it was wrong",
      allow: "shipment.run",
      body: eWayBody,
      single: true,
      affects: ["/oms/invoice"],
    },
    start: {
      from: ["LOADED"],
      to: "IN_TRANSIT",
      label: "Start",
      done: "started",
      means: "leaves, and its orders are out for delivery",
      final: "The vehicle has left",
      allow: "shipment.run",
      guard: "ready",
      affects,
    },
    reassign: {
      from: ["PLANNED", "LOADED", "IN_TRANSIT"],
      label: "Reassign",
      done: "reassigned",
      means: "goes on with another vehicle or driver",
      final: "Whoever drives was told; it can be reassigned again",
      allow: "shipment.run",
      form: reassignForm,
      single: true,
    },
    /** The last stop was visited. */
    complete: { by: "service", from: ["IN_TRANSIT"], to: "COMPLETED" },
    settle: {
      from: ["COMPLETED"],
      to: "SETTLED",
      label: "Settle",
      done: "settled",
      means: "is closed: its cash is handed over and what came back is counted",
      final: "Money and goods are counted, and in the ledgers",
      allow: "shipment.run",
      body: settleBody,
      single: true,
      affects: [...affects, "/oms/qc", "/oms/inventory"],
    },
    cancel: {
      from: standingStates,
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "does not leave, and its orders wait for another",
      danger: true,
      final: "Its orders may be on another shipment by now",
      allow: "shipment.run",
      form: reasonDialogForm,
    },
  },
});

import { array, number } from "yup";
import { defineForm, textarea } from "@o2r/forms";
import { admins } from "../../../core/holders.ts";
import { lifecycle } from "../../../core/lifecycle/index.ts";
import { shape } from "../../../core/schemas.ts";
import { returnRow } from "./return-rows.ts";
import { returnStates } from "./return-states.ts";

/** Which returns somebody reaches: a hub's own, and an agent's of the orders that they have placed (domain.md §14). */
export const rowsOfReturns = { all: admins, ownWarehouse: ["HUB_MANAGER"], own: ["CALLING_AGENT"] } as const;

/** Why a return is not taken back. */
export const refuseReturnForm = defineForm({
  id: "refuse-return",
  version: 1,
  fields: { reason: textarea({ label: "Reason", required: true, maxLength: 300, rows: 2 }) },
});

/** A line of the order and so many units of it. */
export const mostReturnLines = 500;

/** What was counted of each line; one that is not named came whole. */
export const receiveReturnBody = shape({
  items: array()
    .of(
      shape({
        position: number().integer().min(0).max(1000).required(),
        received: number().integer().min(0).max(1_000_000).required(),
      }),
    )
    .max(mostReturnLines)
    .default([]),
});

/** The life of a return (domain.md §5): goods that are asked to be taken back, and those that a vehicle brings. */
export const returnLife = lifecycle({
  entity: "order-return",
  name: { one: "return", many: "returns" },
  path: "/oms/return",
  row: returnRow,
  states: returnStates,
  first: "REQUESTED",
  read: "return.read",
  scope: rowsOfReturns,
  tells: [
    {
      to: "return.approve",
      type: "INVENTORY_SHORT",
      text: "{establishment} asks to return goods of {orderNumber}",
      page: "/order/returns/{id}",
    },
  ],
  steps: {
    approve: {
      from: ["REQUESTED"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "may be brought back to the hub",
      final: "The hub waits for the goods; it can be cancelled",
      allow: "return.approve",
    },
    refuse: {
      from: ["REQUESTED"],
      to: "REFUSED",
      label: "Refuse",
      done: "refused",
      means: "is not taken back",
      danger: true,
      final: "The shop may ask again",
      allow: "return.approve",
      form: refuseReturnForm,
    },
    receive: {
      from: ["APPROVED"],
      to: ["RECEIVED", "CHECKED"],
      label: "Receive",
      done: "received",
      means: "waits in quarantine for its quality check",
      final: "The goods are counted, and in stock",
      allow: "return.approve",
      body: receiveReturnBody,
      single: true,
      affects: ["/oms/order", "/oms/qc", "/oms/inventory", "/oms/credit-note"],
    },
    cancel: {
      from: ["REQUESTED", "APPROVED"],
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "stays with the retailer",
      danger: true,
      final: "It can be asked for again",
      allow: "return.request",
      takers: [{ allow: "return.approve" }, { is: "requestedById" }],
    },
    /** A credit note that was asked for and refused is asked for again. */
    askCredit: {
      from: ["CHECKED"],
      label: "Ask for credit note",
      done: "given a request for its credit note",
      means: "is to be credited",
      final: "Somebody else decides on it",
      allow: "return.approve",
      guard: "noteMissing",
      single: true,
      affects: ["/oms/credit-note", "/oms/invoice"],
    },
    /** Its quality check has ended. */
    check: { by: "service", from: ["RECEIVED"], to: "CHECKED" },
    /** Its credit note was issued. */
    credit: { by: "service", from: ["CHECKED"], to: "CREDITED" },
  },
});

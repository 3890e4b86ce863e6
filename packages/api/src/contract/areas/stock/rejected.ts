import { boolean, number, string, type InferType } from "yup";
import { defineForm, image, text, textarea } from "@o2r/forms";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idSchema, instantSchema, oneOfSchema, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { reasonForm } from "./inventory-form.ts";
import { qcSources, rejectReasons } from "./qc-states.ts";

const rejectedStates = {
  OPEN: { label: "Open", tone: "warning" },
  RETURNED: { label: "Returned", tone: "info" },
  CREDITED: { label: "Credited", tone: "success" },
  DISCARD_ASKED: { label: "Discard asked", tone: "warning", is: "waiting to be discarded" },
  DISCARDED: { label: "Discarded", tone: "neutral" },
  RE_QC: { label: "Checked again", tone: "info", is: "being checked again" },
  RESTOCKED: { label: "Restocked", tone: "success" },
  RESET: { label: "Inventory reset", tone: "neutral", is: "taken off the books by an inventory reset" },
} as const;
export type RejectedState = keyof typeof rejectedStates;

/** Where nothing more becomes of rejected units: they have no age. */
export const rejectedEnded = [
  "CREDITED",
  "DISCARDED",
  "RESTOCKED",
  "RESET",
] as const satisfies readonly RejectedState[];

/** Where rejected units are still on the books as rejected. */
export const rejectedHere = ["OPEN", "DISCARD_ASKED"] as const satisfies readonly RejectedState[];

/** Units that a check has rejected. */
export const rejectedRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  qcId: idSchema(),
  qcNumber: string().defined(),
  /** Where the goods of that check came from: how, and with which document or from whom, in words. */
  source: oneOfSchema(qcSources),
  supplier: string().defined(),
  inventoryId: idSchema(),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  name: string().defined(),
  sku: string().defined(),
  manufacturingDate: string().defined(),
  expiryDate: string().defined(),
  mrp: rupeesSchema(),
  quantity: number().integer().defined(),
  /** At PTH, rupees. */
  value: rupeesSchema(),
  reason: string()
    .oneOf(rejectReasons.map(({ value }) => value))
    .defined(),
  /** What the check took a picture of, or whoever has looked at it since. */
  photo: textOrNull(),
  /** It is the one that the check took, which stays with the check when another is attached. */
  photoOfCheck: boolean().defined(),
  /** The product's first. */
  image: textOrNull(),
  state: stateSchema(rejectedStates),
  /** Who rejected it, and who moved it last, by id: neither decides on it. */
  rejectedById: textOrNull(),
  movedById: textOrNull(),
  note: string().defined(),
  /** The debit memo or challan that it went back by. */
  paperId: textOrNull(),
  paper: textOrNull(),
  createdAt: instantSchema(),
  /** Days since then, while something is still to become of them. */
  age: number().integer().nullable().defined(),
});
export type RejectedRow = InferType<typeof rejectedRow>;

/** What the sender's note is called. One note for all that goes back together. */
export const returnForm = defineForm({
  id: "return-note",
  version: 1,
  fields: {
    note: text({
      label: "Return note",
      required: true,
      maxLength: 300,
      help: "Its number, or what is written on it. Every row that goes back with it keeps it.",
    }),
  },
});

/** What whoever decides on a discard is to know. */
export const askDiscardForm = defineForm({
  id: "discard-rejected",
  version: 1,
  fields: { note: textarea({ label: "Note", maxLength: 300, rows: 2 }) },
});

/** A picture of units, taken where they lie now. */
export const rejectedPhotoForm = defineForm({
  id: "rejected-photo",
  version: 1,
  fields: { photo: image({ label: "Photo", required: true, maxMB: 10 }) },
});

/** Neither who rejected the units nor who moved them last (domain.md §13: maker is not checker). */
const another = (deed: string, moved: string) =>
  [
    {
      isNot: {
        movedById: `You cannot ${deed} units that you ${moved} yourself`,
        rejectedById: `You cannot ${deed} units that you rejected yourself`,
      },
    },
  ] as const;

const stockAndChecks = ["/oms/inventory", "/oms/qc", "/oms/product"] as const;

/** What becomes of units that checks have rejected (domain.md §5). */
export const rejectedLife = lifecycle({
  entity: "rejected-sku",
  name: { one: "rejection", many: "rejections" },
  path: "/oms/rejected-sku",
  row: rejectedRow,
  states: rejectedStates,
  first: "OPEN",
  read: "stock.read",
  scope: "ownWarehouse",
  steps: {
    return: {
      from: ["OPEN"],
      to: "RETURNED",
      label: "Return to sender",
      labelMany: "Create return note",
      done: "returned",
      means: "will leave the warehouse and go back to whoever sent them",
      final: "The supplier has the goods",
      allow: "qc.inspect",
      form: returnForm,
      tells: [
        {
          to: "stock.approve",
          notTo: ["rejectedById"],
          type: "INVENTORY_SHORT",
          text: "{quantity} of {name} went back from {warehouse}: their credit is to be recorded",
          page: "/rejected-skus",
        },
      ],
      affects: stockAndChecks,
    },
    credit: {
      from: ["RETURNED"],
      to: "CREDITED",
      label: "Record credit",
      done: "credited",
      means: "will be marked as credited by whoever sent them",
      final: "The supplier's credit is in the books",
      allow: "stock.approve",
      takers: another("record the credit of", "sent back"),
    },
    askDiscard: {
      from: ["OPEN"],
      to: "DISCARD_ASKED",
      label: "Ask to discard",
      done: "asked to be discarded",
      means: "will be thrown away once somebody else has approved it",
      undo: "withdraw",
      allow: "qc.inspect",
      form: askDiscardForm,
      tells: [
        {
          to: "stock.approve",
          notTo: ["rejectedById"],
          type: "INVENTORY_SHORT",
          text: "{quantity} rejected of {name} at {warehouse} wait for approval to be discarded",
          page: "/rejected-skus",
        },
      ],
    },
    discard: {
      from: ["DISCARD_ASKED"],
      to: "DISCARDED",
      label: "Approve discard",
      done: "discarded",
      means: "will be thrown away and leave the books",
      danger: true,
      final: "The units have left the stock",
      allow: "stock.approve",
      takers: another("approve the discard of", "asked to discard"),
      affects: stockAndChecks,
    },
    keep: {
      from: ["DISCARD_ASKED"],
      to: "OPEN",
      label: "Refuse discard",
      done: "kept",
      means: "will stay with the rejected goods",
      final: "Whoever asked was told, and may ask again",
      allow: "stock.approve",
      takers: another("refuse the discard of", "asked to discard"),
      form: reasonForm,
    },
    /** By whoever asked: they moved it last. */
    withdraw: {
      from: ["DISCARD_ASKED"],
      to: "OPEN",
      label: "Withdraw discard",
      done: "withdrawn",
      means: "will stay with the rejected goods, and nobody decides on it any more",
      final: "It can be asked for again",
      allow: "qc.inspect",
      takers: [{ is: "movedById" }],
    },
    recheck: {
      from: ["OPEN"],
      to: "RE_QC",
      label: "Check again",
      done: "checked again",
      means: "will wait in quarantine for another quality check",
      final: "The new check decides",
      allow: "qc.inspect",
      affects: stockAndChecks,
    },
    /** Beside whoever sent them or decides on them; who attaches it has not moved anything. */
    attachPhoto: {
      from: ["OPEN", "DISCARD_ASKED", "RETURNED"],
      label: "Attach photo",
      done: "shown by another photo",
      means: "is shown by another photo",
      final: "It can be replaced again",
      allow: "qc.inspect",
      form: rejectedPhotoForm,
      single: true,
    },
    /** The check that decided on them is open again. */
    reopen: { by: "service", from: ["OPEN", "RESTOCKED"], to: "RE_QC" },
    /** How the check that decides on them has ended: it has passed them, or rejected them once more. */
    restock: { by: "service", from: ["RE_QC"], to: "RESTOCKED" },
    rejectAgain: { by: "service", from: ["RE_QC"], to: "OPEN" },
    /** It has decided on some of them, which are a rejection of their own now, and holds the others. */
    part: { by: "service", from: ["RE_QC"] },
    reset: { by: "service", from: [...rejectedHere, "RE_QC"], to: "RESET" },
  },
});

/** The list of rejected units (domain.md §8, /rejected-skus). */
export const rejectedList = {
  columns: [
    { field: "name", label: "Product", kind: "text", shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "warehouse", label: "Warehouse", ofWarehouse: true, kind: "text", shown: true, width: 160 },
    { field: "manufacturingDate", label: "Made", kind: "date", shown: false, width: 108 },
    { field: "expiryDate", label: "Expires", kind: "date", shown: true, width: 108 },
    { field: "mrp", label: "MRP ₹", kind: "money", shown: false, width: 84 },
    { field: "quantity", label: "Units", kind: "number", sort: true, shown: true, width: 72 },
    { field: "value", label: "Value ₹", kind: "money", shown: true, roomy: true, width: 96 },
    { field: "reason", label: "Reason", kind: "badge", shown: true, width: 112, values: rejectReasons },
    { field: "qcNumber", label: "QC no", kind: "code", shown: false, width: 108 },
    { field: "source", label: "Source", kind: "badge", shown: false, width: 164, values: qcSources },
    { field: "supplier", label: "From", kind: "text", shown: false, width: 136 },
    { field: "createdAt", label: "Since", kind: "dateTime", sort: true, shown: true, roomy: true, width: 144 },
    { field: "age", label: "Age in days", kind: "number", shown: false, width: 96 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 152, values: rejectedLife.values },
    { field: "paper", label: "Memo or challan", kind: "code", shown: false, width: 144 },
    { field: "note", label: "Note", kind: "text", shown: false, width: 200 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: rejectedLife.values },
    { kind: "dates", key: "date", label: "Date", of: "instant", maxDays: 366 },
    { kind: "oneOf", key: "reason", label: "Reason", options: rejectReasons },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
  ],
  search: { name: "product", sku: "SKU", ean: "EAN", hsn: "HSN" },
  defaultSort: "-createdAt",
} as const satisfies ListDeclaration<Extract<keyof RejectedRow, string>>;

/** Units that checks have rejected. */
export const rejectedEndpoints = {
  list: listEndpoint({
    list: rejectedList,
    many: "rejected units",
    row: rejectedRow,
    path: "/oms/rejected-sku",
    allow: "stock.read",
    scope: "ownWarehouse",
  }),
  ...rejectedLife.endpoints,
};

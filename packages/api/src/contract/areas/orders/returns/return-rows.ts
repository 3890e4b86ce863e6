import { number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import {
  countSchema,
  idSchema,
  instantSchema,
  listOf,
  oneOfSchema,
  rupeesSchema,
  shape,
  textOrNull,
} from "../../../core/schemas.ts";
import { returnKinds, returnReasons, returnStates } from "./return-states.ts";

const row = {
  id: idSchema(),
  version: countSchema(),
  number: string().defined(),
  kind: oneOfSchema(returnKinds),
  state: stateSchema(returnStates),
  orderId: idSchema(),
  orderNumber: string().defined(),
  invoiceId: idSchema(),
  invoiceNumber: string().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  warehouseId: idSchema(),
  hub: string().defined(),
  lines: countSchema(),
  units: countSchema(),
  /** What was invoiced for these units, tax included, in rupees. */
  value: rupeesSchema(),
  /** Why its first line comes back. */
  reason: oneOfSchema(returnReasons),
  requestedBy: textOrNull(),
  requestedById: textOrNull(),
  requestedAt: instantSchema(),
  decidedBy: textOrNull(),
  decidedAt: instantSchema().nullable(),
  /** Why it was refused. */
  decision: string().defined(),
  receivedAt: instantSchema().nullable(),
  qcId: textOrNull(),
  qcNumber: textOrNull(),
  creditNoteId: textOrNull(),
  /** Null while it is asked for, too. */
  creditNoteNumber: textOrNull(),
};

/** One return: a row of the list, and what a step answers with. */
export const returnRow = shape(row);
export type ReturnRow = InferType<typeof returnRow>;

/** Units of a line of the order that come back. */
export const returnLine = shape({
  /** The order's own place of the line, from 0. */
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  packOf: countSchema(),
  units: countSchema(),
  /** What was counted at the hub; null before. */
  received: number().integer().nullable().defined(),
  reason: oneOfSchema(returnReasons),
  /** Rupees. */
  value: rupeesSchema(),
});
export type ReturnLine = InferType<typeof returnLine>;

/** A return with its lines, and what its check has found. */
export const returnDetail = shape({
  ...row,
  items: listOf(returnLine),
  note: string().defined(),
  /** Units that went back on the shelf, and those that were rejected. */
  accepted: countSchema(),
  rejected: countSchema(),
  held: countSchema(),
});
export type ReturnDetail = InferType<typeof returnDetail>;

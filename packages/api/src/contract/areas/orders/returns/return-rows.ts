import { number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { idSchema, instantSchema, listOf, rupeesSchema, shape } from "../../../core/schemas.ts";
import { returnKinds, returnReasons, returnStates } from "./return-states.ts";

const words = () => string().nullable().defined();
const count = () => number().integer().defined();
const oneOf = <const V extends string>(options: readonly { readonly value: V }[]) =>
  string()
    .oneOf(options.map(({ value }) => value))
    .defined();

const row = {
  id: idSchema(),
  version: count(),
  number: string().defined(),
  kind: oneOf(returnKinds),
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
  lines: count(),
  units: count(),
  /** What was invoiced for these units, tax included, in rupees. */
  value: rupeesSchema(),
  /** Why its first line comes back. */
  reason: oneOf(returnReasons),
  requestedBy: words(),
  requestedById: words(),
  requestedAt: instantSchema(),
  decidedBy: words(),
  decidedAt: instantSchema().nullable(),
  /** Why it was refused. */
  decision: string().defined(),
  receivedAt: instantSchema().nullable(),
  qcId: words(),
  qcNumber: words(),
  creditNoteId: words(),
  /** Null while it is asked for, too. */
  creditNoteNumber: words(),
};

/** One return: a row of the list, and what a step answers with. */
export const returnRow = shape(row);
export type ReturnRow = InferType<typeof returnRow>;

/** Units of a line of the order that come back. */
export const returnLine = shape({
  /** The order's own place of the line, from 0. */
  position: count(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: words(),
  packOf: count(),
  units: count(),
  /** What was counted at the hub; null before. */
  received: number().integer().nullable().defined(),
  reason: oneOf(returnReasons),
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
  accepted: count(),
  rejected: count(),
  held: count(),
});
export type ReturnDetail = InferType<typeof returnDetail>;

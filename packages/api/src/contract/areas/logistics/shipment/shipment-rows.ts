import { boolean, number, string, type InferType } from "yup";
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
import { codeStates, failReasons, shipmentStates, shipmentTypes, stopStates, vehicleTypes } from "./shipment-states.ts";

const row = {
  id: idSchema(),
  version: countSchema(),
  number: string().defined(),
  type: oneOfSchema(shipmentTypes),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  state: stateSchema(shipmentStates),
  vehicleType: oneOfSchema(vehicleTypes),
  vehicleNumber: textOrNull(),
  driverName: textOrNull(),
  driverMobile: textOrNull(),
  route: textOrNull(),
  transporter: textOrNull(),
  /** `YYYY-MM-DD`. */
  departOn: string().defined(),
  stops: countSchema(),
  /** Stops that were visited, whatever became of them. */
  done: countSchema(),
  packs: countSchema(),
  /** Grams and cubic centimetres. */
  weight: countSchema(),
  volume: countSchema(),
  /** Rupees: of all invoices aboard, what is to be collected, and what was. */
  value: rupeesSchema(),
  cod: rupeesSchema(),
  collected: rupeesSchema(),
  startedAt: instantSchema().nullable(),
  completedAt: instantSchema().nullable(),
  settledAt: instantSchema().nullable(),
  /** What the driver should have handed over in cash, and has, once it is settled. */
  cashDue: rupeesSchema().nullable(),
  cashHanded: rupeesSchema().nullable(),
  /** Why cash or goods did not agree, or why it was cancelled, in words. */
  reason: textOrNull(),
};

/** One shipment: a row of the list, and what a step answers with. */
export const shipmentRow = shape(row);
export type ShipmentRow = InferType<typeof shipmentRow>;

/**
 * An order that may go on a shipment, or does. From a central warehouse it is a consignment: its hub order in the place of
 * the order, its challan of the invoice, its hub of the shop and of the beat.
 */
const aboard = {
  orderId: idSchema(),
  orderNumber: string().defined(),
  invoiceId: idSchema(),
  invoiceNumber: string().defined(),
  retailerId: idSchema(),
  /** The shop's name, and where it is. */
  establishment: string().defined(),
  mobile: string().defined(),
  address: string().defined(),
  city: string().defined(),
  pincode: string().defined(),
  beatId: textOrNull(),
  beat: textOrNull(),
  lat: number().nullable().defined(),
  lng: number().nullable().defined(),
  orderSlot: textOrNull(),
  paymentMode: string().oneOf(["COD", "CREDIT"]).defined(),
  /** Failed attempts before this one. */
  attempts: countSchema(),
  packs: countSchema(),
  weight: countSchema(),
  volume: countSchema(),
  /** Rupees: the invoice, what of it is due, and what is to be collected. */
  value: rupeesSchema(),
  due: rupeesSchema(),
  cod: rupeesSchema(),
  /** It is worth more than may travel without an e-way bill. */
  needsEwb: boolean().defined(),
  ewbNumber: textOrNull(),
  ewbValidTill: textOrNull(),
};

/** An order that waits for a vehicle. */
export const eligibleOrder = shape({ id: idSchema(), ...aboard });
export type EligibleOrder = InferType<typeof eligibleOrder>;

/** What can be put on a shipment at a warehouse. */
export const eligibleReply = shape({
  /** Invoiced orders of a hub's shops, or consignments of a central warehouse to hubs. */
  type: oneOfSchema(shipmentTypes),
  /** From where it leaves. */
  from: shape({ warehouse: string().defined(), lat: number().defined(), lng: number().defined() }),
  orders: listOf(eligibleOrder),
  /** Packed orders that have no invoice yet; of a central warehouse, hub orders that are still being picked. */
  notInvoiced: countSchema(),
});
export type Eligible = InferType<typeof eligibleReply>;

const line = shape({
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  packOf: countSchema(),
  /** Units: taken along, left at the shop, and counted when the vehicle was back. */
  loaded: countSchema(),
  delivered: countSchema(),
  counted: number().integer().nullable().defined(),
  /** Rupees for all units that were taken along, tax included. */
  total: rupeesSchema(),
});
export type ShipmentLine = InferType<typeof line>;

/** Whether the code that was entered is the one that the shop was sent; null where none was entered. */
const codeSchema = () =>
  string()
    .oneOf(codeStates.map(({ value }) => value))
    .nullable()
    .defined();

/** One stop: an order at its shop. */
export const shipmentStop = shape({
  id: idSchema(),
  version: countSchema(),
  position: countSchema(),
  state: oneOfSchema(stopStates),
  ...aboard,
  lines: listOf(line),
  reason: string()
    .oneOf(failReasons.map(({ value }) => value))
    .nullable()
    .defined(),
  note: textOrNull(),
  visitedAt: instantSchema().nullable(),
  visitedBy: textOrNull(),
  /** Rupees: all that was paid there, and what of it in cash. */
  collected: rupeesSchema(),
  cash: rupeesSchema(),
  receipts: listOf(
    shape({
      paymentId: idSchema(),
      receiptNumber: string().defined(),
      mode: string().defined(),
      amount: rupeesSchema(),
      /** It bounced meanwhile. */
      bounced: boolean().defined(),
    }),
  ),
  /** Document id. */
  photo: textOrNull(),
  receivedBy: textOrNull(),
  code: codeSchema(),
  /** What other phones said of it, whose cash and proof are kept all the same. */
  others: listOf(
    shape({
      id: idSchema(),
      outcome: string().oneOf(["DELIVERED", "PARTIAL", "FAILED"]).defined(),
      reason: textOrNull(),
      note: textOrNull(),
      collected: rupeesSchema(),
      photo: textOrNull(),
      receivedBy: textOrNull(),
      code: codeSchema(),
      at: instantSchema(),
      by: textOrNull(),
    }),
  ),
});
export type ShipmentStop = InferType<typeof shipmentStop>;

/** A shipment with its stops in their order. */
export const shipmentDetail = shape({ ...row, stopList: listOf(shipmentStop) });
export type ShipmentDetail = InferType<typeof shipmentDetail>;

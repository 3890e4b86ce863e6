import { boolean, number, string, type InferType } from "yup";
import { recordOf } from "../../../core/record.ts";
import {
  countSchema,
  idSchema,
  instantSchema,
  listOf,
  rupeesSchema,
  shape,
  textOrNull,
} from "../../../core/schemas.ts";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { hubInvoice } from "./hub-invoice-rows.ts";
import { qcStates } from "../../stock/qc-states.ts";
import { orderStates } from "../order/order-states.ts";
import { hubOrderForm } from "./hub-order-forms.ts";
import { discrepancyKinds, hubOrderStates } from "./hub-order-states.ts";

const row = {
  id: idSchema(),
  version: countSchema(),
  /** Unique, with the code of its hub: `HO07-26-000042`. */
  number: string().defined(),
  warehouseId: idSchema(),
  hub: string().defined(),
  cwhId: idSchema(),
  cwh: string().defined(),
  /** Who made it, and when it was raised; null while it is a draft. */
  raisedBy: textOrNull(),
  raisedAt: instantSchema().nullable(),
  createdAt: instantSchema(),
  lines: countSchema(),
  /** Units ordered, sent, and arrived; `accepted` of them by the quality check. */
  units: countSchema(),
  dispatched: countSchema(),
  received: countSchema(),
  accepted: countSchema(),
  /** At PTH, rupees. */
  value: rupeesSchema(),
  /** Percent of the units that were sent. */
  fill: number().defined(),
  /** When it is expected at the hub. */
  expectedOn: textOrNull(),
  /** Less was sent than was ordered. */
  short: boolean().defined(),
  /** Retailers' orders that wait for what it brings. */
  waiting: countSchema(),
  reason: textOrNull(),
  state: stateSchema(hubOrderStates),
};

/** A hub order as a row of the list. */
export const hubOrderRow = shape(row);
export type HubOrderRow = InferType<typeof hubOrderRow>;

/** One line. Prices are of one unit. */
export const hubOrderLine = shape({
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  packs: countSchema(),
  packOf: countSchema(),
  units: countSchema(),
  pth: rupeesSchema(),
  value: rupeesSchema(),
  /** Units: set aside, sent, arrived, and what the quality check found. */
  reserved: countSchema(),
  dispatched: countSchema(),
  received: countSchema(),
  accepted: countSchema(),
  rejected: countSchema(),
  /** Units that the central warehouse could still set aside. */
  available: countSchema(),
});
export type HubOrderLine = InferType<typeof hubOrderLine>;

/** Units of one batch in a consignment. */
export const dispatchPiece = shape({
  piece: countSchema(),
  position: countSchema(),
  name: string().defined(),
  sku: string().defined(),
  hsn: string().defined(),
  /** The batch at the hub. */
  batchId: idSchema(),
  manufacturingDate: string().defined(),
  expiryDate: string().defined(),
  mrp: rupeesSchema(),
  pth: rupeesSchema(),
  gst: number().defined(),
  units: countSchema(),
  /** At PTH, before tax. */
  value: rupeesSchema(),
  /** What was counted; null until it has arrived. */
  counted: number().integer().nullable().defined(),
  damaged: countSchema(),
  expired: countSchema(),
});
export type DispatchPiece = InferType<typeof dispatchPiece>;

/** One consignment: what left together, under one challan or one tax invoice. */
export const hubDispatch = shape({
  id: idSchema(),
  /** The number of its paper: of a challan at the central warehouse, `DC02-26-000007`, or of a tax invoice, `H07/26-27/000012`. */
  challan: string().defined(),
  at: instantSchema(),
  by: textOrNull(),
  vehicle: string().defined(),
  note: string().defined(),
  /** The shipment that carries it, or has; its state is that of the stop there. */
  shipment: shape({ id: idSchema(), number: string().defined(), state: string().defined() }).nullable().defined(),
  ewbNumber: textOrNull(),
  receivedAt: instantSchema().nullable(),
  receivedBy: textOrNull(),
  check: shape({ id: idSchema(), number: string().defined(), state: stateSchema(qcStates) })
    .nullable()
    .defined(),
  pieces: listOf(dispatchPiece),
  /** Between two GSTINs it is a supply, whose number `challan` is; null within one. */
  invoice: hubInvoice.nullable().defined(),
  /** Before tax, and what it comes to. */
  value: rupeesSchema(),
  total: rupeesSchema(),
});
export type HubDispatch = InferType<typeof hubDispatch>;

/** A warehouse as papers name it. */
const party = shape({
  name: string().defined(),
  address: string().defined(),
  city: string().defined(),
  state: string().defined(),
  pincode: string().defined(),
  gstNumber: textOrNull(),
  fssai: string().defined(),
  mobile: string().defined(),
});
export type HubParty = InferType<typeof party>;

/** A hub order with its lines, its consignments, and what stands around it. */
export const hubOrderDetail = shape({
  ...row,
  note: string().defined(),
  approvedBy: textOrNull(),
  items: listOf(hubOrderLine),
  dispatches: listOf(hubDispatch),
  /** What did not arrive as it was sent: to be settled with the central warehouse. Value at PTH. */
  discrepancies: listOf(
    shape({
      challan: string().defined(),
      name: string().defined(),
      kind: string()
        .oneOf(discrepancyKinds.map(({ value }) => value))
        .defined(),
      units: countSchema(),
      value: rupeesSchema(),
    }),
  ),
  /** Retailers' orders that were short of what it brings when it was raised. */
  orders: listOf(
    shape({
      id: idSchema(),
      orderNumber: string().defined(),
      establishment: string().defined(),
      state: stateSchema(orderStates),
    }),
  ),
  from: party,
  to: party,
});
export type HubOrderDetail = InferType<typeof hubOrderDetail>;

/** A hub order as its form has it. */
export const hubOrderRecord = shape({
  id: idSchema(),
  version: countSchema(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  number: string().defined(),
  state: stateSchema(hubOrderStates),
}).concat(recordOf(hubOrderForm));
export type HubOrderRecord = InferType<typeof hubOrderRecord>;

/** What a unit of a product costs a hub today, and how many are a pack. */
export const hubPrice = shape({
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  packOf: countSchema(),
  pth: rupeesSchema(),
});
export type HubPrice = InferType<typeof hubPrice>;

/** A product that a hub has too little of, and why. Units, but for packs. */
export const shortageLine = shape({
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  packOf: countSchema(),
  /** Units that open orders of retailers wait for, in so many orders. */
  wanted: countSchema(),
  orders: countSchema(),
  /** Units that the hub may sell, and below which it orders again. */
  available: countSchema(),
  level: countSchema(),
  /** Units that other hub orders bring. */
  coming: countSchema(),
  /** Units that the central warehouse could send. */
  central: countSchema(),
  /** Packs that would do. */
  packs: countSchema(),
});
export type ShortageLine = InferType<typeof shortageLine>;

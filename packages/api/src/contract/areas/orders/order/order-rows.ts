import { array, boolean, number, string, type InferType } from "yup";
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
import { orderHolds, orderSources, orderStates, paidStates, paymentModes } from "./order-states.ts";

const row = {
  id: idSchema(),
  version: countSchema(),
  orderNumber: string().defined(),
  placedAt: instantSchema(),
  retailerId: idSchema(),
  /** The shop's name. */
  establishment: string().defined(),
  mobile: string().defined(),
  beatId: textOrNull(),
  beat: textOrNull(),
  warehouseId: idSchema(),
  hub: string().defined(),
  source: oneOfSchema(orderSources),
  lines: countSchema(),
  /** Units of all lines. */
  units: countSchema(),
  /** What is to be paid, in rupees. */
  total: rupeesSchema(),
  paymentMode: oneOfSchema(paymentModes),
  paid: oneOfSchema(paidStates),
  /** The day that it is to be delivered on, `YYYY-MM-DD`. */
  orderSlot: textOrNull(),
  state: stateSchema(orderStates),
  /** When it came into that state. */
  stateSince: instantSchema(),
  /** Days since it was placed, while it is not delivered. */
  age: number().integer().nullable().defined(),
  /** Some line waits for stock. */
  short: boolean().defined(),
  holds: array().of(oneOfSchema(orderHolds)).defined(),
  /** Why it was held by hand or cancelled, in words. */
  reason: textOrNull(),
  placedById: textOrNull(),
  placedBy: textOrNull(),
  /** Who supervises whoever placed it. */
  supervisorId: textOrNull(),
};

/** One order of a retailer: a row of the list, and what a step answers with. */
export const orderRow = shape(row);
export type OrderRow = InferType<typeof orderRow>;

/** One reason of a price. Amounts add up to the line's total. */
export const traceStep = shape({ step: string().defined(), text: string().defined(), amount: rupeesSchema() });

/** Units of a batch that a line is promised or was packed from. */
const piece = shape({
  batchId: idSchema(),
  units: countSchema(),
  /** `YYYY-MM-DD`. */
  manufacturingDate: string().defined(),
  expiryDate: string().defined(),
  mrp: rupeesSchema(),
});

/** What all lines come to, in rupees. */
export const orderTotals = {
  goods: rupeesSchema(),
  discount: rupeesSchema(),
  charges: rupeesSchema(),
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  /** SGST, or UTGST. */
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cess: rupeesSchema(),
  roundOff: rupeesSchema(),
  total: rupeesSchema(),
  /** What is charged beside goods, before tax. */
  chargeLines: listOf(shape({ name: string().defined(), amount: rupeesSchema() })),
};

/** One line: packs of a product at one price. Prices are of one unit. */
export const orderLine = shape({
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  kind: string().oneOf(["PAID", "FREE", "PART"]).defined(),
  /** What a part was ordered in, and how many of it; null where the product was ordered by itself. */
  bundle: shape({
    id: idSchema(),
    kind: string().oneOf(["KIT", "COMBO"]).defined(),
    name: string().defined(),
    sku: string().defined(),
    sets: countSchema(),
  })
    .nullable()
    .defined(),
  /** The promotion that gives what is free. */
  promotion: textOrNull(),
  hsn: string().defined(),
  packs: countSchema(),
  packOf: countSchema(),
  units: countSchema(),
  ptr: rupeesSchema(),
  mrp: rupeesSchema(),
  gst: number().defined(),
  cess: number().defined(),
  discount: rupeesSchema(),
  chargeShare: rupeesSchema(),
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cessAmount: rupeesSchema(),
  total: rupeesSchema(),
  /** Units: taken off the order, promised, packed, invoiced, delivered, refused and returned. */
  dropped: countSchema(),
  reserved: countSchema(),
  packed: countSchema(),
  invoiced: countSchema(),
  delivered: countSchema(),
  refused: countSchema(),
  returned: countSchema(),
  pieces: listOf(piece),
  trace: listOf(traceStep),
});
export type OrderLine = InferType<typeof orderLine>;

/** What a retailer may owe and owes, in rupees. */
export const creditSchema = shape({
  /** Null where there is no limit. */
  limit: rupeesSchema().nullable(),
  days: number().integer().nullable().defined(),
  /** Invoiced and not paid. */
  outstanding: rupeesSchema(),
  /** Placed and not invoiced yet. */
  placed: rupeesSchema(),
  /** What is left of the limit; below 0 where it is exceeded. */
  left: rupeesSchema().nullable(),
});
export type Credit = InferType<typeof creditSchema>;

/** Why an order waits for somebody, with figures in words. */
export const heldBy = shape({ hold: oneOfSchema(orderHolds), text: string().defined() });

/** An order with its lines, its totals, and what stands around it. */
export const orderDetail = shape({
  ...row,
  ...orderTotals,
  /** How its tax is divided. */
  split: string().oneOf(["CGST_SGST", "CGST_UTGST", "IGST"]).defined(),
  items: listOf(orderLine),
  note: string().defined(),
  attempts: countSchema(),
  /** Where it goes, as it was when it was placed. */
  shipTo: shape({
    establishment: string().defined(),
    address: string().defined(),
    city: string().defined(),
    pincode: string().defined(),
    stateName: string().defined(),
    lat: number().nullable().defined(),
    lng: number().nullable().defined(),
  }),
  gstNumber: textOrNull(),
  /** The state that it is taxed in, by name and code, where that is not the hub's own or not where it goes; else null. */
  placeOfSupply: textOrNull(),
  /** Whether a supply to a special economic zone is charged tax; null of any other. */
  zone: string().oneOf(["TAXED", "UNTAXED"]).nullable().defined(),
  credit: creditSchema,
  /** What would hold it if it were released now, with figures in words; of an order that is on hold alone. */
  stands: listOf(heldBy),
  /** Places of its day at its hub; null where it has no day. */
  slot: shape({ day: string().defined(), taken: countSchema(), capacity: countSchema() }).nullable().defined(),
  confirmedAt: instantSchema().nullable(),
  packedAt: instantSchema().nullable(),
  cancelledAt: instantSchema().nullable(),
  /** What was ordered from a central warehouse because it was short, and the checks of what came of that. */
  hubOrders: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  checks: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  /** Documents that followed from it, oldest first: numbers that were cancelled are left out. */
  invoices: listOf(shape({ id: idSchema(), number: string().defined() })),
  shipments: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  returns: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  /** What its retailer asked about it. */
  tickets: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  /** What was paid of its invoice, by receipt; a cheque that bounced is left out. */
  payments: listOf(shape({ id: idSchema(), number: string().defined(), amount: rupeesSchema() })),
});
export type OrderDetail = InferType<typeof orderDetail>;

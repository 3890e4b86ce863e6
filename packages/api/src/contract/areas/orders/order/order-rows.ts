import { array, boolean, number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { idSchema, instantSchema, listOf, rupeesSchema, shape } from "../../../core/schemas.ts";
import { orderHolds, orderSources, orderStates, paymentModes } from "./order-states.ts";

const words = () => string().nullable().defined();
const count = () => number().integer().defined();
const oneOf = <const V extends string>(options: readonly { readonly value: V }[]) =>
  string()
    .oneOf(options.map(({ value }) => value))
    .defined();

const row = {
  id: idSchema(),
  version: count(),
  orderNumber: string().defined(),
  placedAt: instantSchema(),
  retailerId: idSchema(),
  /** The shop's name. */
  establishment: string().defined(),
  mobile: string().defined(),
  beatId: words(),
  beat: words(),
  warehouseId: idSchema(),
  hub: string().defined(),
  source: oneOf(orderSources),
  lines: count(),
  /** Units of all lines. */
  units: count(),
  /** What is to be paid, in rupees. */
  total: rupeesSchema(),
  paymentMode: oneOf(paymentModes),
  /** The day that it is to be delivered on, `YYYY-MM-DD`. */
  orderSlot: words(),
  state: stateSchema(orderStates),
  /** Days since it was placed, while it is not delivered. */
  age: number().integer().nullable().defined(),
  /** Some line waits for stock. */
  short: boolean().defined(),
  holds: array().of(oneOf(orderHolds)).defined(),
  /** Why it was held by hand or cancelled, in words. */
  reason: words(),
  placedById: words(),
  placedBy: words(),
  /** Who supervises whoever placed it. */
  supervisorId: words(),
};

/** One order of a retailer: a row of the list, and what a step answers with. */
export const orderRow = shape(row);
export type OrderRow = InferType<typeof orderRow>;

/** One reason of a price. Amounts add up to the line's total. */
export const traceStep = shape({ step: string().defined(), text: string().defined(), amount: rupeesSchema() });

/** Units of a batch that a line is promised or was packed from. */
const piece = shape({
  batchId: idSchema(),
  units: count(),
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
  position: count(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  image: words(),
  kind: string().oneOf(["PAID", "FREE", "PART"]).defined(),
  /** What a part was ordered in, and how many of it; null where the product was ordered by itself. */
  bundle: shape({
    id: idSchema(),
    kind: string().oneOf(["KIT", "COMBO"]).defined(),
    name: string().defined(),
    sku: string().defined(),
    sets: count(),
  })
    .nullable()
    .defined(),
  /** The promotion that gives what is free. */
  promotion: words(),
  hsn: string().defined(),
  packs: count(),
  packOf: count(),
  units: count(),
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
  dropped: count(),
  reserved: count(),
  packed: count(),
  invoiced: count(),
  delivered: count(),
  refused: count(),
  returned: count(),
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
export const heldBy = shape({ hold: oneOf(orderHolds), text: string().defined() });

/** An order with its lines, its totals, and what stands around it. */
export const orderDetail = shape({
  ...row,
  ...orderTotals,
  /** How its tax is divided. */
  split: string().oneOf(["CGST_SGST", "CGST_UTGST", "IGST"]).defined(),
  items: listOf(orderLine),
  note: string().defined(),
  attempts: count(),
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
  gstNumber: words(),
  credit: creditSchema,
  /** What would hold it if it were released now, with figures in words; of an order that is on hold alone. */
  stands: listOf(heldBy),
  /** Places of its day at its hub; null where it has no day. */
  slot: shape({ day: string().defined(), taken: count(), capacity: count() }).nullable().defined(),
  confirmedAt: instantSchema().nullable(),
  packedAt: instantSchema().nullable(),
  cancelledAt: instantSchema().nullable(),
  /** Documents that followed from it, oldest first: numbers that were cancelled are left out. */
  invoices: listOf(shape({ id: idSchema(), number: string().defined() })),
  shipments: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
  returns: listOf(shape({ id: idSchema(), number: string().defined(), state: string().defined() })),
});
export type OrderDetail = InferType<typeof orderDetail>;

import { array, boolean, number, string, type InferType } from "yup";
import { isDay } from "../../../core/calendar/days.ts";
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
import { kycStates, retailerStates } from "../../parties/retailer/retailer-rows.ts";
import { creditSchema, heldBy, orderTotals, traceStep } from "./order-rows.ts";
import { orderStates, paymentModes } from "./order-states.ts";

/** The most lines of one order, and the most packs of a line. */
export const mostLines = 200;
export const mostPacks = 99_999;
/** The most lines of a list that is pasted. */
export const mostPasted = 500;

const day = () =>
  string()
    .test("day", "Not a day", (value) => value == null || value === "" || isDay(value))
    .meta({ rule: "A day, YYYY-MM-DD" });

/** What is ordered: packs of products, kits and combos, each once. */
const lines = () =>
  array()
    .of(shape({ productId: idSchema(), packs: number().integer().min(1).max(mostPacks).required() }))
    .max(mostLines)
    .test("once", "A product stands in two lines", (given) => {
      const ids = (given ?? []).map(({ productId }) => productId);
      return new Set(ids).size === ids.length;
    })
    .meta({ rule: `At most ${mostLines} lines, each of another product` })
    .defined();

const asked = {
  lines: lines(),
  /** The day of delivery; the first that is free where it is empty. */
  orderSlot: day().defined(),
  paymentMode: string()
    .oneOf(paymentModes.map(({ value }) => value))
    .defined(),
  note: string().max(300).defined(),
  coupon: string().max(30).defined(),
};

/** What somebody is about to order for a retailer. */
export const cartBody = shape({ ...asked, version: number().integer().min(0).required() });

/** It as it is kept: one for each person and retailer. Version 0 is none yet. */
export const cartRow = shape({ ...asked, version: countSchema(), updatedAt: string().nullable().defined() });
export type Cart = InferType<typeof cartRow>;

/** A cart that something stands in, and for whom it is. */
export const openCart = shape({
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  lines: countSchema(),
  updatedAt: instantSchema(),
});
export type OpenCart = InferType<typeof openCart>;

/** What is priced. */
export const quoteBody = shape({ retailerId: idSchema(), ...asked });
export type QuoteBody = InferType<typeof quoteBody>;

/** What is placed, at the total that was shown. */
export const placeBody = shape({
  retailerId: idSchema(),
  ...asked,
  /** Rupees, as they were shown. Another total is refused with both. */
  expected: rupeesSchema(),
  /** The call that brought it. */
  callId: idSchema().optional(),
});
export type PlaceBody = InferType<typeof placeBody>;

/** What is ordered by one id: a product, or several together that lie on the shelves as their parts. */
const kind = () => string().oneOf(["PRODUCT", "KIT", "COMBO"]).defined();

/** What a line comes to now: at one price, or one piece for each price of its batches. */
export const quotedLine = shape({
  productId: idSchema(),
  kind: kind(),
  name: string().defined(),
  sku: string().defined(),
  image: textOrNull(),
  packs: countSchema(),
  packOf: countSchema(),
  units: countSchema(),
  /** Units that may be promised there now. */
  available: countSchema(),
  /** Units that are not there. */
  short: countSchema(),
  /** The most packs of one order; null where there is no most. */
  most: number().integer().nullable().defined(),
  /** Of a kit or a combo 0: each of its parts has its own. */
  gst: number().defined(),
  /** Given away with another line. */
  free: boolean().defined(),
  /** What gives it; null where it is not free. */
  promotion: textOrNull(),
  discount: rupeesSchema(),
  taxable: rupeesSchema(),
  total: rupeesSchema(),
  pieces: listOf(
    shape({
      units: countSchema(),
      ptr: rupeesSchema(),
      mrp: rupeesSchema(),
      expiryDate: textOrNull(),
      total: rupeesSchema(),
    }),
  ),
  /** What a kit or a combo holds, with what of its price each part bears, and its tax. */
  parts: listOf(
    shape({
      productId: idSchema(),
      name: string().defined(),
      sku: string().defined(),
      units: countSchema(),
      gst: number().defined(),
      taxable: rupeesSchema(),
      total: rupeesSchema(),
    }),
  ),
  /** What promotions of its goods take off, in rupees; what those of the whole order do stands among the totals. */
  offs: listOf(shape({ text: string().defined(), amount: rupeesSchema() })),
  trace: listOf(traceStep),
  /** What is wrong with it, in words; null where nothing is. It cannot be placed then. */
  problem: textOrNull(),
});
export type QuotedLine = InferType<typeof quotedLine>;

/** What an order would come to now, and what would hold it. */
export const quoteReply = shape({
  lines: listOf(quotedLine),
  ...orderTotals,
  credit: creditSchema,
  /** Why it would wait for somebody, with figures in words. */
  holds: listOf(heldBy),
  /** Promotions that take something off, and those that a little more would bring. */
  promotions: listOf(
    shape({
      promotionId: idSchema(),
      title: string().defined(),
      code: textOrNull(),
      applied: boolean().defined(),
      /** Rupees off. */
      amount: rupeesSchema(),
      /** What it gives. */
      why: string().defined(),
      /** `2 more for 5% off`. */
      nearly: textOrNull(),
    }),
  ),
  /** Why the code that was typed takes nothing off; null where it does, or none was typed. */
  couponProblem: textOrNull(),
  /** The day that it would be delivered on; null where no day is free. */
  orderSlot: textOrNull(),
  /** Kilograms and cubic metres. */
  weight: number().defined(),
  volume: number().defined(),
});
export type Quote = InferType<typeof quoteReply>;

/** One day of delivery, and why it cannot be had. */
export const slotRow = shape({
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  capacity: countSchema(),
  left: countSchema(),
  /** Why not: `Holiday: Diwali`, `Full`, `Not on this beat`; null where it can. */
  reason: textOrNull(),
});
export type SlotRow = InferType<typeof slotRow>;

const repeatedLine = shape({ productId: idSchema(), packs: countSchema() });

/** The retailer as the order pad shows them. */
export const padContext = shape({
  id: idSchema(),
  establishment: string().defined(),
  owner: string().defined(),
  mobile: string().defined(),
  address: string().defined(),
  city: string().defined(),
  pincode: string().defined(),
  gstNumber: textOrNull(),
  retailerType: textOrNull(),
  isPrime: boolean().defined(),
  state: stateSchema(retailerStates),
  kyc: stateSchema(kycStates),
  warehouseId: textOrNull(),
  hub: textOrNull(),
  beat: textOrNull(),
  /** Days of the week that the beat is served on, 1 Monday … 7 Sunday. */
  weekdays: array().of(number().integer().defined()).defined(),
  credit: creditSchema,
  /** What is to be collected from them next, and when, `YYYY-MM-DD`; null where nothing is planned. */
  promise: shape({ amount: rupeesSchema(), on: string().defined() }).nullable().defined(),
  lastOrders: listOf(
    shape({
      id: idSchema(),
      orderNumber: string().defined(),
      placedAt: string().defined(),
      total: rupeesSchema(),
      state: stateSchema(orderStates),
      /** Whoever asks may open it: an agent those that they have placed. */
      opens: boolean().defined(),
    }),
  ),
  /** What the last order had, to be repeated. */
  lastLines: listOf(repeatedLine),
  /** The same of the order that was asked for; empty where none was, or it is another retailer's. */
  repeatedLines: listOf(repeatedLine),
});
export type PadContext = InferType<typeof padContext>;

/** A product as the order pad finds it. */
export const padProduct = shape({
  id: idSchema(),
  kind: kind(),
  /** What a kit or a combo holds, in words; empty for a product. */
  holds: string().defined(),
  name: string().defined(),
  sku: string().defined(),
  ean: textOrNull(),
  image: textOrNull(),
  brand: string().defined(),
  packOf: countSchema(),
  most: number().integer().nullable().defined(),
  /** Of a kit or a combo 0: each of its parts has its own. */
  gst: number().defined(),
  available: countSchema(),
  /** Of the batch that goes first, else of the product. */
  ptr: rupeesSchema(),
  mrp: rupeesSchema(),
  /** `YYYY-MM-DD`, of the batch that goes first; null where none is there, and of a kit or a combo. */
  expiryDate: textOrNull(),
  /** The scheme that it may bring; null where there is none. */
  scheme: textOrNull(),
});
export type PadProduct = InferType<typeof padProduct>;

const named = { id: idSchema(), name: string().defined() };

/** What products that may be ordered for a retailer can be narrowed to. */
export const padFilters = shape({
  brands: listOf(shape(named)),
  categories: listOf(shape(named)),
  subCategories: listOf(shape({ ...named, categoryId: idSchema() })),
});
export type PadFilters = InferType<typeof padFilters>;

/** What became of a pasted list: duplicates added up, too much cut to the most, the unknown listed with the nearest. */
export const pasteReply = shape({
  lines: listOf(
    shape({
      productId: idSchema(),
      name: string().defined(),
      sku: string().defined(),
      packs: countSchema(),
      notes: array().of(string().defined()).defined(),
    }),
  ),
  unknown: listOf(
    shape({
      text: string().defined(),
      packs: countSchema(),
      nearest: shape({ productId: idSchema(), name: string().defined(), sku: string().defined() }).nullable().defined(),
    }),
  ),
});
export type Pasted = InferType<typeof pasteReply>;

import { array, boolean, number, string, type InferType } from "yup";
import { defineForm, list, lookup, number as amount, text } from "@o2r/forms";
import { endpoint } from "../../core/endpoint.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";
import { rowsOfPromotions } from "./promotion.ts";

/** What became of one promotion on a cart. */
export const verdictRow = shape({
  promotionId: idSchema(),
  title: string().defined(),
  code: string().nullable().defined(),
  applied: boolean().defined(),
  /** Taken off in all, in rupees. */
  amount: rupeesSchema(),
  freeUnits: number().integer().defined(),
  freeWorth: rupeesSchema(),
  /** What it gave, or why it gave nothing. */
  why: string().defined(),
  /** What a little more would bring: `2 more for 5% off`. */
  nearly: string().nullable().defined(),
});
export type VerdictRow = InferType<typeof verdictRow>;

/** A line of the cart with what is taken off it; a free one is worth nothing. */
const simulatedLine = shape({
  key: string().defined(),
  productId: idSchema(),
  product: string().defined(),
  sku: string().defined(),
  units: number().integer().defined(),
  free: boolean().defined(),
  price: rupeesSchema(),
  goods: rupeesSchema(),
  discount: rupeesSchema(),
  /** Each promotion that touches it, in words. */
  why: array().of(string().defined()).defined(),
});

/** What promotions would do to a cart. Amounts are rupees before tax. */
export const simulated = shape({
  lines: listOf(simulatedLine),
  verdicts: listOf(verdictRow),
  goods: rupeesSchema(),
  discount: rupeesSchema(),
  net: rupeesSchema(),
});
export type Simulated = InferType<typeof simulated>;

/** The most lines that are simulated at once. */
export const mostSimulated = 100;

const noOrder = { field: "orderNumber", filled: false } as const;

/** What promotions are tried on: an order by its number, or lines for a retailer. */
export const simulateForm = defineForm({
  id: "promotion-simulate",
  version: 1,
  fields: {
    orderNumber: text({
      label: "Order number",
      maxLength: 32,
      help: "Tried with its lines, prices, retailer and hub. Left empty, make up a cart.",
      width: "half",
    }),
    codes: text({
      label: "Codes",
      maxLength: 120,
      help: "More than one apart by commas.",
      width: "half",
    }),
    retailerId: lookup({ label: "Retailer", source: "retailer", required: noOrder, visible: noOrder }),
    lines: list({
      label: "Cart",
      row: "Line",
      required: noOrder,
      visible: noOrder,
      maxItems: 20,
      fields: {
        productId: lookup({ label: "Product", source: "product", required: true }),
        units: amount({ label: "Units", required: true, min: 1, max: 1_000_000, integer: true }),
      },
    }),
  },
});

/** Tries promotions on an order as it was placed, or on a cart for a retailer. Nothing is taken. */
export const simulateEndpoints = {
  run: endpoint({
    method: "POST",
    path: "/oms/coupon/simulate",
    summary:
      "What promotions would do to an order or a cart, with the reason for each that applies and each that does not",
    body: shape({
      /** Tried as if it held today, whatever its state; beside those that hold. */
      promotionId: idSchema().nullable(),
      /** An order that was placed: its lines at its prices, its retailer and hub. */
      orderId: idSchema().nullable(),
      /** The same by its number; the newest within reach that has it. */
      orderNumber: string().max(32).nullable(),
      /** Where no order is named: for whom. */
      retailerId: idSchema().nullable(),
      lines: array()
        .of(shape({ productId: idSchema(), units: number().integer().min(1).max(1_000_000).defined() }))
        .max(mostSimulated)
        .defined(),
      codes: array().of(string().max(24).defined()).max(5).defined(),
    }),
    reply: simulated,
    // Who tried what is kept, as with every call that is no plain read.
    write: { audit: "promotion.simulated", idempotency: "optional", affects: [] },
    allow: "coupon.read",
    scope: rowsOfPromotions,
    limit: "write",
  }),
};

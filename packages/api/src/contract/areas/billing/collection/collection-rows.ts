import { number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { idSchema, instantSchema, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";
import { paymentWays } from "../payment/payment.ts";
import { collectionStates } from "./collection-states.ts";

/** What is to be collected from a retailer, and what became of it. */
export const collectionRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  number: string().defined(),
  customerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  warehouseId: idSchema(),
  hub: string().defined(),
  beat: textOrNull(),
  /** Rupees that are to be collected. */
  amt: rupeesSchema(),
  /** `YYYY-MM-DD`; null while no day is set. */
  collectionDate: textOrNull(),
  /** How often it was put off. */
  putOff: number().integer().defined(),
  /** A text with 4 characters before the amount, `----` when nothing was paid (specification §3). */
  amountPaid: string().defined(),
  /** The same in rupees. */
  paid: rupeesSchema(),
  mode: string()
    .oneOf(paymentWays.map(({ value }) => value))
    .nullable()
    .defined(),
  receiptNumber: textOrNull(),
  /** Whose cash a driver brought. */
  shipmentNumber: textOrNull(),
  depositSlip: textOrNull(),
  depositedOn: textOrNull(),
  bankReference: textOrNull(),
  /** Why it was missed, in words. */
  reason: textOrNull(),
  state: stateSchema(collectionStates),
  createdAt: instantSchema(),
});
export type CollectionRow = InferType<typeof collectionRow>;

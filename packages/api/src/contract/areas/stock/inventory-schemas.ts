import { boolean, number, string, type InferType } from "yup";
import { idSchema, instantSchema, listOf, oneOfSchema, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { batchStates } from "./batch-state.ts";
import { movementTypes, type Bucket } from "./buckets.ts";
import { discountTypes } from "./inventory-form.ts";

const units = () => number().integer().defined();
const day = () => string().defined();

/** One batch in its warehouse: a row of the list of inventory, and the page of it. Prices are rupees per pack. */
export const inventoryRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  productId: idSchema(),
  /** The product's. */
  name: string().defined(),
  sku: string().defined(),
  /** Document id of the product's first image. */
  image: textOrNull(),
  category: textOrNull(),
  subCategory: textOrNull(),
  /** Units on the shelves; of these some are reserved, and some kept back as a buffer. */
  stock: units(),
  /** Neither reserved nor kept back: they may be moved, checked and thrown away, also where none may be sold. */
  free: units(),
  /** What an order could take today. */
  available: units(),
  reserved: units(),
  bufferStock: units(),
  /** What somebody has asked to be thrown away and nobody has decided about; still on the shelves. */
  discarding: units(),
  inflight: units(),
  quarantine: units(),
  rejected: units(),
  /** Days. */
  shelfLife: number().integer().defined(),
  manufacturingDate: day(),
  expiryDate: day(),
  /** From today until it expires; negative when it has. */
  daysLeft: number().integer().defined(),
  mrp: rupeesSchema(),
  retailPrice: rupeesSchema(),
  distPrice: rupeesSchema(),
  o2rPrice: rupeesSchema(),
  discountType: string()
    .oneOf(discountTypes.map(({ value }) => value))
    .nullable()
    .defined(),
  /** Percent or rupees, as the type says. */
  discount: number().nullable().defined(),
  /** Whether units may be sold, and if not, why. */
  state: oneOfSchema(batchStates),
  /** Kept from every sale. */
  blocked: boolean().defined(),
  updatedAt: instantSchema(),
});
export type InventoryRow = InferType<typeof inventoryRow>;

/** One line of the ledger of a batch: what moved, signed, and why. */
export const movementRow = shape({
  id: idSchema(),
  at: instantSchema(),
  /** First, second, third … of the batch. */
  seq: number().integer().defined(),
  type: oneOfSchema(movementTypes),
  change: shape({
    on_hand: units(),
    reserved: units(),
    buffer: units(),
    in_flight: units(),
    quarantine: units(),
    rejected: units(),
  } satisfies Record<Bucket, unknown>),
  /** On hand once it had moved. */
  balance: units(),
  reason: string().defined(),
  /** Who, by name; null for what the service did by itself. */
  by: textOrNull(),
  /** What caused it, and what people call it, such as an order's number; null where it has no cause but the person. */
  ref: shape({ type: string().defined(), id: idSchema(), name: string().defined() }).nullable().defined(),
});
export type MovementRow = InferType<typeof movementRow>;

/** What of a batch an order has: promised still, picked, or given back. */
export const usedRow = shape({
  id: idSchema(),
  ref: shape({ type: string().defined(), id: idSchema(), name: string().defined() }),
  quantity: units(),
  state: string().oneOf(["HELD", "RELEASED", "PICKED"]).defined(),
  at: instantSchema(),
});
export type UsedRow = InferType<typeof usedRow>;

/** What a look at the balances of a warehouse has found and fixed. */
export const syncResult = shape({
  /** Batches looked at. */
  checked: units(),
  fixed: listOf(
    shape({
      inventoryId: idSchema(),
      /** The product's. */
      name: string().defined(),
      /** A bucket, or `seq`, the place of the newest movement. */
      bucket: string().defined(),
      before: units(),
      after: units(),
    }),
  ),
});
export type SyncResult = InferType<typeof syncResult>;

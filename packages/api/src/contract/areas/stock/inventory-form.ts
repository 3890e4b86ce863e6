import { date, defineForm, lookup, money, number, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { aboveZero } from "../../core/above-zero.ts";

const onceMrpIsKnown = { field: "mrp", filled: true } as const;
const price = {
  required: true,
  ...aboveZero,
  width: "half",
  enabled: onceMrpIsKnown,
  messages: { enabled: "Enter the MRP first" },
} as const;
const fixed = { readOnly: true, width: "half" } as const;
const ofProduct = (pick: string) => ({ by: "product", from: ["name"], pick }) as const;

/** More units than one entry, adjustment or line of a check has: above it is a slip of the hand. */
export const mostAtOnce = 1_000_000;

/**
 * An inventory entry: so many units of a batch that came into a warehouse (specification §3 and §5, Inventory). Prices
 * are rupees per pack, shelf life is days. The look-up of products tells what the chosen one is and which prices it
 * suggests, `expiry` counts its days, `usualUnits` asks about a quantity that is hardly one entry's.
 */
export const inventoryForm = defineForm({
  id: "inventory",
  version: 1,
  fields: {
    name: lookup({
      label: "Product",
      source: "product",
      required: true,
      messages: { required: "Please select one name" },
    }),
    warehouseId: lookup({ label: "Warehouse", source: "warehouse", required: true, width: "half" }),
    sku: text({ label: "SKU", ...fixed, derive: ofProduct("sku") }),
    category: text({ label: "Category", ...fixed, derive: ofProduct("category") }),
    subCategory: text({ label: "Sub-category", ...fixed, derive: ofProduct("subCategory") }),
    stock: number({
      label: "Total stock",
      required: true,
      min: 1,
      max: mostAtOnce,
      integer: true,
      unit: "units",
      width: "half",
      warns: ["usualUnits"],
      messages: { required: "Total Stock is required" },
    }),
    shelfLife: number({ label: "Shelf life", ...fixed, unit: "days", derive: ofProduct("shelfLife") }),
    manufacturingDate: date({ label: "Manufacturing date", required: true, max: { today: 0 }, width: "half" }),
    expiryDate: date({
      label: "Expiry date",
      ...fixed,
      max: "none",
      help: "Manufacturing date + shelf life.",
      derive: { by: "expiry", from: ["manufacturingDate", "shelfLife"] },
    }),
    mrp: money({
      label: "MRP",
      required: true,
      ...aboveZero,
      width: "half",
      help: "As printed on the pack, all taxes included.",
      derive: ofProduct("mrp"),
    }),
    retailPrice: money({ label: "PTR", ...price, derive: ofProduct("ptr") }),
    distPrice: money({ label: "PTH", ...price, derive: ofProduct("pth") }),
    o2rPrice: money({ label: "O2RLP", ...price, derive: ofProduct("o2rlp") }),
  },
  rules: [
    {
      compare: ["expiryDate", ">", { today: 0 }],
      message: { left: "A batch made on this day has expired" },
    },
    { compare: ["retailPrice", "<=", "mrp"], message: "Retailer Price must be less then MRP" },
    { compare: ["distPrice", "<=", "retailPrice"], message: "Distributor Price must be less then PTR" },
    { compare: ["mrp", ">=", "distPrice"], message: "Mrp must be greater then PTH" },
    { compare: ["o2rPrice", "<=", "distPrice"], message: "O2RLP must be less then PTH" },
  ],
  sections: [
    section("product", "Product", ["name", "warehouseId", "sku", "category", "subCategory"]),
    section("batch", "Batch", ["stock", "shelfLife", "manufacturingDate", "expiryDate"]),
    section("prices", "Price chain", ["mrp", "retailPrice", "distPrice", "o2rPrice"], {
      description: "Per pack. Each price is at least the one after it: MRP ≥ PTR ≥ PTH ≥ O2RLP.",
    }),
  ],
});
export type InventoryValues = ValuesOf<typeof inventoryForm>;

/** Whether units come in or go out. */
export const stockRequests = [
  { value: "IN_STOCK", label: "Into stock" },
  { value: "OUT_STOCK", label: "Out of stock" },
] as const;
export const discountTypes = [
  { value: "PERCENT", label: "Percent" },
  { value: "VALUE", label: "Value" },
] as const;

const stockIsEntered = { anyFilled: ["stock", "bufferStock"] } as const;
export const discountTooHigh = "Discount value must be less the selling price";

/** What a discount may be, in whichever form it is entered. */
export const discountRules = [
  {
    compare: ["discount", "<=", 100],
    when: { field: "discountType", in: ["PERCENT"] },
    message: "Value can't exceed 100%",
  },
  {
    compare: ["discount", "<=", "sellingPrice"],
    when: { field: "discountType", in: ["VALUE"] },
    message: discountTooHigh,
  },
] as const;

/**
 * A stock adjustment of a batch (specification §3 and §5, Stock adjustment): units that come into stock or go out, units
 * that are kept back or given free, another MRP, a discount. `sellingPrice` is told, never sent: the batch's PTR, which
 * the service knows.
 */
export const adjustmentForm = defineForm({
  id: "stock-adjustment",
  version: 1,
  fields: {
    stockRequest: select({
      label: "Stock request",
      options: stockRequests,
      required: stockIsEntered,
      width: "half",
      help: "Whether the units below come into stock or go out of it.",
    }),
    stock: number({ label: "Stock", min: 1, max: mostAtOnce, integer: true, unit: "units", width: "half" }),
    bufferStock: number({
      label: "Buffer stock",
      min: 1,
      max: mostAtOnce,
      integer: true,
      unit: "units",
      width: "half",
      help: "Units kept back from sale: in stock adds to them, out of stock gives them free.",
    }),
    mrp: money({ label: "MRP", ...aboveZero, width: "half" }),
    sellingPrice: money({ label: "Selling price", readOnly: true, width: "third", help: "The PTR of the batch." }),
    discountType: select({
      label: "Discount type",
      options: discountTypes,
      required: { field: "discount", filled: true },
      width: "third",
    }),
    discount: number({
      label: "Discount",
      min: 0,
      max: 10_000_000,
      decimals: 2,
      width: "third",
      help: "0 ends it.",
    }),
    reason: textarea({
      label: "Reason",
      maxLength: 300,
      rows: 2,
      help: "It stands in the ledger beside the movement.",
    }),
  },
  rules: discountRules,
  sections: [
    section("units", "Units", ["stockRequest", "stock", "bufferStock", "reason"]),
    section("prices", "Price and discount", ["mrp", "sellingPrice", "discountType", "discount"]),
  ],
});
export type AdjustmentValues = ValuesOf<typeof adjustmentForm>;

/** Why units are thrown away. */
export const discardReasons = [
  { value: "EXPIRED", label: "Expired" },
  { value: "NEAR_EXPIRY", label: "Near expiry" },
  { value: "DAMAGED", label: "Damaged" },
  { value: "LEAKAGE", label: "Leakage" },
  { value: "LOST", label: "Lost or stolen" },
  { value: "OTHER", label: "Other" },
] as const;

/** A request to throw units of a batch away; somebody else decides on it. */
export const discardForm = defineForm({
  id: "discard",
  version: 1,
  fields: {
    quantity: number({ label: "Units", required: true, min: 1, max: mostAtOnce, integer: true, width: "half" }),
    reason: select({ label: "Reason", required: true, options: discardReasons, width: "half" }),
    note: textarea({
      label: "Note",
      maxLength: 300,
      rows: 2,
      required: { field: "reason", in: ["OTHER"] },
    }),
  },
});
export type DiscardValues = ValuesOf<typeof discardForm>;

/** Units of a batch that go from the shelf to a quality check. */
export const checkForm = defineForm({
  id: "check",
  version: 1,
  fields: { quantity: number({ label: "Units", required: true, min: 1, max: mostAtOnce, integer: true }) },
});

/** What is said on a decision about a request, and with a reset. */
export const reasonForm = defineForm({
  id: "reason",
  version: 1,
  fields: { reason: textarea({ label: "Reason", required: true, maxLength: 300, rows: 2 }) },
});

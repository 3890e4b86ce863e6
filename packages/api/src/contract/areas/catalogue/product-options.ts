import type { Option } from "@o2r/forms";
import { gstRates } from "../../core/tax/gst-rates.ts";

/** FOOD and NON_FOOD (specification §3). */
export const itemTypes = [
  { value: "FOOD", label: "Food" },
  { value: "NON_FOOD", label: "Non-food" },
] as const satisfies readonly Option[];

/** Where a product is sold (specification §3). */
export const platforms = [
  { value: "ALL", label: "All" },
  { value: "APP", label: "App" },
  { value: "CALL_CENTERS", label: "Call centers" },
] as const satisfies readonly Option[];

/** The specification's two product types, in its words. */
export const productTypes = [
  { value: "DS Group Products", label: "DS Group Products" },
  { value: "Non-DS Products", label: "Non-DS Products" },
] as const satisfies readonly Option[];

export { gstRates };
export const gstOptions = gstRates.map((rate) => ({ value: rate, label: `${rate}%` }));

/**
 * What the rates of goods are taken of: what is paid for them, or the retail price printed on them less the tax that it holds,
 * as the law has it for pan masala and tobacco (CGST Rule 31D).
 */
export const taxBases = [
  { value: "TRANSACTION", label: "Sale value" },
  { value: "RETAIL_PRICE", label: "Printed price (MRP)" },
] as const satisfies readonly Option[];
export type TaxBase = (typeof taxBases)[number]["value"];

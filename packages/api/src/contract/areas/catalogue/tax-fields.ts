import { number, select } from "@o2r/forms";
import { taxBases } from "./product-options.ts";

/** What the rates of GST and cess are taken of. */
export const taxBaseField = {
  label: "Taxed on",
  options: taxBases,
  width: "half",
  help: "Left empty, the sale value.",
} as const;

/** Cess that is so much a unit, beside the percent: rupees with four decimals, as the law has them. */
export const cessPerUnitField = {
  label: "Per-unit cess",
  min: 0,
  max: 1_000_000,
  decimals: 4,
  unit: "₹",
  width: "half",
} as const;

/** Both, for a form in which they follow from nothing. */
export const taxFields = () => ({ taxBase: select(taxBaseField), cessPerUnit: number(cessPerUnitField) });

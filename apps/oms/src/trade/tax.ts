import type { PricedUnits } from "@o2r/api/contract/orders";

/** What goods are taxed by: percents, what those are taken of, and rupees of cess on a unit. */
export type Tax = Required<Pick<PricedUnits, "gst" | "cess" | "base" | "cessPerUnit">>;

interface TaxRow {
  readonly gst: string | number;
  readonly cess: string | number;
  readonly tax_base: Tax["base"];
  readonly cess_per_unit: string | number;
}

/** Where a product has it. */
export const taxOfProduct = ["product.gst", "product.cess", "product.tax_base", "product.cess_per_unit"] as const;

/** The tax that a row has. */
export const toTax = (row: TaxRow): Tax => ({
  gst: Number(row.gst),
  cess: Number(row.cess),
  base: row.tax_base,
  cessPerUnit: Number(row.cess_per_unit),
});

/** A tax as a row has it. */
export const toTaxRow = ({ gst, cess, base, cessPerUnit }: Tax) => ({
  gst: String(gst),
  cess: String(cess),
  tax_base: base,
  cess_per_unit: String(cessPerUnit),
});

/** Whether goods bear any tax: others are exempt. */
export const isTaxed = ({ gst, cess, cessPerUnit }: Tax): boolean => gst > 0 || cess > 0 || cessPerUnit > 0;

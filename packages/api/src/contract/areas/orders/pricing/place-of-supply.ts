/** Union territories without a legislature of their own, by the code of GST: UTGST stands in the place of SGST there. */
const withoutLegislature: ReadonlySet<string> = new Set(["04", "26", "31", "35", "38"]);

/** The taxes that a supply bears beside cess: two halves within a state, one across a border. */
export type TaxSplit = "CGST_SGST" | "CGST_UTGST" | "IGST";

/**
 * How a supply is taxed. Codes of states are the two digits that a GSTIN begins with; a special economic zone lies
 * across a border, wherever it is. Source: domain.md §3 and §14.
 */
export const splitOfSupply = (supply: {
  readonly supplierState: string;
  readonly placeOfSupply: string;
  readonly specialZone?: boolean;
}): TaxSplit => {
  if (supply.specialZone || supply.supplierState !== supply.placeOfSupply) return "IGST";
  return withoutLegislature.has(supply.placeOfSupply) ? "CGST_UTGST" : "CGST_SGST";
};

import { boolean, number, string } from "yup";
import { countSchema, idSchema, rupeesSchema, shape, textOrNull } from "../schemas.ts";

// What documents of supply say alike: an invoice to a retailer, a credit note on it, and the invoice of a consignment to another
// GSTIN. It is no part of billing, which pages of orders would fetch for the sake of these fields.

/** Who sells or buys, as the document has it. */
const party = () =>
  shape({
    name: string().defined(),
    address: string().defined(),
    city: string().defined(),
    pincode: string().defined(),
    stateName: string().defined(),
    stateCode: string().defined(),
    gstin: textOrNull(),
    pan: textOrNull(),
    fssai: textOrNull(),
    mobile: textOrNull(),
  });

/** One line of a document of supply, under the keys of the specification (§3, invoice lines). */
export const supplyLine = shape({
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  hsnNumber: string().defined(),
  /** Unit quantity code. */
  uqc: string().defined(),
  gstRate: number().defined(),
  cessRate: number().defined(),
  /** Rupees of cess on a unit, with at most four decimals. */
  cessPerUnit: number().defined(),
  /** What the rates are taken of: what was paid, or the printed price less its tax. */
  taxBase: string().oneOf(["TRANSACTION", "RETAIL_PRICE"]).defined(),
  /** Units. */
  quantity: countSchema(),
  /** The house's own price of a unit, which no print shows. */
  distributorPrice: rupeesSchema(),
  retailerPrice: rupeesSchema(),
  mrp: rupeesSchema(),
  discount: rupeesSchema(),
  chargeShare: rupeesSchema(),
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cess: rupeesSchema(),
  total: rupeesSchema(),
  free: boolean().defined(),
  /** The kit or combo that it was sold in; null where it was sold by itself. */
  bundle: string().nullable().defined(),
  /** Units of it that stand on credit notes, asked for ones among them. */
  credited: countSchema(),
  /** Of an invoice: rupees before tax that can still be credited of it. */
  creditable: rupeesSchema().optional(),
  /** On a credit note: the difference of a price, of no units. */
  difference: boolean().optional(),
});

/** Between whom goods go, and how that is taxed. */
export const supplyFields = () => ({
  seller: party(),
  billTo: party(),
  shipTo: party(),
  /** The state that it is taxed in: name and code. */
  placeOfSupply: string().defined(),
  split: string().oneOf(["CGST_SGST", "CGST_UTGST", "IGST"]).defined(),
  reverseCharge: boolean().defined(),
  /** Whether a supply to a special economic zone is charged tax; null of any other. */
  zone: string().oneOf(["TAXED", "UNTAXED"]).nullable().defined(),
  /** The reference number (ARN) of the letter of undertaking by which it is charged none. */
  undertaking: textOrNull(),
});

/** What the lines of such a document come to, in rupees. */
export const supplySums = () => ({
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cess: rupeesSchema(),
  roundOff: rupeesSchema(),
  total: rupeesSchema(),
});

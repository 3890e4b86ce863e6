import { boolean, number, string, type InferType } from "yup";
import { countSchema, idSchema, listOf, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";

// What an invoice to a retailer says, said again: pages of orders would fetch all of billing for the sake of these fields.

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

const line = shape({
  position: countSchema(),
  productId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  hsnNumber: string().defined(),
  /** Unit quantity code. */
  uqc: string().defined(),
  gstRate: number().defined(),
  cessRate: number().defined(),
  cessPerUnit: number().defined(),
  taxBase: string().oneOf(["TRANSACTION", "RETAIL_PRICE"]).defined(),
  quantity: countSchema(),
  distributorPrice: rupeesSchema(),
  /** What a unit costs the hub. */
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
  bundle: string().nullable().defined(),
  credited: countSchema(),
});

/**
 * The tax invoice of a consignment that goes from one GSTIN to another, as it is printed (domain.md §14, hub orders). Its
 * number is that of the consignment's paper; the price of a unit is what it costs the hub.
 */
export const hubInvoice = shape({
  kind: string().oneOf(["INVOICE", "BILL"]).defined(),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  seller: party(),
  billTo: party(),
  shipTo: party(),
  placeOfSupply: string().defined(),
  split: string().oneOf(["CGST_SGST", "CGST_UTGST", "IGST"]).defined(),
  reverseCharge: boolean().defined(),
  zone: string().oneOf(["TAXED", "UNTAXED"]).nullable().defined(),
  items: listOf(line),
  /** Rupees. */
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cess: rupeesSchema(),
  roundOff: rupeesSchema(),
  total: rupeesSchema(),
});
export type HubInvoice = InferType<typeof hubInvoice>;

import { string, type InferType } from "yup";
import { listOf, oneOfSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { invoiceLine, supplyFields } from "../invoice/invoice-rows.ts";
import { invoiceKinds } from "../invoice/invoice-states.ts";

/**
 * The tax invoice of a consignment that goes from one GSTIN to another, as it is printed (domain.md §14, hub orders). Its
 * number is that of the consignment's paper; the price of a unit is what it costs the hub.
 */
export const hubInvoice = shape({
  kind: oneOfSchema(invoiceKinds),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  ...supplyFields(),
  items: listOf(invoiceLine),
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

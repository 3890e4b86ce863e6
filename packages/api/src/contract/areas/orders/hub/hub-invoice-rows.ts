import { string, type InferType } from "yup";
import { listOf, shape } from "../../../core/schemas.ts";
import { registrationFields } from "../../../core/tax/registration.ts";
import { supplyFields, supplyLine, supplySums } from "../../../core/tax/supply.ts";

/** Why there is such a note, as its papers say. */
export const missingOnArrival = "Missing on arrival";

/** What was invoiced and did not arrive, as the hub was credited with it: parties and rates are those of the invoice. */
const hubCreditNote = shape({
  number: string().defined(),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  /** Whether it takes back tax: too long after its invoice none does. */
  kind: string().oneOf(["TAX", "COMMERCIAL"]).defined(),
  items: listOf(supplyLine),
  ...supplySums(),
});
export type HubCreditNote = InferType<typeof hubCreditNote>;

/**
 * The tax invoice of a consignment that goes from one GSTIN to another, as it is printed (domain.md §14, hub orders). Its
 * number is that of the consignment's paper; the price of a unit is what it costs the hub.
 */
export const hubInvoice = shape({
  kind: string().oneOf(["INVOICE", "BILL"]).defined(),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  ...supplyFields(),
  items: listOf(supplyLine),
  ...supplySums(),
  ...registrationFields(),
  creditNote: hubCreditNote.nullable().defined(),
});
export type HubInvoice = InferType<typeof hubInvoice>;

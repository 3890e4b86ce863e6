import { boolean, number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import {
  countSchema,
  idSchema,
  instantSchema,
  listOf,
  oneOfSchema,
  rupeesSchema,
  shape,
  textOrNull,
} from "../../../core/schemas.ts";
import { settledBy } from "../payment/payment.ts";
import { registrationFields, registrationRequest } from "../registration/registration-requests.ts";
import { buyerKinds, invoiceKinds, invoiceStates } from "./invoice-states.ts";

const row = {
  id: idSchema(),
  version: countSchema(),
  number: string().defined(),
  kind: oneOfSchema(invoiceKinds),
  /** The day of the document, `YYYY-MM-DD`. */
  day: string().defined(),
  issuedAt: instantSchema(),
  orderId: idSchema(),
  orderNumber: string().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  gstNumber: textOrNull(),
  buyer: oneOfSchema(buyerKinds),
  warehouseId: idSchema(),
  hub: string().defined(),
  /** Rupees. */
  taxable: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  igst: rupeesSchema(),
  cess: rupeesSchema(),
  roundOff: rupeesSchema(),
  total: rupeesSchema(),
  paid: rupeesSchema(),
  /** Given up; it counts as credited. */
  writtenOff: rupeesSchema(),
  /** Not paid and not credited. */
  due: rupeesSchema(),
  dueOn: string().defined(),
  /** Days that it is over its terms; null where it is not, or where nothing is due. */
  overdue: number().integer().nullable().defined(),
  state: stateSchema(invoiceStates),
  irn: textOrNull(),
  ewbNumber: textOrNull(),
  /** Why it was cancelled, in words. */
  reason: textOrNull(),
};

/** One invoice: a row of the list, and what a step answers with. */
export const invoiceRow = shape(row);
export type InvoiceRow = InferType<typeof invoiceRow>;

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

/** One line of an invoice, under the keys of the specification (§3, invoice lines). */
export const invoiceLine = shape({
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
});
export type InvoiceLine = InferType<typeof invoiceLine>;

/** Between whom an invoice is, and how it is taxed: a credit note on it says the same. */
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
});

/** An invoice whole, as it is printed. */
export const invoiceDetail = shape({
  ...row,
  ...supplyFields(),
  orderedAt: instantSchema(),
  paymentMode: string().oneOf(["COD", "CREDIT"]).defined(),
  creditDays: number().integer().nullable().defined(),
  goods: rupeesSchema(),
  discount: rupeesSchema(),
  charges: rupeesSchema(),
  chargeLines: listOf(shape({ name: string().defined(), amount: rupeesSchema() })),
  items: listOf(invoiceLine),
  /** What was promised when it was ordered, where that is another amount. */
  promised: rupeesSchema().nullable(),
  ackNumber: textOrNull(),
  ackDate: textOrNull(),
  signedQr: textOrNull(),
  ewbValidTill: textOrNull(),
  vehicle: textOrNull(),
  ...registrationFields(),
  /** What the provider was asked for, newest first. */
  requests: listOf(registrationRequest),
  /** Where the buyer pays, where the hub has an account. */
  payTo: shape({
    name: string().defined(),
    account: string().defined(),
    ifsc: string().defined(),
    bank: string().defined(),
  })
    .nullable()
    .defined(),
  /** What credit notes have taken off what is due. */
  credited: rupeesSchema(),
  /** Those that were asked for or issued, oldest first. */
  creditNotes: listOf(
    shape({
      id: idSchema(),
      number: textOrNull(),
      state: string().oneOf(["ASKED", "ISSUED"]).defined(),
      total: rupeesSchema(),
    }),
  ),
  /** What has paid it: money, or what was left of credit notes on others. */
  payments: listOf(
    shape({
      paymentId: idSchema(),
      receiptNumber: string().defined(),
      mode: oneOfSchema(settledBy),
      day: string().defined(),
      amount: rupeesSchema(),
    }),
  ),
});
export type InvoiceDetail = InferType<typeof invoiceDetail>;

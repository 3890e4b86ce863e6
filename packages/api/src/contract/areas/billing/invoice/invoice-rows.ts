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
import { supplyFields, supplyLine, supplySums } from "../../../core/tax/supply.ts";
import { settledBy } from "../payment/payment.ts";
import { registrationFields } from "../../../core/tax/registration.ts";
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
  ...supplySums(),
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

/** One line of an invoice. */
export type InvoiceLine = InferType<typeof supplyLine>;

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
  items: listOf(supplyLine),
  /** What was promised when it was ordered, where that is another amount. */
  promised: rupeesSchema().nullable(),
  ewbValidTill: textOrNull(),
  vehicle: textOrNull(),
  ...registrationFields(),
  /** Its taxed worth is above the threshold of the settings. */
  ewbNeeded: boolean().defined(),
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
/** What stands on paper, whoever registers it. */
export type PrintedInvoice = Omit<InvoiceDetail, "hasProvider">;

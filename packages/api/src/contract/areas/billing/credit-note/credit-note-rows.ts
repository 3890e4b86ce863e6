import { number, string, type InferType } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import {
  idSchema,
  instantSchema,
  listOf,
  oneOfSchema,
  rupeesSchema,
  shape,
  textOrNull,
} from "../../../core/schemas.ts";
import { supplyFields, supplyLine, supplySums } from "../../../core/tax/supply.ts";
import { buyerKinds } from "../invoice/invoice-states.ts";
import { creditNoteCauses, creditNoteKinds, creditNoteStates } from "./credit-note-states.ts";

const row = {
  id: idSchema(),
  version: number().integer().defined(),
  /** Null until it is issued. */
  number: textOrNull(),
  kind: oneOfSchema(creditNoteKinds),
  state: stateSchema(creditNoteStates),
  /** The day of the document, `YYYY-MM-DD`; null until it is issued. */
  day: textOrNull(),
  invoiceId: idSchema(),
  invoiceNumber: string().defined(),
  invoiceDay: string().defined(),
  orderId: idSchema(),
  orderNumber: string().defined(),
  returnId: textOrNull(),
  returnNumber: textOrNull(),
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  gstNumber: textOrNull(),
  buyer: oneOfSchema(buyerKinds),
  warehouseId: idSchema(),
  hub: string().defined(),
  cause: oneOfSchema(creditNoteCauses),
  reason: string().defined(),
  /** Rupees; of one that is asked for, as it would come to when it was asked for. */
  ...supplySums(),
  /** What of it went to its invoice, to others, and what stands on account. */
  allocated: rupeesSchema(),
  allocations: listOf(shape({ invoiceId: idSchema(), number: string().defined(), amount: rupeesSchema() })),
  onAccount: rupeesSchema(),
  askedBy: textOrNull(),
  askedById: textOrNull(),
  askedAt: instantSchema(),
  decidedBy: textOrNull(),
  decidedAt: instantSchema().nullable(),
  /** Why it was refused. */
  decision: string().defined(),
};

/** One credit note: a row of the list, and what a step answers with. */
export const creditNoteRow = shape(row);
export type CreditNoteRow = InferType<typeof creditNoteRow>;

/** A credit note whole, as it is printed: parties, place of supply, rates and codes are those of its invoice. */
export const creditNoteDetail = shape({
  ...row,
  ...supplyFields(),
  items: listOf(supplyLine),
});
export type CreditNoteDetail = InferType<typeof creditNoteDetail>;

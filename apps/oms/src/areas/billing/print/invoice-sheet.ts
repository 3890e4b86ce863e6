import { invoiceKinds, type PrintedInvoice } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import type { HubInvoice } from "@o2r/api/contract/orders";
import { formatMoneyColumn } from "@o2r/ui/words";
import type { Block, Fact, Sheet, Sum } from "../../../print/sheet.ts";
import {
  buyersOf,
  dayText,
  houseOf,
  legendOf,
  linesOf,
  summaryOf,
  taxSums,
  wordsOf,
  type SupplyDocument,
} from "./supply-sheet.ts";

/** What every invoice says, to whomever it is. */
type AnyInvoice = SupplyDocument &
  Pick<
    PrintedInvoice,
    | "kind"
    | "number"
    | "day"
    | "placeOfSupply"
    | "reverseCharge"
    | "zone"
    | "undertaking"
    | "irn"
    | "ackNumber"
    | "ackDate"
    | "signedQr"
  >;

/** What an invoice says of its own kind. */
interface Own {
  readonly isCancelled?: boolean;
  /** Beside its number, its days and its place. */
  readonly dueOn?: string;
  readonly carried: readonly Fact[];
  /** What the taxable value is made of. */
  readonly sums?: readonly Sum[];
  readonly payTo?: readonly Block[];
}

const eInvoice = ({ irn, ackNumber, ackDate }: AnyInvoice): readonly Block[] =>
  irn === null
    ? []
    : [
        {
          title: "E-invoice",
          name: "",
          lines: [
            ...(ackNumber === null ? [] : [`Ack no. ${ackNumber}`]),
            ...(ackDate === null ? [] : [`Ack date ${dayText(ackDate)}`]),
            `IRN ${irn}`,
          ],
        },
      ];

const payTo = ({ payTo: to }: PrintedInvoice): readonly Block[] =>
  to === null ? [] : [{ title: "Pay to", name: to.name, lines: [to.bank, `Account ${to.account}`, `IFSC ${to.ifsc}`] }];

/** An invoice on paper: what CGST Rule 46 asks for (49 of a bill of supply), without the house's own price. */
const sheetOf = (invoice: AnyInvoice, { isCancelled = false, dueOn, carried, sums = [], payTo = [] }: Own): Sheet => {
  const taxed = invoice.kind !== "BILL";
  return {
    title: wordOf(invoiceKinds, invoice.kind) ?? "Invoice",
    mark: "Original for recipient",
    ...(isCancelled && { stamp: "Cancelled" }),
    number: invoice.number,
    house: houseOf(invoice),
    facts: [
      [
        { term: "Invoice no.", value: invoice.number },
        { term: "Invoice date", value: dayText(invoice.day) },
        ...(dueOn === undefined ? [] : [{ term: "Due date", value: dayText(dueOn) }]),
        { term: "Place of supply", value: invoice.placeOfSupply },
        { term: "Reverse charge", value: invoice.reverseCharge ? "Yes" : "No" },
      ],
      carried,
    ],
    blocks: [...buyersOf(invoice), ...eInvoice(invoice)],
    ...(invoice.signedQr !== null && { qr: { text: invoice.signedQr, caption: "Signed QR" } }),
    table: linesOf(invoice, { taxed }),
    ...(taxed && { summary: summaryOf(invoice) }),
    sums: [...sums, ...taxSums(invoice, { taxed })],
    words: wordsOf(invoice, { taxed }),
    notes: [
      ...legendOf(invoice),
      ...payTo,
      {
        title: "Declaration",
        name: "",
        lines: [
          "We declare that this invoice shows the actual price of the goods and that all particulars are true and correct.",
        ],
      },
    ],
    signedFor: invoice.seller.name,
  };
};

const eWay = (number: string | null, validTill: string | null): Fact => ({
  term: "E-way bill, valid to",
  value: [number ?? "–", ...(validTill === null ? [] : [dayText(validTill)])].join(", "),
});

/** The invoice of a retailer's order. */
export const invoiceSheet = (invoice: PrintedInvoice): Sheet =>
  sheetOf(invoice, {
    isCancelled: invoice.state === "CANCELLED",
    dueOn: invoice.dueOn,
    carried: [
      { term: "Order no.", value: invoice.orderNumber },
      { term: "Order date", value: dayText(invoice.orderedAt) },
      { term: "Vehicle", value: invoice.vehicle ?? "–" },
      eWay(invoice.ewbNumber, invoice.ewbValidTill),
      {
        term: "Payment",
        value: invoice.paymentMode === "COD" ? "Cash on delivery" : `Credit, ${invoice.creditDays ?? 0} days`,
      },
    ],
    sums: [
      { term: "Goods", amount: formatMoneyColumn(invoice.goods) },
      ...(invoice.discount === 0 ? [] : [{ term: "Discount", amount: formatMoneyColumn(-invoice.discount) }]),
      ...invoice.chargeLines.map(({ name, amount }) => ({ term: name, amount: formatMoneyColumn(amount) })),
    ],
    payTo: payTo(invoice),
  });

/** The invoice of a consignment to a hub of another GSTIN, as it travels. */
export interface HubInvoiceOnRoad extends HubInvoice {
  readonly number: string;
  readonly hubOrder: string;
  readonly vehicle: string;
  readonly ewbNumber: string | null;
  readonly ewbValidTill: string | null;
  readonly note: string;
}

/** The invoice of a consignment to another GSTIN, on the same paper. */
export const hubInvoiceSheet = (invoice: HubInvoiceOnRoad): Sheet =>
  sheetOf(invoice, {
    carried: [
      { term: "Hub order", value: invoice.hubOrder },
      { term: "Vehicle", value: invoice.vehicle || "–" },
      eWay(invoice.ewbNumber, invoice.ewbValidTill),
      ...(invoice.note === "" ? [] : [{ term: "Note", value: invoice.note }]),
    ],
  });

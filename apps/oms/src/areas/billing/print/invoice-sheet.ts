import { invoiceKinds, type InvoiceDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { formatMoneyColumn } from "@o2r/ui/words";
import type { Block, Sheet } from "../../../print/sheet.ts";
import { buyersOf, dayText, houseOf, legendOf, linesOf, summaryOf, taxSums, wordsOf } from "./supply-sheet.ts";

const eInvoice = ({ irn, ackNumber, ackDate }: InvoiceDetail): readonly Block[] =>
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

const payTo = ({ payTo: to }: InvoiceDetail): readonly Block[] =>
  to === null ? [] : [{ title: "Pay to", name: to.name, lines: [to.bank, `Account ${to.account}`, `IFSC ${to.ifsc}`] }];

/** An invoice on paper: what CGST Rule 46 asks for (49 of a bill of supply), without the house's own price. */
export const invoiceSheet = (invoice: InvoiceDetail): Sheet => {
  const taxed = invoice.kind !== "BILL";
  return {
    title: wordOf(invoiceKinds, invoice.kind) ?? "Invoice",
    mark: "Original for recipient",
    ...(invoice.state === "CANCELLED" && { stamp: "Cancelled" }),
    number: invoice.number,
    house: houseOf(invoice),
    facts: [
      [
        { term: "Invoice no.", value: invoice.number },
        { term: "Invoice date", value: dayText(invoice.day) },
        { term: "Due date", value: dayText(invoice.dueOn) },
        { term: "Place of supply", value: invoice.placeOfSupply },
        { term: "Reverse charge", value: invoice.reverseCharge ? "Yes" : "No" },
      ],
      [
        { term: "Order no.", value: invoice.orderNumber },
        { term: "Order date", value: dayText(invoice.orderedAt) },
        { term: "Vehicle", value: invoice.vehicle ?? "–" },
        {
          term: "E-way bill, valid to",
          value: [
            invoice.ewbNumber ?? "–",
            ...(invoice.ewbValidTill === null ? [] : [dayText(invoice.ewbValidTill)]),
          ].join(", "),
        },
        {
          term: "Payment",
          value: invoice.paymentMode === "COD" ? "Cash on delivery" : `Credit, ${invoice.creditDays ?? 0} days`,
        },
      ],
    ],
    blocks: [...buyersOf(invoice), ...eInvoice(invoice)],
    ...(invoice.signedQr !== null && { qr: { text: invoice.signedQr, caption: "Signed QR" } }),
    table: linesOf(invoice, { taxed }),
    ...(taxed && { summary: summaryOf(invoice) }),
    sums: [
      { term: "Goods", amount: formatMoneyColumn(invoice.goods) },
      ...(invoice.discount === 0 ? [] : [{ term: "Discount", amount: formatMoneyColumn(-invoice.discount) }]),
      ...invoice.chargeLines.map(({ name, amount }) => ({ term: name, amount: formatMoneyColumn(amount) })),
      ...taxSums(invoice, { taxed }),
    ],
    words: wordsOf(invoice, { taxed }),
    notes: [
      ...legendOf(invoice),
      ...payTo(invoice),
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

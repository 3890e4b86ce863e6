import type { HubDispatch, HubInvoice, HubOrderDetail } from "@o2r/api/contract/orders";
import { formatDate } from "@o2r/ui";
import { paperTitle, type PaperDocument } from "../../billing/invoice/invoice-paper.tsx";
import { PrintHubPaper } from "./print-hub-paper.tsx";

export interface PrintHubInvoiceProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly invoice: HubInvoice;
  readonly onClose: () => void;
}

/** The tax invoice that goes with a consignment to another GSTIN (CGST Rule 46). */
export function PrintHubInvoice({ order, sent, invoice, onClose }: PrintHubInvoiceProps) {
  const paper: PaperDocument = { ...invoice, goods: invoice.taxable, discount: 0, chargeLines: [], payTo: null };
  const facts = [
    ["Invoice no.", sent.challan],
    ["Invoice date", formatDate(invoice.day)],
    ["Place of supply", invoice.placeOfSupply],
    ["Reverse charge", invoice.reverseCharge ? "Yes" : "No"],
    ["Hub order", order.number],
    ["Vehicle", sent.vehicle === "" ? "–" : sent.vehicle],
    ["E-way bill", sent.ewbNumber ?? "–"],
    ...(invoice.irn === null ? [] : [["IRN", invoice.irn]]),
    ...(sent.note === "" ? [] : [["Note", sent.note]]),
  ];
  return (
    <PrintHubPaper
      order={order}
      title={paperTitle({ kind: invoice.kind, number: sent.challan })}
      facts={facts}
      invoice={invoice}
      paper={paper}
      onClose={onClose}
    />
  );
}

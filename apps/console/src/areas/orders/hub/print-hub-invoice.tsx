import type { HubDispatch, HubInvoice, HubOrderDetail } from "@o2r/api/contract/orders";
import { formatDate } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import {
  PaperFacts,
  PaperFoot,
  PaperLines,
  paperTitle,
  type PaperDocument,
} from "../../billing/invoice/invoice-paper.tsx";

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
    <PrintFrame
      title={paperTitle({ kind: invoice.kind, number: sent.challan })}
      version={order.version}
      mark="Original for recipient"
      head={<PaperFacts facts={facts} of={invoice} />}
      foot={<PaperFoot invoice={paper} />}
      onClose={onClose}
    >
      <PaperLines invoice={paper} />
    </PrintFrame>
  );
}

import type { InvoiceDetail } from "@o2r/api/contract/billing";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { PaperFoot, PaperHead, PaperLines, paperTitle } from "./invoice-paper.tsx";

export interface PrintInvoiceProps {
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
}

/** An invoice on paper. */
export function PrintInvoice({ invoice, onClose }: PrintInvoiceProps) {
  return (
    <PrintFrame
      title={paperTitle(invoice)}
      version={invoice.version}
      mark={invoice.state === "CANCELLED" ? "Cancelled" : "Original for recipient"}
      head={<PaperHead invoice={invoice} />}
      foot={<PaperFoot invoice={invoice} />}
      onClose={onClose}
    >
      <PaperLines invoice={invoice} />
    </PrintFrame>
  );
}

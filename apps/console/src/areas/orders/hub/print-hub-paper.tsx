import type { HubInvoice, HubOrderDetail } from "@o2r/api/contract/orders";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { PaperFacts, PaperFoot, PaperLines, type PaperDocument } from "../../billing/invoice/invoice-paper.tsx";

interface PrintHubPaperProps {
  readonly order: HubOrderDetail;
  readonly title: string;
  readonly facts: readonly (readonly string[])[];
  /** Whose parties it names. */
  readonly invoice: HubInvoice;
  readonly paper: PaperDocument;
  readonly onClose: () => void;
}

/** A tax document of a consignment to another GSTIN, for the hub that receives it. */
export function PrintHubPaper({ order, title, facts, invoice, paper, onClose }: PrintHubPaperProps) {
  return (
    <PrintFrame
      title={title}
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

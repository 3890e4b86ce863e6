import type { HubCreditNote, HubDispatch, HubInvoice, HubOrderDetail } from "@o2r/api/contract/orders";
import { formatDate } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { noteTitle, paperOf } from "../../billing/credit-note/note-paper.tsx";
import { PaperFacts, PaperFoot, PaperLines } from "../../billing/invoice/invoice-paper.tsx";

export interface PrintHubNoteProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly invoice: HubInvoice;
  readonly note: HubCreditNote;
  readonly onClose: () => void;
}

/** The credit note for what is missing of a consignment to another GSTIN (CGST Rule 53). */
export function PrintHubNote({ order, sent, invoice, note, onClose }: PrintHubNoteProps) {
  const facts = [
    ["Credit note no.", note.number],
    ["Date", formatDate(note.day)],
    ["Invoice no. and date", `${sent.challan}, ${formatDate(invoice.day)}`],
    ["Place of supply", invoice.placeOfSupply],
    ["Reverse charge", invoice.reverseCharge ? "Yes" : "No"],
    ["Hub order", order.number],
    ["Reason", "Missing on arrival"],
  ];
  const paper = paperOf({ ...invoice, ...note });
  return (
    <PrintFrame
      title={noteTitle(note)}
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

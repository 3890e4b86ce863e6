import {
  missingOnArrival,
  type HubCreditNote,
  type HubDispatch,
  type HubInvoice,
  type HubOrderDetail,
} from "@o2r/api/contract/orders";
import { formatDate } from "@o2r/ui";
import { noteTitle, paperOf } from "../../billing/credit-note/note-paper.tsx";
import { PrintHubPaper } from "./print-hub-paper.tsx";

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
    ["Invoice no. and date", `${sent.challan},\n${formatDate(invoice.day)}`],
    ["Place of supply", invoice.placeOfSupply],
    ["Reverse charge", invoice.reverseCharge ? "Yes" : "No"],
    ["Hub order", order.number],
    ["Reason", missingOnArrival],
  ];
  return (
    <PrintHubPaper
      order={order}
      title={noteTitle(note)}
      facts={facts}
      invoice={invoice}
      paper={paperOf({ ...invoice, ...note })}
      onClose={onClose}
    />
  );
}

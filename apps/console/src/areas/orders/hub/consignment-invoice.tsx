import { creditNoteKinds, hubInvoiceEndpoints, irnForm } from "@o2r/api/contract/billing";
import type { HubCreditNote, HubDispatch, HubInvoice, HubOrderDetail } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, DescriptionList, formatDate, formatMoney, notify } from "@o2r/ui";
import { BadgeCheck, Keyboard, Printer } from "lucide-react";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { PdfButton } from "../../../kit/pdf-button.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { irnFacts, Refusal, Requests } from "../../billing/invoice/registration-parts.tsx";
import type { PrintHubNoteProps } from "./print-hub-note.tsx";

const PrintHubNote = later<PrintHubNoteProps>(async () => (await import("./print-hub-note.tsx")).PrintHubNote);

export interface ConsignmentInvoiceProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly invoice: HubInvoice;
}

interface CreditedProps extends ConsignmentInvoiceProps {
  readonly note: HubCreditNote;
}

/** What the hub was credited with, because it was missing. */
function Credited({ note, ...of }: CreditedProps) {
  const [printing, setPrinting] = useState(false);
  const title = wordOf(creditNoteKinds, note.kind) ?? "Credit note";
  return (
    <section className="consignment-note" aria-label={`${title} ${note.number}`}>
      <p>
        {title} <span className="o2r-mono">{note.number}</span> of {formatDate(note.day)}, {formatMoney(note.total)},
        for what is missing
      </p>
      <div className="invoice-acts">
        <Button size="sm" icon={Printer} onClick={() => setPrinting(true)}>
          {title}
        </Button>
        <PdfButton
          size="sm"
          endpoint={hubInvoiceEndpoints.notePdf}
          input={{ params: { id: of.sent.id } }}
          name={note.number}
        />
      </div>
      {printing && <PrintHubNote {...of} note={note} onClose={() => setPrinting(false)} />}
    </section>
  );
}

/** The invoice of a consignment as PDF, with the note for what was missing; and of a tax invoice, what the portal gave for it, and what can be asked or entered. */
export function ConsignmentInvoice({ order, sent, invoice }: ConsignmentInvoiceProps) {
  const maySend = useMay("hubOrder.approve");
  const ask = useMutation(hubInvoiceEndpoints.askIrn);
  const enter = useMutation(hubInvoiceEndpoints.enterIrn);
  const [entering, setEntering] = useState(false);
  const isRegistrable = invoice.kind !== "BILL";
  const params = { id: sent.id };
  const askIrn = async () => {
    const { error } = await ask.run({ params });
    if (error === undefined) notify({ kind: "success", title: `${sent.challan} will be registered by the provider` });
  };
  const isAsked = invoice.requests.some(({ state }) => state === "QUEUED" || state === "SENDING");
  const mayRegister = maySend && isRegistrable && invoice.irn === null && !isAsked;
  return (
    <div className="consignment-invoice">
      {isRegistrable && <Refusal {...invoice} />}
      {invoice.irnNeeded && invoice.irn === null && <Banner tone="warning" title="It needs an IRN before it leaves" />}
      {isRegistrable && <DescriptionList items={irnFacts(invoice)} />}
      <Requests {...invoice} />
      <div className="invoice-acts">
        <PdfButton size="sm" endpoint={hubInvoiceEndpoints.pdf} input={{ params }} name={sent.challan} />
        {mayRegister && invoice.hasProvider && (
          <Button size="sm" icon={BadgeCheck} loading={ask.running} onClick={() => void askIrn()}>
            Get IRN
          </Button>
        )}
        {mayRegister && (
          <Button size="sm" icon={Keyboard} onClick={() => setEntering(true)}>
            Enter IRN
          </Button>
        )}
      </div>
      {invoice.creditNote !== null && (
        <Credited order={order} sent={sent} invoice={invoice} note={invoice.creditNote} />
      )}
      {entering && (
        <ActDialog
          definition={irnForm}
          title={`Enter IRN of ${sent.challan}`}
          submit="Enter IRN"
          act={(body) => enter.run({ params, body })}
          done={() => `${sent.challan} is registered`}
          onClose={() => setEntering(false)}
        />
      )}
    </div>
  );
}

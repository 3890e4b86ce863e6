import { hubInvoiceEndpoints, irnForm } from "@o2r/api/contract/billing";
import type { HubDispatch, HubInvoice } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, DescriptionList, notify } from "@o2r/ui";
import { BadgeCheck, Keyboard } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { PdfButton } from "../../../kit/pdf-button.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { irnFacts, Refusal, Requests } from "../../billing/invoice/registration-parts.tsx";

export interface ConsignmentInvoiceProps {
  readonly sent: HubDispatch;
  readonly invoice: HubInvoice;
}

/** The invoice of a consignment as PDF; and of a tax invoice, what the portal gave for it, and what can be asked or entered. */
export function ConsignmentInvoice({ sent, invoice }: ConsignmentInvoiceProps) {
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
      {entering && (
        <ActDialog
          definition={irnForm}
          title={`Enter IRN of ${sent.challan}`}
          submit="Enter IRN"
          act={(body) => enter.run({ params, body })}
          done={() => `${sent.challan} has what the portal gave for it`}
          onClose={() => setEntering(false)}
        />
      )}
    </div>
  );
}

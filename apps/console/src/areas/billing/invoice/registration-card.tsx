import type { InvoiceDetail } from "@o2r/api/contract/billing";
import { Banner, Card, DescriptionList, formatDate } from "@o2r/ui";
import type { ReactNode } from "react";
import { irnFacts, portalCode, Refusal, Requests } from "./registration-parts.tsx";
import { useRegistrationActs } from "./use-invoice-acts.tsx";

/** What stands in the way, or has to be done elsewhere; nothing in the most cases. */
function Notice({ invoice }: { readonly invoice: InvoiceDetail }): ReactNode {
  if (invoice.requests[0]?.state === "FAILED") return <Refusal {...invoice} />;
  const registered = invoice.irn !== null || invoice.ewbNumber !== null;
  if (invoice.state === "CANCELLED")
    return registered && !invoice.hasProvider ? (
      <Banner tone="warning" title="Cancel it on the portal, too, within 24 hours" />
    ) : null;
  if (invoice.irnNeeded && invoice.irn === null)
    return <Banner tone="warning" title="It needs an IRN before it leaves" />;
  if (invoice.ewbNeeded && invoice.ewbNumber === null)
    return <Banner tone="warning" title="It needs an e-way bill before it leaves" />;
  return null;
}

/** What the portals gave for an invoice, what the provider was asked for, and what can be asked or entered. */
export function RegistrationCard({ invoice }: { readonly invoice: InvoiceDetail }) {
  const acts = useRegistrationActs(invoice);
  return (
    <Card title="E-invoice and e-way bill">
      <Notice invoice={invoice} />
      <DescriptionList
        items={[
          ...irnFacts(invoice),
          { term: "E-way bill", value: portalCode(invoice.ewbNumber) },
          ...(invoice.ewbValidTill === null ? [] : [{ term: "Valid till", value: formatDate(invoice.ewbValidTill) }]),
        ]}
      />
      <Requests {...invoice} />
      <div className="invoice-acts">{acts.buttons(invoice, "sm")}</div>
      {acts.dialog}
    </Card>
  );
}

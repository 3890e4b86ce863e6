import {
  registrationActs,
  requestStates,
  type InvoiceDetail,
  type RegistrationRequest,
} from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { Badge, Banner, Card, DescriptionList, formatDate, formatDateTime, formatNumber } from "@o2r/ui";
import type { ReactNode } from "react";
import { useRegistrationActs } from "./use-invoice-acts.tsx";

const actName = ({ act }: Pick<RegistrationRequest, "act">): string => wordOf(registrationActs, act) ?? act;

/** What the provider was asked for, and what became of it. */
function Request({ request }: { readonly request: RegistrationRequest }) {
  const { label, tone } = requestStates[request.state];
  return (
    <li>
      <b>{actName(request)}</b> <Badge tone={tone}>{label}</Badge>
      <small>
        {formatDateTime(request.at)}
        {request.attempts > 1 && `, ${formatNumber(request.attempts)} attempts`}
        {request.fault !== null && `: ${request.fault}`}
      </small>
    </li>
  );
}

/** What stands in the way, or has to be done elsewhere; nothing in the most cases. */
function Notice({ invoice }: { readonly invoice: InvoiceDetail }): ReactNode {
  const [last] = invoice.requests;
  if (last?.state === "FAILED")
    return (
      <Banner tone="danger" title={`${actName(last)}: the provider refuses`}>
        {last.fault}
      </Banner>
    );
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

const code = (text: string | null): ReactNode => text && <span className="o2r-mono">{text}</span>;

/** What the portals gave for an invoice, what the provider was asked for, and what can be asked or entered. */
export function RegistrationCard({ invoice }: { readonly invoice: InvoiceDetail }) {
  const acts = useRegistrationActs(invoice);
  return (
    <Card title="E-invoice and e-way bill">
      <Notice invoice={invoice} />
      <DescriptionList
        items={[
          { term: "IRN", value: code(invoice.irn) },
          ...(invoice.ackNumber === null
            ? []
            : [
                {
                  term: "Acknowledged",
                  value: `${invoice.ackNumber}, ${invoice.ackDate === null ? "" : formatDate(invoice.ackDate)}`,
                },
              ]),
          { term: "E-way bill", value: code(invoice.ewbNumber) },
          ...(invoice.ewbValidTill === null ? [] : [{ term: "Valid till", value: formatDate(invoice.ewbValidTill) }]),
        ]}
      />
      {invoice.requests.length > 0 && (
        <ul className="invoice-requests" aria-label="Asked of the provider">
          {invoice.requests.map((request) => (
            <Request key={`${request.act} ${request.at}`} request={request} />
          ))}
        </ul>
      )}
      <div className="invoice-acts">{acts.buttons(invoice, "sm")}</div>
      {acts.dialog}
    </Card>
  );
}

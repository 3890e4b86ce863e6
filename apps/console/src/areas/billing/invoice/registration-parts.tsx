import {
  registrationActs,
  requestStates,
  type InvoiceDetail,
  type RegistrationRequest,
} from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { Badge, Banner, formatDate, formatDateTime, formatNumber } from "@o2r/ui";
import type { ReactNode } from "react";
import "./registration-parts.css";

type Registration = Pick<InvoiceDetail, "irn" | "ackNumber" | "ackDate" | "requests">;

const actName = ({ act }: Pick<RegistrationRequest, "act">): string => wordOf(registrationActs, act) ?? act;

/** A number of the portal. */
export const portalCode = (text: string | null): ReactNode => text && <span className="o2r-mono">{text}</span>;

/** What the portal gave, as facts. */
export const irnFacts = ({ irn, ackNumber, ackDate }: Registration) => [
  { term: "IRN", value: portalCode(irn) },
  ...(ackNumber === null
    ? []
    : [{ term: "Acknowledged", value: `${ackNumber}, ${ackDate === null ? "" : formatDate(ackDate)}` }]),
];

/** Why the provider has refused what it was asked for last; nothing where it has not. */
export function Refusal({ requests: [last] }: Registration): ReactNode {
  return last?.state === "FAILED" ? (
    <Banner tone="danger" title={`${actName(last)}: the provider refuses`}>
      {last.fault}
    </Banner>
  ) : null;
}

/** What the provider was asked for, and what became of it. */
export function Requests({ requests }: Registration) {
  if (requests.length === 0) return null;
  return (
    <ul className="invoice-requests" aria-label="Asked of the provider">
      {requests.map((request) => {
        const { label, tone } = requestStates[request.state];
        return (
          <li key={`${request.act} ${request.at}`}>
            <b>{actName(request)}</b> <Badge tone={tone}>{label}</Badge>
            <small>
              {formatDateTime(request.at)}
              {request.attempts > 1 && `, ${formatNumber(request.attempts)} attempts`}
              {request.fault !== null && `: ${request.fault}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

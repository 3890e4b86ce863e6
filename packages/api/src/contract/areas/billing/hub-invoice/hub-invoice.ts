import { string } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { done, idParams } from "../../../core/schemas.ts";
import { irnForm } from "../registration/registration-forms.ts";

const path = "/oms/hub-invoice/:id";
const scope = "ownWarehouse";
/** Whoever sends a consignment answers for its invoice. */
const write = { allow: "hubOrder.approve", scope, limit: "write" } as const;
const affects = ["/oms/hub-order"] as const;

/** The tax invoices of consignments to hubs of another GSTIN, each under the id of its consignment. */
export const hubInvoiceEndpoints = {
  pdf: endpoint({
    method: "GET",
    path: `${path}/pdf`,
    summary: "The tax invoice of a consignment on paper (A4), as PDF",
    params: idParams,
    reply: string(),
    raw: true,
    allow: "hubOrder.read",
    scope,
    limit: "export",
  }),
  notePdf: endpoint({
    method: "GET",
    path: `${path}/credit-note/pdf`,
    summary: "The credit note for what is missing of a consignment on paper (A4), as PDF",
    params: idParams,
    reply: string(),
    raw: true,
    allow: "hubOrder.read",
    scope,
    limit: "export",
  }),
  askIrn: endpoint({
    method: "POST",
    path: `${path}/ask-irn`,
    summary: "Have the tax invoice of a consignment registered by the provider",
    params: idParams,
    reply: done,
    write: { audit: "hub-order.irn-asked-for", idempotency: "required", affects },
    ...write,
  }),
  enterIrn: endpoint({
    method: "POST",
    path: `${path}/enter-irn`,
    summary: "Write down what the portal gave for the tax invoice of a consignment",
    params: idParams,
    body: formBody(irnForm),
    reply: done,
    write: { audit: "hub-order.registered", idempotency: "required", affects },
    ...write,
  }),
};

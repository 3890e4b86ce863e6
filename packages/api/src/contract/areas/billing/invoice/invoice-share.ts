import { string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { done, idParams, instantSchema, shape } from "../../../core/schemas.ts";
import { rowsOfInvoices } from "./invoice-life.ts";

const path = "/oms/invoice/:id/share";
const sharedPath = "/oms/shared/invoice";
const allowed = { allow: "invoice.read", scope: rowsOfInvoices } as const;

/** How many days a link to an invoice is good. */
export const sharedDays = 7;

/** A link by which somebody without an account reads one invoice. */
export const invoiceShare = shape({
  /** What its address carries. It is not stored, and no log has it. */
  token: string().defined(),
  madeBy: string().defined(),
  madeAt: instantSchema(),
  expiresAt: instantSchema(),
});
export type InvoiceShare = InferType<typeof invoiceShare>;

/** Where the service answers the invoice to whoever brings the token. */
export const sharedInvoicePath = (token: string): string => `${sharedPath}?token=${encodeURIComponent(token)}`;

/** Links to invoices, for shops and their accountants: each is good for some days, and until it is ended. */
export const invoiceShareEndpoints = {
  share: endpoint({
    method: "GET",
    path,
    summary: "The link by which somebody without an account reads an invoice; none where there is none that is good",
    params: idParams,
    reply: shape({ link: invoiceShare.nullable() }),
    ...allowed,
    limit: "read",
  }),
  makeShare: endpoint({
    method: "POST",
    path,
    summary: "Make a link to an invoice that is good for a week; one that was made before is good no more",
    params: idParams,
    // What is answered is kept for repetition: the link itself is read by `share`.
    reply: done,
    write: { audit: "invoice.shared", idempotency: "required", affects: [path] },
    ...allowed,
    limit: "write",
  }),
  endShare: endpoint({
    method: "DELETE",
    path,
    summary: "End the link to an invoice",
    params: idParams,
    reply: done,
    write: { audit: "invoice.share-ended", idempotency: "optional", affects: [path] },
    ...allowed,
    limit: "write",
  }),
  shared: endpoint({
    method: "GET",
    path: sharedPath,
    summary: "The invoice of a link, as PDF: for whoever brings it, until it is over",
    query: shape({ token: string().max(600).required() }),
    reply: string(),
    raw: true,
    allow: "public",
    scope: "none",
    limit: "export",
  }),
};

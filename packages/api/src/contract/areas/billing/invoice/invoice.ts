import { endpoint } from "../../../core/endpoint.ts";
import { boolean, string } from "yup";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { invoiceLife, rowsOfInvoices } from "./invoice-life.ts";
import { invoiceList } from "./invoice-list.ts";
import { invoiceShareEndpoints } from "./invoice-share.ts";
import { invoiceDetail, invoiceRow } from "./invoice-rows.ts";

const path = "/oms/invoice";
const read = { allow: "invoice.read", scope: rowsOfInvoices, limit: "read" } as const;

/** GST invoices of orders. */
export const invoiceEndpoints = {
  list: listEndpoint({
    list: invoiceList,
    many: "invoices",
    row: invoiceRow,
    path,
    allow: "invoice.read",
    scope: rowsOfInvoices,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One invoice as it is printed, with its payments",
    params: idParams,
    reply: invoiceDetail,
    ...read,
  }),
  pdf: endpoint({
    method: "GET",
    path: `${path}/:id/pdf`,
    summary: "One invoice on paper (A4), as PDF",
    params: idParams,
    reply: string(),
    raw: true,
    ...read,
    limit: "export",
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to an invoice, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  issue: endpoint({
    method: "POST",
    path,
    summary: "Issue the invoice of an order that is packed, under the next number",
    body: shape({
      orderId: idSchema(),
      /** Whether the buyer, who is registered, pays the tax themselves (CGST Rule 46 (p)); it charges none then. */
      reverseCharge: boolean(),
    }),
    reply: invoiceRow,
    write: {
      audit: "invoice.issued",
      idempotency: "required",
      affects: [path, "/oms/order", "/oms/retailer", "/oms/payment", "/oms/credit-note"],
    },
    allow: "invoice.issue",
    scope: rowsOfInvoices,
    limit: "write",
  }),
  ...invoiceShareEndpoints,
  ...invoiceLife.endpoints,
};

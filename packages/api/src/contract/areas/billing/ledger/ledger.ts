import { array, boolean, string, type InferType } from "yup";
import { isDay } from "../../../core/calendar/days.ts";
import { endpoint } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { idParams, idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";

/** The most lines of a statement. */
export const mostLedgerLines = 1000;

/** What stands behind a line of the ledger, in words. */
export const ledgerWords: Readonly<Record<string, string>> = {
  issued: "Invoice",
  cancelled: "Invoice cancelled",
  received: "Payment",
  bounced: "Cheque bounced",
  "bounce-charge": "Charge for a bounced cheque",
  "credit-note": "Credit note",
  "written-off": "Written off",
  "write-off-taken-back": "Write-off taken back",
};

/** One document that moved what a retailer owes. */
const ledgerLine = shape({
  id: idSchema(),
  /** `YYYY-MM-DD`. */
  day: string().defined(),
  kind: string().defined(),
  /** The number of its document, and the invoice that it opens, where it is one. */
  number: string().nullable().defined(),
  invoiceId: idSchema().nullable(),
  /** Rupees: what it adds to what is owed, what it takes from it, and what is owed after it. */
  debit: rupeesSchema(),
  credit: rupeesSchema(),
  balance: rupeesSchema(),
});
export type LedgerLine = InferType<typeof ledgerLine>;

/** What is due of invoices, by how late it is: the very buckets of the report of receivables. */
const ageing = shape({
  notYet: rupeesSchema(),
  upTo30: rupeesSchema(),
  upTo60: rupeesSchema(),
  upTo90: rupeesSchema(),
  beyond: rupeesSchema(),
  due: rupeesSchema(),
});

/** What a retailer owes, and how that came. */
export const retailerStatement = shape({
  retailerId: idSchema(),
  establishment: string().defined(),
  name: string().defined(),
  mobile: string().defined(),
  gstNumber: string().nullable().defined(),
  address: string().defined(),
  from: string().defined(),
  to: string().defined(),
  /** Rupees: before the first day, and after the last. Below 0 it is the retailer's. */
  opening: rupeesSchema(),
  closing: rupeesSchema(),
  lines: array().of(ledgerLine).max(mostLedgerLines).defined(),
  /** Older lines of the days asked for were left out. */
  more: boolean().defined(),
  /** As of today, whatever the days. */
  owed: rupeesSchema(),
  onAccount: rupeesSchema(),
  bounceCharges: rupeesSchema(),
  /** Cheques that are not cleared, which count against the credit. */
  uncleared: rupeesSchema(),
  ageing,
});
export type RetailerStatement = InferType<typeof retailerStatement>;

const day = () =>
  string()
    .max(10)
    .test("day", "A day is written 2026-04-01", (text) => text === undefined || isDay(text))
    .meta({ rule: "A day, written 2026-04-01" })
    .defined();

/** The ledger of a retailer. */
export const ledgerEndpoints = {
  statement: endpoint({
    method: "GET",
    path: "/oms/retailer/:id/statement",
    summary: "What a retailer owes from day to day, with its running balance and its ages",
    params: idParams,
    query: shape({ from: day(), to: day() }),
    reply: retailerStatement,
    allow: "ledger.read",
    scope: { all: admins, ownWarehouse: ["HUB_MANAGER"] },
    limit: "read",
  }),
  statementPdf: endpoint({
    method: "GET",
    path: "/oms/retailer/:id/statement/pdf",
    summary: "What a retailer owes from day to day, on paper (A4), as PDF",
    params: idParams,
    query: shape({ from: day(), to: day() }),
    reply: string(),
    raw: true,
    allow: "ledger.read",
    scope: { all: admins, ownWarehouse: ["HUB_MANAGER"] },
    limit: "export",
  }),
};

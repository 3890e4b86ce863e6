import { admins, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

const page = { ...inShell, allowed: [...admins, "HUB_MANAGER"] } as const;

/** The pages of billing. */
export const pages: readonly AreaPage[] = [
  {
    ...page,
    path: "/invoice",
    title: "Invoices",
    screen: { of: "billing", name: "invoiceList" },
    entry: { block: 1, place: 5 },
  },
  {
    ...page,
    path: "/invoice/payments",
    title: "Payments",
    screen: { of: "billing", name: "paymentList" },
    under: "/invoice",
  },
  {
    ...page,
    path: "/invoice/credit-notes",
    title: "Credit notes",
    screen: { of: "billing", name: "creditNoteList" },
    under: "/invoice",
  },
  {
    ...page,
    path: "/invoice/credit-notes/:id",
    title: "Credit note",
    screen: { of: "billing", name: "creditNotePage" },
    under: "/invoice/credit-notes",
  },
  {
    ...page,
    path: "/invoice/collections",
    title: "Collections",
    screen: { of: "billing", name: "collectionList" },
    under: "/invoice",
  },
  {
    ...page,
    path: "/invoice/bank",
    title: "Bank statement",
    screen: { of: "billing", name: "bankList" },
    under: "/invoice",
  },
  {
    ...page,
    path: "/invoice/bank/import",
    title: "Import bank statement",
    screen: { of: "billing", name: "bankImport" },
    under: "/invoice/bank",
  },
  {
    ...inShell,
    allowed: admins,
    path: "/invoice/write-offs",
    title: "Write-offs",
    screen: { of: "billing", name: "writeOffList" },
    under: "/invoice",
  },
  {
    ...page,
    path: "/invoice/:id",
    title: "Invoice",
    screen: { of: "billing", name: "invoicePage" },
    under: "/invoice",
  },
];

import { invoiceEndpoints, type InvoiceRow } from "@o2r/api/contract/billing";
import { formatDate, formatMoney, formatNumber } from "@o2r/ui";
import { Eye, FileX2, HandCoins, Landmark, Printer, ReceiptIndianRupee, Route, ShoppingCart } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { InvoiceStatus } from "./invoice-state.tsx";
import { invoiceHref, invoiceName, invoices } from "./invoice-words.ts";
import type { PrintInvoicesProps } from "./print-invoices.tsx";
import { useInvoiceActs } from "./use-invoice-acts.tsx";

const PrintInvoices = later<PrintInvoicesProps>(async () => (await import("./print-invoices.tsx")).PrintInvoices);

const cells: Readonly<Record<string, CellDrawing<InvoiceRow>>> = {
  state: { cell: ({ state }) => <InvoiceStatus state={state} /> },
  hub: { kind: "muted" },
};

const card = (row: InvoiceRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={invoiceHref(row)}
    detail={row.establishment}
    menu={menu}
    facts={[<InvoiceStatus key="state" state={row.state} />, formatDate(row.day), row.orderNumber]}
    figures={[
      { label: "Total", value: formatMoney(row.total) },
      { label: "Due", value: formatMoney(row.due) },
    ]}
  />
);

const related = [
  { to: "/invoice/payments", label: "Payments", icon: HandCoins },
  { to: "/invoice/credit-notes", label: "Credit notes", icon: ReceiptIndianRupee },
  { to: "/invoice/collections", label: "Collections", icon: Route },
] as const;

const writeOffs = { to: "/invoice/write-offs", label: "Write-offs", icon: FileX2 } as const;

const gstr1 = { to: "/reports/gstr1", label: "GSTR-1", icon: Landmark } as const;

const printing: BulkAction<InvoiceRow> = {
  label: "Print",
  icon: Printer,
  done: "printed",
  // Nothing is called for each: a job prints them together.
  endpoint: invoiceEndpoints.list,
  dialog: ({ rows, about, onClose }) => (
    <PrintInvoices
      what={`${formatNumber(rows.length)} ${rows.length === 1 ? "invoice" : "invoices"}`}
      values={{ of: "NUMBERS", numbers: rows.map(({ number }) => number).join(" ") }}
      about={about}
      onClose={onClose}
    />
  ),
};

/** /invoice: GST invoices of orders, with what was paid. */
export function InvoiceList() {
  const acts = useInvoiceActs();
  const mayGiveUp = useMay("write-off.read");
  const mayReturn = useMay("report.gst");
  const rowActions = useMemo<readonly RowAction<InvoiceRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: invoiceHref },
      { label: "Order", icon: ShoppingCart, to: ({ orderId }: InvoiceRow) => `/order/${orderId}` },
      ...acts.rowActions,
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof invoiceEndpoints.list, InvoiceRow>
        {...invoices}
        endpoint={invoiceEndpoints.list}
        title="Invoices"
        icon={ReceiptIndianRupee}
        rowName={invoiceName}
        rowHref={invoiceHref}
        cells={cells}
        card={card}
        related={[...related, ...(mayGiveUp ? [writeOffs] : []), ...(mayReturn ? [gstr1] : [])]}
        rowActions={rowActions}
        {...acts.bulk}
        bulkActions={[printing, ...(acts.bulk.bulkActions ?? [])]}
      />
      {acts.dialog}
    </>
  );
}

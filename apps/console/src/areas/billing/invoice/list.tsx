import { invoiceEndpoints, type InvoiceRow } from "@o2r/api/contract/billing";
import { useClient } from "@o2r/api/react";
import { formatDate, formatMoney, formatNumber, notify } from "@o2r/ui";
import {
  Eye,
  FileText,
  FileX2,
  HandCoins,
  Landmark,
  Link2,
  Printer,
  ReceiptIndianRupee,
  Route,
  ShoppingCart,
} from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { savePdf } from "../../../kit/save-pdf.ts";
import { WithDetail } from "../../../kit/record/with-detail.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { InvoiceStatus } from "./invoice-state.tsx";
import { invoiceHref, invoiceName, invoices } from "./invoice-words.ts";
import type { AskCreditProps } from "../credit-note/ask-credit.tsx";
import type { RecordPaymentProps } from "../payment/record-payment.tsx";
import type { PrintInvoiceProps } from "./print-invoice.tsx";
import type { PrintInvoicesProps } from "./print-invoices.tsx";
import type { ShareInvoiceProps } from "./share-invoice.tsx";
import { useInvoiceActs } from "./use-invoice-acts.tsx";

const AskCredit = later<AskCreditProps>(async () => (await import("../credit-note/ask-credit.tsx")).AskCredit);
const RecordPayment = later<RecordPaymentProps>(
  async () => (await import("../payment/record-payment.tsx")).RecordPayment,
);
const ShareInvoice = later<ShareInvoiceProps>(async () => (await import("./share-invoice.tsx")).ShareInvoice);
const PrintInvoice = later<PrintInvoiceProps>(async () => (await import("./print-invoice.tsx")).PrintInvoice);
const PrintInvoices = later<PrintInvoicesProps>(async () => (await import("./print-invoices.tsx")).PrintInvoices);

const cells: Readonly<Record<string, CellDrawing<InvoiceRow>>> = {
  state: { cell: ({ state }) => <InvoiceStatus state={state} /> },
  establishment: wrapped("establishment"),
  hub: wrapped("hub"),
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
  { to: "/invoice/payments", label: "Payments", icon: HandCoins, allow: "payment.read" },
  { to: "/invoice/credit-notes", label: "Credit notes", icon: ReceiptIndianRupee, allow: "creditNote.read" },
  { to: "/invoice/collections", label: "Collections", icon: Route, allow: "collection.read" },
  { to: "/invoice/write-offs", label: "Write-offs", icon: FileX2, allow: "write-off.read" },
  { to: "/reports/gstr1", label: "GSTR-1", icon: Landmark, allow: "report.gst" },
] as const;

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
  const mayRecord = useMay("payment.record");
  const mayCredit = useMay("creditNote.ask");
  const client = useClient();
  const [open, setOpen] = useState<{
    readonly what: "print" | "share" | "pay" | "credit";
    readonly row: InvoiceRow;
  }>();
  const close = () => setOpen(undefined);
  const rowActions = useMemo<readonly RowAction<InvoiceRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: invoiceHref },
      { label: "Order", icon: ShoppingCart, to: ({ orderId }: InvoiceRow) => `/order/${orderId}` },
      { label: "Print", icon: Printer, run: (row: InvoiceRow) => setOpen({ what: "print", row }) },
      {
        label: "PDF",
        icon: FileText,
        run: ({ id, number }: InvoiceRow) =>
          void savePdf(client, { endpoint: invoiceEndpoints.pdf, input: { params: { id } }, name: number }).then(
            (failure) => failure !== undefined && notify({ kind: "danger", title: failure }),
          ),
      },
      { label: "Share", icon: Link2, run: (row: InvoiceRow) => setOpen({ what: "share", row }) },
      ...(mayRecord
        ? [
            {
              label: "Record payment",
              icon: HandCoins,
              when: ({ due }: InvoiceRow) => due > 0,
              run: (row: InvoiceRow) => setOpen({ what: "pay", row }),
            },
          ]
        : []),
      ...(mayCredit
        ? [
            {
              label: "Ask for credit note",
              icon: ReceiptIndianRupee,
              when: ({ state }: InvoiceRow) => state !== "CANCELLED" && state !== "CREDIT_NOTE_ISSUED",
              run: (row: InvoiceRow) => setOpen({ what: "credit", row }),
            },
          ]
        : []),
      ...acts.rowActions,
    ],
    [acts.rowActions, client, mayCredit, mayRecord],
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
        related={related}
        rowActions={rowActions}
        {...acts.bulk}
        bulkActions={[printing, ...(acts.bulk.bulkActions ?? [])]}
      />
      {acts.dialog}
      {open?.what === "print" && (
        <WithDetail endpoint={invoiceEndpoints.get} id={open.row.id} onClose={close}>
          {(invoice) => <PrintInvoice invoice={invoice} onClose={close} />}
        </WithDetail>
      )}
      {open?.what === "share" && <ShareInvoice invoice={open.row} onClose={close} />}
      {open?.what === "pay" && <RecordPayment retailerId={open.row.retailerId} amount={open.row.due} onClose={close} />}
      {open?.what === "credit" && (
        <WithDetail endpoint={invoiceEndpoints.get} id={open.row.id} onClose={close}>
          {(invoice) => <AskCredit invoice={invoice} onClose={close} />}
        </WithDetail>
      )}
    </>
  );
}

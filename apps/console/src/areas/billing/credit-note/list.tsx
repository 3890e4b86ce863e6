import { creditNoteEndpoints, creditNoteLife, type CreditNoteRow } from "@o2r/api/contract/billing";
import { formatDate, formatMoney } from "@o2r/ui";
import { Eye, PackageOpen, ReceiptIndianRupee } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { creditNoteHref, creditNoteName, creditNotes } from "./credit-note-words.ts";
import { useCreditNoteActs } from "./use-credit-note-acts.tsx";

const cells: Readonly<Record<string, CellDrawing<CreditNoteRow>>> = {
  // One that waits is named by its invoice: the cell leads to its page.
  number: { width: 176, cell: creditNoteName },
  state: { cell: ({ state }) => <StateStatus life={creditNoteLife} state={state} /> },
  hub: wrapped("hub"),
};

const card = (row: CreditNoteRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={creditNoteName(row)}
    href={creditNoteHref(row)}
    detail={row.establishment}
    menu={menu}
    facts={[
      <StateStatus key="state" life={creditNoteLife} state={row.state} />,
      ...(row.day === null ? [] : [formatDate(row.day)]),
      row.invoiceNumber,
    ]}
    figures={[{ label: "Total", value: formatMoney(row.total) }]}
  />
);

const related = [
  { to: "/invoice", label: "Invoices", icon: ReceiptIndianRupee },
  { to: "/order/returns", label: "Returns", icon: PackageOpen },
] as const;

/** /invoice/credit-notes: what was credited of invoices, and what waits to be. */
export function CreditNoteList() {
  const acts = useCreditNoteActs();
  const rowActions = useMemo<readonly RowAction<CreditNoteRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: creditNoteHref },
      { label: "Invoice", icon: ReceiptIndianRupee, to: ({ invoiceId }: CreditNoteRow) => `/invoice/${invoiceId}` },
      ...acts.rowActions,
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof creditNoteEndpoints.list, CreditNoteRow>
        {...creditNotes}
        endpoint={creditNoteEndpoints.list}
        title="Credit notes"
        icon={ReceiptIndianRupee}
        rowName={creditNoteName}
        rowHref={creditNoteHref}
        cells={cells}
        card={card}
        related={related}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}

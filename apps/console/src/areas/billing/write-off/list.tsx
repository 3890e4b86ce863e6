import { writeOffEndpoints, writeOffLife, type WriteOffRow } from "@o2r/api/contract/billing";
import { formatDateTime, formatMoney } from "@o2r/ui";
import { Check, FileX2, ReceiptIndianRupee, X } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { writeOffName, writeOffs } from "./write-off-words.ts";

const words: ActsGiven<typeof writeOffLife, WriteOffRow> = {
  name: ({ amount, invoiceNumber }) => `${formatMoney(amount)} of ${invoiceNumber}`,
  icons: { approve: Check, refuse: X },
};

const cells: Readonly<Record<string, CellDrawing<WriteOffRow>>> = {
  note: wrapped("note"),
  requestedBy: wrapped("requestedBy"),
};

const card = (row: WriteOffRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.establishment}
    detail={`${row.number} · ${row.invoiceNumber}`}
    menu={menu}
    facts={[<StateStatus key="state" life={writeOffLife} state={row.state} />, formatDateTime(row.requestedAt)]}
    figures={[
      { label: "Amount", value: formatMoney(row.amount) },
      { label: "Due now", value: formatMoney(row.due) },
    ]}
  />
);

const related = [{ to: "/invoice", label: "Invoices", icon: ReceiptIndianRupee }] as const;

/** /invoice/write-offs: what is given up of invoices, asked for by one and decided by another. */
export function WriteOffList() {
  const acts = useActs(writeOffLife, words);
  const rowActions = useMemo<readonly RowAction<WriteOffRow>[]>(
    () => [
      ...acts.rowActions,
      { label: "Invoice", icon: ReceiptIndianRupee, to: ({ invoiceId }: WriteOffRow) => `/invoice/${invoiceId}` },
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof writeOffEndpoints.list, WriteOffRow>
        {...writeOffs}
        endpoint={writeOffEndpoints.list}
        title="Write-offs"
        icon={FileX2}
        rowName={writeOffName}
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

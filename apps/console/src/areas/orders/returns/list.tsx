import { returnEndpoints, returnKinds, returnReasons, type ReturnRow } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { formatDateTime, formatMoney, formatNumber } from "@o2r/ui";
import { Eye, PackageOpen, ReceiptIndianRupee, ShoppingCart } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped, wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { ReturnStatus } from "./return-state.tsx";
import { returnHref, returnName, returns } from "./return-words.ts";
import { useReturnActs } from "./use-return-acts.tsx";

const cells: Readonly<Record<string, CellDrawing<ReturnRow>>> = {
  state: { cell: ({ state }) => <ReturnStatus state={state} /> },
  hub: wrapped("hub"),
  kind: { cell: ({ kind }) => <Wrapped>{wordOf(returnKinds, kind) ?? kind}</Wrapped> },
  reason: { cell: ({ reason }) => <Wrapped>{wordOf(returnReasons, reason) ?? reason}</Wrapped> },
};

const card = (row: ReturnRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={returnHref(row)}
    detail={row.establishment}
    menu={menu}
    facts={[
      <ReturnStatus key="state" state={row.state} />,
      formatDateTime(row.requestedAt),
      row.orderNumber,
      wordOf(returnReasons, row.reason) ?? row.reason,
    ]}
    figures={[
      { label: "Value", value: formatMoney(row.value) },
      { label: "Units", value: formatNumber(row.units) },
    ]}
  />
);

/** /order/returns: goods that come back, from the request to the credit note. */
export function ReturnList() {
  const acts = useReturnActs();
  const maySeeNotes = useMay("creditNote.read");
  const rowActions = useMemo<readonly RowAction<ReturnRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: returnHref },
      { label: "Order", icon: ShoppingCart, to: ({ orderId }: ReturnRow) => `/order/${orderId}` },
      ...acts.rowActions,
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof returnEndpoints.list, ReturnRow>
        {...returns}
        endpoint={returnEndpoints.list}
        title="Returns"
        icon={PackageOpen}
        rowName={returnName}
        rowHref={returnHref}
        cells={cells}
        card={card}
        related={[
          { to: "/order", label: "Orders", icon: ShoppingCart },
          ...(maySeeNotes ? [{ to: "/invoice/credit-notes", label: "Credit notes", icon: ReceiptIndianRupee }] : []),
        ]}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}

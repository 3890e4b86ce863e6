import { hubOrderEndpoints, type HubOrderRow } from "@o2r/api/contract/orders";
import { formatDate, formatDateTime, formatMoney, formatNumber } from "@o2r/ui";
import { Eye, Merge, PackageCheck, Pencil, Printer, Truck } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { canReceive, canSend, isPurchaseOrder } from "./goods-of.ts";
import { HubOrderStatus } from "./hub-state.tsx";
import { hubOrderHref, hubOrderName, hubOrders } from "./hub-words.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import type { PrintPurchaseOrderProps } from "./purchase-order.tsx";
import { ShortNotice } from "./short-notice.tsx";
import { useHubOrderActs } from "./use-hub-acts.tsx";

const PrintPurchaseOrder = later<PrintPurchaseOrderProps>(
  async () => (await import("./purchase-order.tsx")).PrintPurchaseOrder,
);

const cells: Readonly<Record<string, CellDrawing<HubOrderRow>>> = {
  state: { cell: ({ state }) => <HubOrderStatus state={state} /> },
  hub: wrapped("hub"),
  cwh: wrapped("cwh"),
  raisedBy: { kind: "muted" },
};

const card = (row: HubOrderRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={hubOrderHref(row)}
    detail={row.hub}
    menu={menu}
    facts={[
      <HubOrderStatus key="state" state={row.state} />,
      formatDateTime(row.raisedAt ?? row.createdAt),
      ...(row.expectedOn === null ? [] : [`For ${formatDate(row.expectedOn)}`]),
    ]}
    figures={[
      { label: "Value", value: formatMoney(row.value) },
      { label: "Fill", value: `${formatNumber(row.fill)}%` },
    ]}
  />
);

const merging: BulkAction<HubOrderRow> = {
  label: "Merge drafts",
  icon: Merge,
  done: "merged",
  endpoint: hubOrderEndpoints.merge,
  unfit: ({ state }) => (state === "DRAFT" ? undefined : "no draft"),
  dialog: (props) => <MergeDialog {...props} />,
};

/** /hub-order: what hubs have ordered from central warehouses. */
export function HubOrderList() {
  const acts = useHubOrderActs();
  const [search] = useSearchParams();
  const [printed, print] = useState<HubOrderRow>();
  const mayRaise = useMay("hubOrder.raise");
  const maySend = useMay("hubOrder.approve");
  const mayReceive = useMay("hubOrder.receive");
  const short = search.get("short");
  const rowActions = useMemo<readonly RowAction<HubOrderRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: hubOrderHref },
      ...(mayRaise
        ? [
            {
              label: "Edit",
              icon: Pencil,
              to: (row: HubOrderRow) => `${hubOrderHref(row)}/edit`,
              when: ({ state }: HubOrderRow) => state === "DRAFT",
            },
          ]
        : []),
      ...(maySend
        ? [{ label: "Dispatch", icon: Truck, to: (row: HubOrderRow) => `${hubOrderHref(row)}/dispatch`, when: canSend }]
        : []),
      ...(mayReceive
        ? [
            {
              label: "Receive",
              icon: PackageCheck,
              to: (row: HubOrderRow) => `${hubOrderHref(row)}/receive`,
              when: canReceive,
            },
          ]
        : []),
      { label: "Purchase order", icon: Printer, when: isPurchaseOrder, run: print },
      ...acts.rowActions,
    ],
    [acts.rowActions, mayRaise, maySend, mayReceive],
  );
  return (
    <>
      <ListPage<typeof hubOrderEndpoints.list, HubOrderRow>
        {...hubOrders}
        title="Hub Order"
        icon={Truck}
        rowName={hubOrderName}
        rowHref={hubOrderHref}
        cells={cells}
        card={card}
        {...(mayRaise && { create: { to: "/hub-order/new", label: "Raise hub order" } })}
        below={short !== null && short !== "" && !short.includes(",") ? <ShortNotice orderId={short} /> : undefined}
        rowActions={rowActions}
        bulkActions={[...(acts.bulk.bulkActions ?? []), ...(mayRaise ? [merging] : [])]}
      />
      {acts.dialog}
      {printed && <PrintPurchaseOrder row={printed} onClose={() => print(undefined)} />}
    </>
  );
}

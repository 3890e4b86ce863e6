import { linkedStates, shipmentEndpoints, standingStates, type ShipmentRow } from "@o2r/api/contract/logistics";
import { formatDate, formatMoney } from "@o2r/ui";
import { Container, Eye, HandCoins, Link2, Pencil, Printer, ReceiptIndianRupee, ScrollText } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { PrintInvoicesProps } from "../../billing/invoice/print-invoices.tsx";
import type { EWayDialogProps } from "./e-way-dialog.tsx";
import type { RunLinkDialogProps } from "./run-link-dialog.tsx";
import type { LoadSheetProps } from "./load-sheet.tsx";
import type { SettleDialogProps } from "./settle-dialog.tsx";
import { ShipmentStatus } from "./shipment-state.tsx";
import { changeHref, shipmentHref, shipmentName, shipments, stopsText } from "./shipment-words.ts";
import { useShipmentActs } from "./use-shipment-acts.tsx";

const PrintInvoices = later<PrintInvoicesProps>(
  async () => (await import("../../billing/invoice/print-invoices.tsx")).PrintInvoices,
);
const LoadSheet = later<LoadSheetProps>(async () => (await import("./load-sheet.tsx")).LoadSheet);
const RunLinkDialog = later<RunLinkDialogProps>(async () => (await import("./run-link-dialog.tsx")).RunLinkDialog);
const SettleDialog = later<SettleDialogProps>(async () => (await import("./settle-dialog.tsx")).SettleDialog);
const EWayDialog = later<EWayDialogProps>(async () => (await import("./e-way-dialog.tsx")).EWayDialog);

const cells: Readonly<Record<string, CellDrawing<ShipmentRow>>> = {
  state: { cell: ({ state }) => <ShipmentStatus state={state} /> },
  warehouse: wrapped("warehouse"),
  stops: { cell: stopsText },
};

const card = (row: ShipmentRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={shipmentHref(row)}
    detail={[row.vehicleNumber, row.driverName].filter(Boolean).join(", ") || "No vehicle yet"}
    menu={menu}
    facts={[<ShipmentStatus key="state" state={row.state} />, formatDate(row.departOn), `${stopsText(row)} stops`]}
    figures={[
      { label: "To collect", value: formatMoney(row.cod) },
      { label: "Collected", value: formatMoney(row.collected) },
    ]}
  />
);

const stands = ({ state }: ShipmentRow): boolean => standingStates.some((one) => one === state);

const printing: BulkAction<ShipmentRow> = {
  label: "Print load sheets",
  icon: Printer,
  done: "printed",
  // Nothing is changed by it.
  endpoint: shipmentEndpoints.list,
  unfit: ({ state }) => (state === "CANCELLED" ? "cancelled" : undefined),
  dialog: ({ rows, onClose }) => <LoadSheet ids={rows.map(({ id }) => id)} onClose={onClose} />,
};

/** /shipment-management: vehicles with what they carry, from planned to settled. */
export function ShipmentList() {
  const acts = useShipmentActs();
  const mayRun = useMay("shipment.run");
  const mayRead = useMay("invoice.read");
  const [open, setOpen] = useState<{
    readonly what: "sheet" | "invoices" | "settle" | "eway" | "link";
    readonly id: string;
    readonly row: ShipmentRow;
  }>();
  const close = () => setOpen(undefined);
  const rowActions = useMemo<readonly RowAction<ShipmentRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: shipmentHref },
      {
        label: "Print load sheet",
        icon: Printer,
        run: (row: ShipmentRow) => setOpen({ what: "sheet", id: row.id, row }),
      },
      ...(mayRead
        ? [
            {
              label: "Print invoices",
              icon: ReceiptIndianRupee,
              when: ({ type, state }: ShipmentRow) => type === "HUB_TO_RETAILER" && state !== "CANCELLED",
              run: (row: ShipmentRow) => setOpen({ what: "invoices", id: row.id, row }),
            },
          ]
        : []),
      ...(mayRun
        ? [
            { label: "Change", icon: Pencil, to: changeHref, when: stands },
            {
              label: "Enter e-way bill",
              icon: ScrollText,
              when: (row: ShipmentRow) => stands(row) || row.state === "IN_TRANSIT",
              run: (row: ShipmentRow) => setOpen({ what: "eway", id: row.id, row }),
            },
            {
              label: "Settle",
              icon: HandCoins,
              when: ({ state }: ShipmentRow) => state === "COMPLETED",
              run: (row: ShipmentRow) => setOpen({ what: "settle", id: row.id, row }),
            },
            {
              label: "Driver's link",
              icon: Link2,
              when: ({ state }: ShipmentRow) => linkedStates.some((one) => one === state),
              run: (row: ShipmentRow) => setOpen({ what: "link", id: row.id, row }),
            },
          ]
        : []),
      ...acts.rowActions,
    ],
    [acts.rowActions, mayRead, mayRun],
  );
  return (
    <>
      <ListPage<typeof shipmentEndpoints.list, ShipmentRow>
        {...shipments}
        endpoint={shipmentEndpoints.list}
        title="Shipment Management"
        icon={Container}
        rowName={shipmentName}
        rowHref={shipmentHref}
        cells={cells}
        card={card}
        {...(mayRun && { create: { to: "/create-shipment", label: "Create shipment" } })}
        rowActions={rowActions}
        bulkActions={[...(acts.bulk.bulkActions ?? []), printing]}
      />
      {acts.dialog}
      {open?.what === "sheet" && <LoadSheet ids={[open.id]} onClose={close} />}
      {open?.what === "invoices" && (
        <PrintInvoices
          what={`The invoices of ${open.row.number}`}
          values={{ of: "SHIPMENT", warehouse: open.row.warehouseId, shipment: open.row.number }}
          onClose={close}
        />
      )}
      {open?.what === "settle" && <SettleDialog id={open.id} onClose={close} />}
      {open?.what === "link" && <RunLinkDialog shipment={open.row} onClose={close} />}
      {open?.what === "eway" && <EWayDialog id={open.id} onClose={close} />}
    </>
  );
}

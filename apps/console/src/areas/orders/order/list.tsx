import { invoiceEndpoints } from "@o2r/api/contract/billing";
import { orderEndpoints, type OrderRow } from "@o2r/api/contract/orders";
import { formatDate, formatDateTime, formatMoney, formatNumber } from "@o2r/ui";
import { useClient } from "@o2r/api/react";
import { Copy, Eye, PackageOpen, Phone, Printer, ReceiptIndianRupee, ShoppingCart, Truck } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { BulkAction, BulkDialogProps, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { mayFollow } from "../../../routing/may-follow.ts";
import { usePageTitle } from "../../../routing/use-page-title.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import type { AddToShipmentProps } from "./add-to-shipment.tsx";
import { OrderStatus } from "./order-state.tsx";
import { orderHref, orderName, orders } from "./order-words.ts";
import type { PickSlipsProps } from "./pick-slips.tsx";
import { printInvoice } from "./print-invoice.ts";
import { useOrderActs } from "./use-order-acts.tsx";

const AddToShipment = later<AddToShipmentProps>(async () => (await import("./add-to-shipment.tsx")).AddToShipment);
const IssueInvoices = later<BulkDialogProps<OrderRow>>(
  async () => (await import("./issue-invoices.tsx")).IssueInvoices,
);
const PickSlips = later<PickSlipsProps>(async () => (await import("./pick-slips.tsx")).PickSlips);

const cells: Readonly<Record<string, CellDrawing<OrderRow>>> = {
  state: { cell: ({ state }) => <OrderStatus state={state} /> },
  establishment: wrapped("establishment"),
  hub: wrapped("hub"),
};

const card = (row: OrderRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.orderNumber}
    href={orderHref(row)}
    detail={row.establishment}
    menu={menu}
    facts={[
      <OrderStatus key="state" state={row.state} />,
      formatDateTime(row.placedAt),
      ...(row.orderSlot === null ? [] : [`For ${formatDate(row.orderSlot)}`]),
    ]}
    figures={[
      { label: "Value", value: formatMoney(row.total) },
      { label: "Lines", value: formatNumber(row.lines) },
    ]}
  />
);

const printing: BulkAction<OrderRow> = {
  label: "Print pick slips",
  icon: Printer,
  done: "printed",
  // Nothing is changed by it.
  endpoint: orderEndpoints.list,
  unfit: ({ state }) => (state === "CANCELLED" ? "cancelled" : undefined),
  dialog: ({ rows, onClose }) => <PickSlips rows={rows} onClose={onClose} />,
};

const invoicing: BulkAction<OrderRow> = {
  label: "Generate invoices",
  icon: ReceiptIndianRupee,
  done: "invoiced",
  endpoint: invoiceEndpoints.issue,
  unfit: ({ state }) => (state === "PACKED" ? undefined : "not packed"),
  dialog: (props) => <IssueInvoices {...props} />,
};

const related = [{ to: "/order/returns", label: "Returns", icon: PackageOpen }] as const;

/** /order: every order of a retailer, from placed to delivered. */
export function OrderList() {
  const acts = useOrderActs();
  const client = useClient();
  const title = usePageTitle();
  const [printed, print] = useState<readonly OrderRow[]>();
  const mayPlace = useMay("order.place");
  // An agent orders at the desk, while they talk: the order pad is no page of theirs.
  const mayBegin = mayFollow("/create-order", useCurrentUser().userType) && mayPlace;
  const mayReturn = useMay("return.read");
  const mayInvoice = useMay("invoice.issue");
  const seesInvoices = useMay("invoice.read");
  const mayShip = useMay("shipment.run");
  const shipping = useMemo<BulkAction<OrderRow>>(
    () => ({
      label: "Add to shipment",
      icon: Truck,
      done: "added to a shipment",
      // Nothing is called from here: the vehicle is chosen on a page of its own.
      endpoint: orderEndpoints.list,
      unfit: ({ state }) => (state === "INVOICED" || state === "RESCHEDULED" ? undefined : "not waiting for a vehicle"),
      dialog: ({ rows, about, onClose }) => <AddToShipment rows={rows} about={about} onClose={onClose} />,
    }),
    [],
  );
  const rowActions = useMemo<readonly RowAction<OrderRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: orderHref },
      ...(mayPlace
        ? [
            {
              label: "Order the same again",
              icon: Copy,
              to: (row: OrderRow) => `/create-order?retailer=${row.retailerId}&repeat=${row.id}`,
            },
          ]
        : []),
      {
        label: "Pick slip",
        icon: Printer,
        when: ({ state }: OrderRow) => state !== "CANCELLED",
        run: (row: OrderRow) => print([row]),
      },
      ...(seesInvoices
        ? [
            {
              label: "Print invoice",
              icon: ReceiptIndianRupee,
              when: ({ paid }: OrderRow) => paid !== "NOT_INVOICED",
              run: (row: OrderRow) => void printInvoice(client, row),
            },
          ]
        : []),
      {
        label: "Call the retailer",
        icon: Phone,
        run: ({ mobile }: OrderRow) => window.location.assign(`tel:+91${mobile}`),
      },
      ...acts.rowActions,
    ],
    [acts.rowActions, client, mayPlace, seesInvoices],
  );
  return (
    <>
      <ListPage<typeof orderEndpoints.list, OrderRow>
        {...orders}
        endpoint={orderEndpoints.list}
        title={title}
        icon={ShoppingCart}
        rowName={orderName}
        rowHref={orderHref}
        cells={cells}
        card={card}
        {...(mayBegin && { create: { to: "/create-order", label: "Create order" } })}
        {...(mayReturn && { related })}
        rowActions={rowActions}
        bulkActions={[
          ...(acts.bulk.bulkActions ?? []),
          ...(mayInvoice ? [invoicing] : []),
          ...(mayShip ? [shipping] : []),
          printing,
        ]}
      />
      {acts.dialog}
      {printed && <PickSlips rows={printed} onClose={() => print(undefined)} />}
    </>
  );
}

import { hubOrderEndpoints, hubOrderLife, type HubDispatch, type HubOrderDetail } from "@o2r/api/contract/orders";
import {
  Banner,
  Button,
  buttonLook,
  Card,
  DescriptionList,
  formatDate,
  formatMoney,
  formatNumber,
  Icon,
  Link as TextLink,
} from "@o2r/ui";
import {
  Ban,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  Container,
  Merge,
  PackageCheck,
  PackageMinus,
  PackageOpen,
  Pencil,
  Printer,
  Send,
  ShoppingCart,
  Truck,
} from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { ChallanProps } from "./challan.tsx";
import type { PrintHubInvoiceProps } from "./print-hub-invoice.tsx";
import { Consignments, Discrepancies } from "./consignments.tsx";
import { canReceive, canSend, isPurchaseOrder } from "./goods-of.ts";
import { HubLines } from "./hub-lines.tsx";
import { HubOrderBadges } from "./hub-state.tsx";
import { hubOrderHref, hubOrderName, hubOrders } from "./hub-words.ts";
import type { PurchaseOrderProps } from "./purchase-order.tsx";
import { useHubOrderActs } from "./use-hub-acts.tsx";

const PrintHubInvoice = later<PrintHubInvoiceProps>(
  async () => (await import("./print-hub-invoice.tsx")).PrintHubInvoice,
);
const PurchaseOrder = later<PurchaseOrderProps>(async () => (await import("./purchase-order.tsx")).PurchaseOrder);
const Challan = later<ChallanProps>(async () => (await import("./challan.tsx")).Challan);

const endpoints = { get: hubOrderEndpoints.page, list: hubOrderEndpoints.list };

const timeline: TimelineGiven = {
  history: hubOrderEndpoints.history,
  life: hubOrderLife,
  icons: {
    created: Truck,
    updated: Pencil,
    merged: Merge,
    raised: Send,
    approved: CircleCheck,
    rejected: CircleX,
    "being-picked": PackageOpen,
    dispatched: Truck,
    received: PackageCheck,
    "closed-short": PackageMinus,
    settled: CircleCheck,
    cancelled: Ban,
  },
  why: "reason",
};

/** The hub order among what led to it and what came of it; who may not open a shipment of the warehouse reads its number. */
const chainOf =
  (mayShip: boolean) =>
  (order: HubOrderDetail): readonly ChainLink[] => {
    const [first, ...others] = order.orders;
    // One vehicle may carry several consignments of it.
    const [ride, ...rides] = [
      ...new Map(
        order.dispatches.flatMap(({ shipment }) => (shipment ? [[shipment.id, shipment] as const] : [])),
      ).values(),
    ];
    const checks = order.dispatches.flatMap(({ check }) => check ?? []);
    const [check, ...moreChecks] = checks;
    const andMore = (rest: readonly unknown[]) => (rest.length === 0 ? {} : { detail: `and ${rest.length} more` });
    return [
      ...(first === undefined
        ? []
        : [
            {
              label: "Short order",
              icon: ShoppingCart,
              name: first.orderNumber,
              href: `/order/${first.id}`,
              ...andMore(others),
            },
          ]),
      { label: "Hub order", icon: Truck, name: order.number, current: true },
      ...(ride === undefined
        ? []
        : [
            {
              label: "Shipment",
              icon: Container,
              name: ride.number,
              ...(mayShip && { href: `/shipment-management/${ride.id}` }),
              ...andMore(rides),
            },
          ]),
      ...(check === undefined
        ? []
        : [
            {
              label: "Quality check",
              icon: ClipboardCheck,
              name: check.number,
              href: `/quality-check/${check.id}`,
              ...andMore(moreChecks),
            },
          ]),
    ];
  };

function Between({ order }: { readonly order: HubOrderDetail }) {
  return (
    <Card title="Order">
      <DescriptionList
        items={[
          { term: "Hub", value: order.hub },
          { term: "Central warehouse", value: order.cwh },
          { term: "Raised by", value: order.raisedBy },
          { term: "Approved by", value: order.approvedBy },
          { term: "Expected", value: order.expectedOn === null ? null : formatDate(order.expectedOn) },
          { term: "Value at PTH", value: formatMoney(order.value) },
          {
            term: "Fill",
            value: `${formatNumber(order.dispatched)} of ${formatNumber(order.units)} units, ${formatNumber(order.fill)}%`,
          },
          { term: "Note", value: order.note === "" ? null : order.note },
        ]}
      />
    </Card>
  );
}

function Waiting({ order }: { readonly order: HubOrderDetail }) {
  if (order.orders.length === 0) return null;
  return (
    <Card title="Orders that were short of it">
      <DescriptionList
        items={order.orders.map(({ id, orderNumber, establishment }) => ({
          term: establishment,
          value: <TextLink href={`/order/${id}`}>{orderNumber}</TextLink>,
        }))}
      />
    </Card>
  );
}

/** /hub-order/:id: what was ordered, what was sent and has come of it, and what happened to it. */
export function HubOrderPage() {
  const { id = "" } = useParams();
  const acts = useHubOrderActs();
  const [mayRaise, maySend, mayReceive] = [
    useMay("hubOrder.raise"),
    useMay("hubOrder.approve"),
    useMay("hubOrder.receive"),
  ];
  const chain = useMemo(() => chainOf(maySend), [maySend]);
  const [printed, print] = useState<{ readonly order: HubOrderDetail; readonly sent: HubDispatch }>();
  const [ordered, printOrder] = useState<HubOrderDetail>();
  const awaits = (order: HubOrderDetail) =>
    mayReceive && canReceive(order) && order.dispatches.some(({ receivedAt }) => receivedAt === null);
  const receive = (order: HubOrderDetail, variant: "primary" | "default") => (
    <Link to={`${hubOrderHref(order)}/receive`} {...buttonLook({ variant })}>
      <Icon as={PackageCheck} /> Receive
    </Link>
  );
  return (
    <>
      <RecordPage<HubOrderDetail>
        {...hubOrders}
        endpoints={endpoints}
        id={id}
        rowName={hubOrderName}
        head={(order) => ({
          badge: <HubOrderBadges {...order} />,
          description: (
            <span>
              {order.hub} from {order.cwh}
            </span>
          ),
        })}
        actions={(order) => (
          <>
            {isPurchaseOrder(order) && (
              <Button icon={Printer} onClick={() => printOrder(order)}>
                Purchase order
              </Button>
            )}
            {mayRaise && order.state === "DRAFT" && (
              <Link to={`${hubOrderHref(order)}/edit`} {...buttonLook({})}>
                Edit
              </Link>
            )}
            {maySend && canSend(order) && awaits(order) && receive(order, "default")}
          </>
        )}
        mainAct={(order) =>
          maySend && canSend(order) ? (
            <Link to={`${hubOrderHref(order)}/dispatch`} {...buttonLook({ variant: "primary" })}>
              <Icon as={Truck} /> Dispatch
            </Link>
          ) : (
            awaits(order) && receive(order, "primary")
          )
        }
        acts={acts}
        chain={chain}
        timeline={(row) => <RecordTimeline row={row} given={timeline} />}
        beside={(order) => (
          <>
            <Between order={order} />
            <Waiting order={order} />
          </>
        )}
      >
        {(order) => (
          <>
            {order.reason !== null && (
              <Banner tone={order.state === "REJECTED" ? "warning" : "info"} title={order.reason} />
            )}
            <Card title={`Lines, ${formatNumber(order.lines)}`} flush>
              <HubLines order={order} />
            </Card>
            <Consignments
              order={order}
              maySend={maySend}
              mayReceive={mayReceive}
              onPrint={(sent) => print({ order, sent })}
            />
            <Discrepancies order={order} />
          </>
        )}
      </RecordPage>
      {ordered && <PurchaseOrder order={ordered} onClose={() => printOrder(undefined)} />}
      {printed &&
        (printed.sent.invoice === null ? (
          <Challan {...printed} onClose={() => print(undefined)} />
        ) : (
          <PrintHubInvoice {...printed} invoice={printed.sent.invoice} onClose={() => print(undefined)} />
        ))}
    </>
  );
}

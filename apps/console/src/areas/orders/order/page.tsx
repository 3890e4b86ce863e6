import { orderEndpoints, orderLife, paymentModes, returnableStates, type OrderDetail } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { Banner, Button, buttonLook, Card, DescriptionList, formatDate, formatNumber, Link, MapLink } from "@o2r/ui";
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CirclePause,
  Copy,
  Package,
  PackageCheck,
  PackageMinus,
  PackageOpen,
  PackageSearch,
  PackageX,
  Play,
  Printer,
  ReceiptIndianRupee,
  ShieldAlert,
  ShoppingCart,
  Truck,
  Warehouse,
} from "lucide-react";
import { useMemo, useState } from "react";
import { Link as ButtonLink, useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { TaxTotals } from "../../../kit/totals/tax-totals.tsx";
import { mayFollow } from "../../../routing/may-follow.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { CreditCard } from "./credit-card.tsx";
import type { IssueInvoiceProps } from "./issue-invoice.tsx";
import { NextOrder } from "./next-order.tsx";
import { OrderLines } from "./order-lines.tsx";
import { holdText, OrderBadges } from "./order-state.tsx";
import { chainOf } from "./order-chain.ts";
import { orderName, orders } from "./order-words.ts";
import type { PickSlipProps } from "./pick-slip.tsx";
import type { RequestReturnProps } from "../returns/request-return.tsx";
import { useOrderActs } from "./use-order-acts.tsx";

const RequestReturn = later<RequestReturnProps>(
  async () => (await import("../returns/request-return.tsx")).RequestReturn,
);
const IssueInvoice = later<IssueInvoiceProps>(async () => (await import("./issue-invoice.tsx")).IssueInvoice);
const PickSlip = later<PickSlipProps>(async () => (await import("./pick-slip.tsx")).PickSlip);

const timeline: TimelineGiven = {
  history: orderEndpoints.history,
  life: orderLife,
  icons: {
    placed: ShoppingCart,
    confirmed: CircleCheck,
    held: CirclePause,
    released: Play,
    "released-anyway": ShieldAlert,
    allocated: PackageSearch,
    "allocated-without-what-is-short": PackageMinus,
    packed: Package,
    invoiced: ReceiptIndianRupee,
    shipped: Truck,
    delivered: PackageCheck,
    "delivered-in-part": PackageMinus,
    "not-delivered": PackageX,
    "planned-for-another-attempt": CalendarClock,
    "returned-to-hub": PackageOpen,
    closed: CircleCheck,
    rescheduled: CalendarClock,
    "moved-to-another-hub": Warehouse,
    cancelled: Ban,
  },
  why: "reason",
};

function Head({ order }: { readonly order: OrderDetail }) {
  const mode = wordOf(paymentModes, order.paymentMode) ?? order.paymentMode;
  return (
    <>
      <Link href={`/retailer/${order.retailerId}`}>{order.establishment}</Link>
      <a href={`tel:+91${order.mobile}`} className="o2r-mono">
        {order.mobile}
      </a>
      <span>
        {order.shipTo.city} {order.shipTo.pincode}
      </span>
      {order.beat !== null && <span>Beat {order.beat}</span>}
      <span>
        {order.hub}
        {order.placedBy !== null && `, placed by ${order.placedBy}`}
      </span>
      <span>{mode}</span>
    </>
  );
}

/** Why an order waits, with the figures as they are now; what does not stand against it any more says so. */
function OnHold({ order: { holds, stands, reason } }: { readonly order: OrderDetail }) {
  const stood = holds.filter((hold) => hold !== "HAND" && !stands.some((one) => one.hold === hold));
  return (
    <Banner tone="warning" title="This order is on hold">
      <ul>
        {holds.includes("HAND") && <li>{[holdText("HAND"), reason].filter(Boolean).join(": ")}</li>}
        {stands.map(({ hold, text }) => (
          <li key={hold}>{text}</li>
        ))}
        {stood.map((hold) => (
          <li key={hold}>{holdText(hold)}: not any more</li>
        ))}
      </ul>
    </Banner>
  );
}

function Notices({ order }: { readonly order: OrderDetail }) {
  return (
    <>
      {order.state === "ON_HOLD" && <OnHold order={order} />}
      {order.state === "CANCELLED" && order.reason !== null && (
        <Banner tone="info" title="Cancelled">
          {order.reason}
        </Banner>
      )}
    </>
  );
}

const zoneText = { TAXED: "Yes, with IGST", UNTAXED: "Yes, without tax, under a bond or an undertaking" } as const;

function Delivery({ order }: { readonly order: OrderDetail }) {
  const { shipTo, slot } = order;
  return (
    <Card title="Delivery">
      <DescriptionList
        items={[
          { term: "Day", value: order.orderSlot === null ? null : formatDate(order.orderSlot) },
          ...(slot === null
            ? []
            : [{ term: "Places taken", value: `${formatNumber(slot.taken)} of ${formatNumber(slot.capacity)}` }]),
          {
            term: "Address",
            value: [shipTo.address, `${shipTo.city} ${shipTo.pincode}`, shipTo.stateName].filter(Boolean).join(", "),
          },
          {
            term: "Map",
            value:
              shipTo.lat === null || shipTo.lng === null ? null : (
                <MapLink latitude={shipTo.lat} longitude={shipTo.lng}>
                  Open map
                </MapLink>
              ),
          },
          { term: "GSTIN", value: order.gstNumber },
          ...(order.placeOfSupply === null ? [] : [{ term: "Place of supply", value: order.placeOfSupply }]),
          ...(order.zone === null ? [] : [{ term: "Special economic zone", value: zoneText[order.zone] }]),
          { term: "Note", value: order.note === "" ? null : order.note },
        ]}
      />
    </Card>
  );
}

/** Whether something of it was delivered and has not come back. */
const isReturnable = ({ state, items }: OrderDetail): boolean =>
  returnableStates.some((one) => one === state) && items.some(({ delivered, returned }) => delivered > returned);

/** Whether somebody goes and picks it now. */
const isPicked = ({ state }: OrderDetail): boolean => state === "ALLOCATED";

/** Whether the rest of it is still to be settled, which comes before what was delivered. */
const mayComeAgain = ({ state }: OrderDetail): boolean => state === "PARTIALLY_DELIVERED";

/** /order/:id: what was ordered, what there is of it, what it comes to and why, and what happened to it. */
export function OrderPage() {
  const { id = "" } = useParams();
  const acts = useOrderActs();
  const { userType, helpAndSupportActive } = useCurrentUser();
  const chain = useMemo(() => chainOf(userType, helpAndSupportActive), [userType, helpAndSupportActive]);
  const mayAsk = useMay("return.request");
  const [returned, giveBack] = useState<OrderDetail>();
  const mayRaise = useMay("hubOrder.raise");
  const mayPlace = useMay("order.place") && mayFollow("/create-order", userType);
  const mayInvoice = useMay("invoice.issue");
  const [invoiced, invoice] = useState<OrderDetail>();
  const [printed, print] = useState<OrderDetail>();
  const asksBack = (order: OrderDetail) => mayAsk && isReturnable(order);
  // What its state asks for next stands as a button.
  const rarer: readonly RowAction<OrderDetail>[] = [
    {
      label: "Order the same again",
      icon: Copy,
      when: () => mayPlace,
      to: ({ id: repeated, retailerId }) => `/create-order?retailer=${retailerId}&repeat=${repeated}`,
    },
    {
      label: "Pick slip",
      icon: Printer,
      when: (order) => order.state !== "CANCELLED" && !isPicked(order),
      run: print,
    },
    {
      label: "Return goods",
      icon: PackageOpen,
      when: (order) => asksBack(order) && mayComeAgain(order),
      run: giveBack,
    },
  ];
  return (
    <>
      <RecordPage<OrderDetail>
        {...orders}
        endpoints={orderEndpoints}
        id={id}
        rowName={orderName}
        head={(order) => ({ badge: <OrderBadges {...order} />, description: <Head order={order} /> })}
        actions={(order) => (
          <>
            <NextOrder row={order} />
            {mayRaise && order.short && order.state !== "CANCELLED" && (
              <ButtonLink to={`/hub-order/new?order=${order.id}&hub=${order.warehouseId}`} {...buttonLook({})}>
                Raise hub order
              </ButtonLink>
            )}
            {asksBack(order) && !mayComeAgain(order) && (
              <Button icon={PackageOpen} onClick={() => giveBack(order)}>
                Return goods
              </Button>
            )}
            {isPicked(order) && (
              <Button icon={Printer} onClick={() => print(order)}>
                Pick slip
              </Button>
            )}
          </>
        )}
        rarer={rarer}
        mainAct={(order) =>
          mayInvoice &&
          order.state === "PACKED" && (
            <Button variant="primary" icon={ReceiptIndianRupee} onClick={() => invoice(order)}>
              Invoice
            </Button>
          )
        }
        acts={acts}
        chain={chain}
        timeline={(row) => <RecordTimeline row={row} given={timeline} />}
        beside={(order) => (
          <>
            <Card title="Totals">
              <TaxTotals totals={order} lines={order.items} second={order.split === "CGST_UTGST" ? "UTGST" : "SGST"} />
            </Card>
            <CreditCard credit={order.credit} />
          </>
        )}
      >
        {(order) => (
          <>
            <Notices order={order} />
            <Card title={`Lines, ${formatNumber(order.lines)}`} flush>
              <OrderLines order={order} />
            </Card>
            <Delivery order={order} />
          </>
        )}
      </RecordPage>
      {returned && <RequestReturn order={returned} onClose={() => giveBack(undefined)} />}
      {invoiced && <IssueInvoice order={invoiced} onClose={() => invoice(undefined)} />}
      {printed && <PickSlip order={printed} onClose={() => print(undefined)} />}
    </>
  );
}

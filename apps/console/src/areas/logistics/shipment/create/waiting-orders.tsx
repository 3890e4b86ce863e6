import type { Eligible, EligibleOrder } from "@o2r/api/contract/logistics";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  formatDate,
  formatMoney,
  formatNumber,
  Input,
  Link,
  NativeSelect,
} from "@o2r/ui";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useHandFocusOn } from "../../../../kit/use-hand-focus-on.ts";
import { weightText } from "../shipment-words.ts";
import { byBeat, everything, type Narrowing } from "./shipment-plan.ts";

export interface WaitingOrdersProps {
  readonly eligible: Eligible;
  readonly chosen: readonly string[];
  readonly onAdd: (ids: readonly string[]) => void;
}

interface OrderProps {
  readonly order: EligibleOrder;
  /** It is a consignment of a hub order. */
  readonly isHub: boolean;
  readonly onAdd: () => void;
}

function Order({ order, isHub, onAdd }: OrderProps) {
  return (
    <li>
      <span className="waiting-shop">
        <Link href={`/${isHub ? "hub-order" : "order"}/${order.orderId}`}>{order.orderNumber}</Link>{" "}
        {isHub ? order.invoiceNumber : order.establishment}{" "}
        {order.attempts > 0 && <Badge tone="warning">{`${order.attempts} failed`}</Badge>}
        <small>
          {order.pincode}
          {order.orderSlot !== null && ` · ${formatDate(order.orderSlot)}`} · {formatNumber(order.packs)} packs ·{" "}
          {weightText(order.weight)}
        </small>
      </span>
      <span className="waiting-worth">
        {formatMoney(order.value)}
        {!isHub && <small>{order.cod > 0 ? `${formatMoney(order.cod)} to collect` : "On credit"}</small>}
      </span>
      <Button size="sm" icon={Plus} aria-label={`Add ${order.orderNumber}`} onClick={onAdd}>
        Add
      </Button>
    </li>
  );
}

/** The invoiced orders of a hub that wait for a vehicle, beat by beat. */
export function WaitingOrders({ eligible, chosen, onAdd }: WaitingOrdersProps) {
  const [narrowing, narrow] = useState<Narrowing>(everything);
  const waiting = useHandFocusOn<HTMLDivElement>();
  const isHub = eligible.type === "CWH_TO_HUB";
  const beats = byBeat(eligible.orders, chosen, narrowing);
  const days = [...new Set(eligible.orders.flatMap(({ orderSlot }) => orderSlot ?? []))].toSorted();
  return (
    <Card title={isHub ? "Waiting consignments" : "Waiting orders"} flush>
      <div ref={waiting}>
        <div className="waiting-tools">
          <Input
            type="search"
            icon={Search}
            aria-label={isHub ? "Find consignments" : "Find orders"}
            placeholder={isHub ? "Hub order, hub or pincode" : "Order, shop, beat or pincode"}
            value={narrowing.words}
            onChange={(event) => narrow({ ...narrowing, words: event.target.value })}
          />
          <NativeSelect
            aria-label="Slot"
            value={narrowing.slot}
            options={[{ value: "", label: "Any day" }, ...days.map((day) => ({ value: day, label: formatDate(day) }))]}
            onChange={(event) => narrow({ ...narrowing, slot: event.target.value })}
          />
          {!isHub && (
            <NativeSelect
              aria-label="Payment"
              value={narrowing.payment}
              options={[
                { value: "", label: "Any payment" },
                { value: "COD", label: "Cash on delivery" },
                { value: "CREDIT", label: "Credit" },
              ]}
              onChange={(event) => {
                const { value } = event.target;
                narrow({ ...narrowing, payment: value === "COD" || value === "CREDIT" ? value : "" });
              }}
            />
          )}
        </div>
        {eligible.notInvoiced > 0 && (
          <p className="waiting-note">
            {isHub ? (
              <>
                {formatNumber(eligible.notInvoiced)} hub {eligible.notInvoiced === 1 ? "order is" : "orders are"} still
                being picked: <Link href="/hub-order?state=PICKING">dispatch what is ready</Link>.
              </>
            ) : (
              <>
                {formatNumber(eligible.notInvoiced)} packed {eligible.notInvoiced === 1 ? "order has" : "orders have"}{" "}
                no invoice yet: <Link href="/order?state=PACKED">generate invoices</Link>.
              </>
            )}
          </p>
        )}
        {beats.length === 0 && (
          <EmptyState reason="nothing-yet" title={isHub ? "No consignment waits here" : "No order waits here"}>
            {isHub
              ? "Consignments wait for a vehicle once their hub order is dispatched."
              : "Orders wait for a vehicle once they have their invoice."}
          </EmptyState>
        )}
        {beats.map(({ id, name, orders }) => (
          <section key={id} className="waiting-beat" aria-label={name}>
            <header>
              <h3>
                {name} <small>{formatNumber(orders.length)}</small>
              </h3>
              <Button size="sm" variant="ghost" onClick={() => onAdd(orders.map((order) => order.id))}>
                Add all of {name}
              </Button>
            </header>
            <ul>
              {orders.map((order) => (
                <Order key={order.id} order={order} isHub={isHub} onAdd={() => onAdd([order.id])} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

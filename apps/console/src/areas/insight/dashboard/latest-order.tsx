import type { ReplyOf } from "@o2r/api/contract/core";
import { hubToRetailer, orderSearchEndpoints } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { Badge, Card, EmptyState, formatDateTime, LiveRegion, Money, Skeleton } from "@o2r/ui";
import { ShoppingCart } from "lucide-react";
import { FiguresFailed } from "./figures-failed.tsx";
import { orderStatus } from "./order-status.ts";
import { useWarehouse } from "./use-warehouse.ts";
import { WarehouseChoice } from "./warehouse-choice.tsx";
import "./latest-order.css";

type Order = ReplyOf<typeof orderSearchEndpoints.search>["content"][number];

/** How often the latest order is asked for, in milliseconds (specification §9). */
const every = 10_000;

/** What has just been ordered from a hub, of all warehouses or of one, again every ten seconds. */
export function LatestOrder() {
  const [warehouse] = useWarehouse();
  const { data, error, mutate } = usePoll(
    orderSearchEndpoints.search,
    { query: { size: 1, orderFlow: hubToRetailer, ...(warehouse && { warehouseId: warehouse.value }) } },
    { every },
  );
  const order = data?.content[0];

  return (
    <Card
      title="Latest retailer order"
      actions={
        <div className="latest-order-filter">
          <WarehouseChoice />
        </div>
      }
    >
      <LiveRegion>{order !== undefined && `Latest order ${order.orderNumber} of ${order.retailerName}`}</LiveRegion>
      {data === undefined && error !== undefined ? (
        <FiguresFailed title="The latest order could not be loaded" onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Skeleton height={50} />
      ) : order === undefined ? (
        <EmptyState reason="nothing-yet" headingLevel={3} icon={ShoppingCart} title="No order yet">
          The first one appears here by itself.
        </EmptyState>
      ) : (
        <OrderLine order={order} />
      )}
      {data !== undefined && error !== undefined && (
        <p className="latest-order-old">Not up to date: the service does not answer. Trying again…</p>
      )}
    </Card>
  );
}

function OrderLine({ order }: { readonly order: Order }) {
  const { label, tone } = orderStatus(order.status);
  return (
    <dl className="latest-order-line">
      <div>
        <dt>Order</dt>
        <dd className="o2r-mono">{order.orderNumber}</dd>
      </div>
      <div>
        <dt>Retailer</dt>
        <dd>{order.retailerName}</dd>
      </div>
      <div>
        <dt>Hub</dt>
        <dd>{order.warehouseName}</dd>
      </div>
      <div>
        <dt>Placed</dt>
        <dd>
          <time dateTime={order.creationDate}>{formatDateTime(order.creationDate)}</time>
        </dd>
      </div>
      <div>
        <dt>Value</dt>
        <dd>
          <Money value={order.total} />
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <Badge tone={tone}>{label}</Badge>
        </dd>
      </div>
    </dl>
  );
}

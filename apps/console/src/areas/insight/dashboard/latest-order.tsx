import { lookupSize, type ReplyOf } from "@o2r/api/contract/core";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { hubToRetailer, orderSearchEndpoints } from "@o2r/api/contract/orders";
import { useClient, useEndpoint, usePoll } from "@o2r/api/react";
import { Badge, Button, Card, EmptyState, formatDateTime, LiveRegion, Money, Skeleton } from "@o2r/ui";
import { Combobox, type ComboboxOption } from "@o2r/ui/overlays";
import { RotateCw, ShoppingCart } from "lucide-react";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { orderStatus } from "./order-status.ts";
import "./latest-order.css";

type Order = ReplyOf<typeof orderSearchEndpoints.search>["content"][number];

/** How often the latest order is asked for, in milliseconds (specification §9). */
const every = 10_000;

/** The warehouse that the address names, with its words once they are known. */
const useWarehouse = (): readonly [ComboboxOption | null, (chosen: ComboboxOption | null) => void] => {
  const [params, setParams] = useSearchParams();
  const id = params.get("warehouseId");
  const { data } = useEndpoint(warehouseLookup, id === null ? null : { query: { ids: id, size: 1 } }, { quiet: true });
  const found = data?.content.find((one) => one.id === id);
  const choose = (chosen: ComboboxOption | null) =>
    setParams(chosen === null ? {} : { warehouseId: chosen.value }, { replace: true });
  return [id === null ? null : { value: id, label: found?.companyName ?? "Warehouse" }, choose];
};

/** What has just been ordered from a hub, of all warehouses or of one, again every ten seconds. */
export function LatestOrder() {
  const client = useClient();
  const [warehouse, choose] = useWarehouse();
  const { data, error, mutate } = usePoll(
    orderSearchEndpoints.search,
    { query: { size: 1, orderFlow: hubToRetailer, ...(warehouse && { warehouseId: warehouse.value }) } },
    { every },
  );
  const find = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error: refused } = await client.call(warehouseLookup, input, { signal, quiet: true });
      if (refused !== undefined) throw new Error(refused.message);
      return payload.content.map(({ id, companyName, type }) => ({ value: id, label: companyName, detail: type }));
    },
    [client],
  );
  const order = data?.content[0];

  return (
    <div className="latest-order">
      <Card
        title="Latest hub order"
        actions={
          <div className="latest-order-filter">
            <Combobox
              aria-label="Warehouse"
              placeholder="All warehouses"
              options={find}
              value={warehouse}
              onValueChange={choose}
            />
          </div>
        }
      >
        <LiveRegion>{order !== undefined && `Latest order ${order.orderNumber} of ${order.retailerName}`}</LiveRegion>
        {data === undefined && error !== undefined ? (
          <EmptyState
            reason="failed"
            headingLevel={3}
            title="The latest order could not be loaded"
            actions={
              <Button icon={RotateCw} onClick={() => void mutate()}>
                Retry
              </Button>
            }
          />
        ) : data === undefined ? (
          <Skeleton height={44} />
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
    </div>
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

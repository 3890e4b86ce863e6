import { orderEndpoints, orderLife, orderList } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Card, formatDate, formatMoney, Link } from "@o2r/ui";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";

/** So many stand beside a conversation. */
const most = 5;

export interface LastOrdersProps {
  readonly retailerId: string;
}

/** What the retailer ordered last, of what whoever answers may see. */
export function LastOrders({ retailerId }: LastOrdersProps) {
  const narrow = { retailer: retailerId };
  const { data } = useEndpoint(
    orderEndpoints.list,
    { query: { q: "", sort: orderList.defaultSort, size: 10, cursor: null, ...narrow } },
    { quiet: true },
  );
  if (data === undefined || data.content.length === 0) return null;
  return (
    <Card
      title="Last orders"
      actions={
        <Link href={`/order?${new URLSearchParams(narrow).toString()}`} {...buttonLook({ size: "sm" })}>
          All orders
        </Link>
      }
    >
      <ul className="ticket-orders" aria-label="Last orders">
        {data.content.slice(0, most).map(({ id, orderNumber, placedAt, total, state }) => (
          <li key={id}>
            <Link href={`/order/${id}`}>{orderNumber}</Link>
            <span>{formatMoney(total)}</span>
            <small>{formatDate(placedAt)}</small>
            <StateStatus life={orderLife} state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

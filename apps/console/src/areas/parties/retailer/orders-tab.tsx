import { orderEndpoints, orderLife } from "@o2r/api/contract/orders";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, EmptyState, formatDate, formatDateTime, formatMoneyColumn, formatNumber, Link } from "@o2r/ui";
import { ShoppingCart } from "lucide-react";
import { useState } from "react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

/** What a shop has ordered, newest first, a page at a time. */
export function OrdersTab({ row }: RecordPanelProps<RetailerRow>) {
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, mutate } = useEndpoint(
    orderEndpoints.list,
    { query: { q: "", sort: "-placedAt", size: 25, cursor, retailer: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The orders" error={error} onRetry={() => void mutate()} />;
  const { content, nextCursor, prevCursor } = data;
  if (content.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={ShoppingCart} title="No orders yet">
        What the shop orders is listed here.
      </EmptyState>
    );
  return (
    <Card
      title="Orders"
      flush
      actions={
        (nextCursor !== null || prevCursor !== null) && (
          <>
            <Button size="sm" disabled={prevCursor === null} onClick={() => setCursor(prevCursor)}>
              Newer
            </Button>
            <Button size="sm" disabled={nextCursor === null} onClick={() => setCursor(nextCursor)}>
              Older
            </Button>
          </>
        )
      }
    >
      <WideTable label="Orders" head={["Order", "Placed", "Delivery", "Lines", "Total", "Status"]}>
        <tbody>
          {content.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link href={`/order/${one.id}`}>{one.orderNumber}</Link>
              </th>
              <td>{formatDateTime(one.placedAt)}</td>
              <td>{one.orderSlot === null ? "–" : formatDate(one.orderSlot)}</td>
              <td>{formatNumber(one.lines)}</td>
              <td>{formatMoneyColumn(one.total)}</td>
              <td>
                <StateStatus life={orderLife} state={one.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

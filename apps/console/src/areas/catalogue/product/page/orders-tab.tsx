import {
  productOrderDays,
  productPageEndpoints,
  type ProductDetail,
  type ProductOrders,
} from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import {
  Card,
  EmptyState,
  formatDate,
  formatDateTime,
  formatMoneyColumn,
  formatNumber,
  Metric,
  MetricRow,
  Status,
} from "@o2r/ui";
import { BarChart } from "@o2r/ui/charts";
import { ShoppingCart } from "lucide-react";
import { orderStatus } from "../../../insight/dashboard/order-status.ts";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../../kit/wide-table.tsx";

/** What was ordered of a product in thirty days: how much, when, and by whom. */
export function OrdersTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const { data, error, mutate } = useEndpoint(
    productPageEndpoints.orders,
    { params: { id: product.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The orders" error={error} onRetry={() => void mutate()} />;
  if (data.newest.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={ShoppingCart} title={`No orders in ${productOrderDays} days`}>
        Nobody has ordered {product.formName} lately.
      </EmptyState>
    );
  return (
    <>
      <MetricRow label={`Orders in ${productOrderDays} days`}>
        <Metric label="Orders" value={formatNumber(data.orders)} note={`${productOrderDays} days`} />
        <Metric label="Units" value={formatNumber(data.quantity)} note={`${productOrderDays} days`} />
        <Metric label="Value at PTR" value={`₹${formatMoneyColumn(data.value)}`} note="without tax" />
      </MetricRow>
      <Card title="Units ordered by day">
        <BarChart
          label={`Units of ${product.formName} ordered by day`}
          categories={data.days.map(({ day }) => formatDate(day).slice(0, 5))}
          series={[{ id: "units", name: "Units", values: data.days.map(({ quantity }) => quantity) }]}
          height={200}
        />
      </Card>
      <Card title="Newest orders" flush>
        <WideTable
          label="Newest orders"
          head={[
            "Order",
            "Status",
            "Placed",
            "Retailer",
            "Hub",
            { figure: "Units" },
            { figure: "PTR ₹" },
            { figure: "Value ₹" },
          ]}
        >
          <tbody>
            {data.newest.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- an order may hold the product twice; rows stay in place
              <Line key={`${line.id} ${at}`} line={line} />
            ))}
          </tbody>
        </WideTable>
      </Card>
    </>
  );
}

function Line({ line }: { readonly line: ProductOrders["newest"][number] }) {
  const { label, tone } = orderStatus(line.status);
  return (
    <tr>
      <th scope="row" className="o2r-mono">
        {line.orderNumber}
      </th>
      <td>
        <Status tone={tone}>{label}</Status>
      </td>
      <td>{formatDateTime(line.placedAt)}</td>
      <td>{line.retailerName}</td>
      <td>{line.warehouseName}</td>
      <td data-figure>{formatNumber(line.quantity)}</td>
      <td data-figure>{formatMoneyColumn(line.price)}</td>
      <td data-figure>{formatMoneyColumn(line.value)}</td>
    </tr>
  );
}

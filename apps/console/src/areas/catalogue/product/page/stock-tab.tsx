import { productPageEndpoints, type ProductDetail, type ProductStock } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState, formatNumber, Link, Metric, MetricRow, TwoLineCell, DateText, Status } from "@o2r/ui";
import { Boxes } from "lucide-react";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../../kit/wide-table.tsx";
import { daysLeftText, expiryTone, inventoryPath } from "../../../stock/inventory/inventory-words.ts";

type StockRow = ProductStock[number];

const figures = [
  ["On hand", "stock"],
  ["Available", "available"],
  ["Reserved", "reserved"],
  ["Buffer", "bufferStock"],
  ["In flight", "inflight"],
  ["Quarantine", "quarantine"],
  ["Rejected", "rejected"],
] as const satisfies readonly (readonly [string, keyof StockRow])[];

/** What of a product stands in which warehouse; a row leads to its batches. */
export function StockTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const { data, error, mutate } = useEndpoint(
    productPageEndpoints.stock,
    { params: { id: product.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The stock" error={error} onRetry={() => void mutate()} />;
  if (data.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={Boxes} title="No stock">
        No warehouse has or expects {product.formName}.
      </EmptyState>
    );
  const total = (key: (typeof figures)[number][1]) => formatNumber(data.reduce((sum, row) => sum + row[key], 0));
  return (
    <>
      <MetricRow label="Stock of all warehouses">
        <Metric label="On hand" value={total("stock")} note={warehouses(data.length)} />
        <Metric label="Available" value={total("available")} note="to sell" />
        <Metric label="In flight" value={total("inflight")} note="on the way" />
      </MetricRow>
      <Card title="Stock by warehouse" flush>
        <WideTable
          label="Stock by warehouse"
          head={["Warehouse", ...figures.map(([label]) => ({ figure: label })), { figure: "Batches" }, "First expires"]}
        >
          <tbody>
            {data.map((row) => (
              <tr key={row.warehouseId}>
                <th scope="row">
                  <Link href={`${inventoryPath}?warehouse=${row.warehouseId}&product=${product.id}`}>
                    {row.warehouse}
                  </Link>
                </th>
                {figures.map(([label, key]) => (
                  <td key={label} data-figure>
                    {formatNumber(row[key])}
                  </td>
                ))}
                <td data-figure>{formatNumber(row.batches)}</td>
                <td>
                  <FirstExpiry row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Card>
    </>
  );
}

function FirstExpiry({ row: { nextExpiry, daysLeft } }: { readonly row: StockRow }) {
  if (nextExpiry === null || daysLeft === null) return "–";
  const tone = expiryTone(daysLeft);
  const left = daysLeftText(daysLeft);
  return (
    <TwoLineCell detail={tone === undefined ? left : <Status tone={tone}>{left}</Status>}>
      <DateText value={nextExpiry} />
    </TwoLineCell>
  );
}

const warehouses = (count: number): string => `in ${count} ${count === 1 ? "warehouse" : "warehouses"}`;

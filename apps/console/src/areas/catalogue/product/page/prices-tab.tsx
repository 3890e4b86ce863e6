import { productPageEndpoints, type PricePoint, type ProductDetail } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Card, formatDateTime, formatMoney, formatMoneyColumn } from "@o2r/ui";
import { LineChart } from "@o2r/ui/charts";
import { Link } from "react-router-dom";
import { useOpeningDay } from "../../../../kit/format/use-opening-day.ts";
import { useMay } from "../../../../kit/use-may.ts";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { priceLines, priceSeries } from "./price-series.ts";
import { ProductChanges } from "./product-changes.tsx";
import { WideTable } from "../../../../kit/wide-table.tsx";

const doneText: Readonly<Record<string, string>> = {
  "product.created": "Product made",
  "product.updated": "Edited",
  "product.priced": "Price change",
};

/** What a product's prices were and are, and what is proposed for it. */
export function PricesTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const mayPropose = useMay("price.propose");
  const now = useOpeningDay();
  const { data, error, mutate } = useEndpoint(
    productPageEndpoints.prices,
    { params: { id: product.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The prices" error={error} onRetry={() => void mutate()} />;
  const { days, series } = priceSeries(data, now);
  return (
    <>
      <Card
        title="Prices over time"
        actions={
          mayPropose && (
            <Link to={`/product/price-change/new?product=${product.id}`} {...buttonLook({ size: "sm" })}>
              Propose price change
            </Link>
          )
        }
      >
        <LineChart
          label={`Prices of ${product.formName} over time`}
          categories={days}
          series={series}
          area={false}
          height={260}
          format={formatMoney}
        />
      </Card>
      {mayPropose && <ProductChanges productId={product.id} />}
      <Card title="Every price so far" flush>
        <WideTable
          label="Every price so far"
          head={["From", ...priceLines.map(({ name }) => ({ figure: `${name} ₹` })), "What", "Who"]}
        >
          <tbody>
            {data.map((point) => (
              <PriceRow key={point.at} point={point} />
            ))}
          </tbody>
        </WideTable>
      </Card>
    </>
  );
}

function PriceRow({ point }: { readonly point: PricePoint }) {
  return (
    <tr>
      <th scope="row">{formatDateTime(point.at)}</th>
      {priceLines.map(({ id }) => (
        <td key={id} data-figure>
          {formatMoneyColumn(point[id])}
        </td>
      ))}
      <td>{doneText[point.action] ?? point.action}</td>
      <td>{point.by ?? "System"}</td>
    </tr>
  );
}

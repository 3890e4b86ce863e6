import { promotionUseEndpoints, promotionUseList, type PromotionRow } from "@o2r/api/contract/promotions";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState, formatDateTime, formatMoneyColumn, formatNumber, Link } from "@o2r/ui";
import { ReceiptText } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { promotions } from "./promotion-words.ts";

const states = promotionUseList.filters[0].options;

/** The newest orders that used a promotion. */
export function UsesTab({ row }: RecordPanelProps<PromotionRow>) {
  const { data, error, mutate } = useEndpoint(
    promotionUseEndpoints.list,
    { query: { q: "", sort: "-takenAt", size: 25, cursor: null, promotion: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The uses" error={error} onRetry={() => void mutate()} />;
  if (data.content.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={ReceiptText} title="Nobody has used it yet">
        Orders stand here as soon as they are placed with it.
      </EmptyState>
    );
  return (
    <Card
      title="Uses"
      flush
      actions={<Link href={`${promotions.path}/use?promotion=${row.id}`}>All {formatNumber(data.totalElements)}</Link>}
    >
      <WideTable label="Uses" head={["Order", "Retailer", "Hub", "Taken", "Off ₹", "Free units", "Status"]}>
        <tbody>
          {data.content.map((use) => (
            <tr key={use.id}>
              <th scope="row" className="o2r-mono">
                <Link href={`/order/${use.orderId}`}>{use.orderNumber}</Link>
              </th>
              <td>{use.retailer}</td>
              <td>{use.hub}</td>
              <td>{formatDateTime(use.takenAt)}</td>
              <td>{formatMoneyColumn(use.amount)}</td>
              <td>{formatNumber(use.freeUnits)}</td>
              <td>
                <ValueStatus values={states} value={use.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

import { wordOf } from "@o2r/api/contract/core";
import type { ProductDetail } from "@o2r/api/contract/catalogue";
import { productSchemeEndpoints, schemeReasons, type ProductSchemes } from "@o2r/api/contract/promotions";
import { useEndpoint } from "@o2r/api/react";
import { Card, DateText, EmptyState, formatNumber, Link, TwoLineCell } from "@o2r/ui";
import { TicketPercent } from "lucide-react";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../../kit/wide-table.tsx";
import { PromotionStatus } from "../../../promotions/promocode/promotion-state.tsx";

/** The promotions that count a product or give it, now or on a day to come. */
export function SchemesTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const { data, error, mutate } = useEndpoint(
    productSchemeEndpoints.list,
    { params: { id: product.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The schemes" error={error} onRetry={() => void mutate()} />;
  const { total, shown } = data;
  if (total === 0)
    return (
      <EmptyState reason="nothing-yet" icon={TicketPercent} title="No schemes">
        No promotion counts {product.formName}, neither now nor on a day to come.
      </EmptyState>
    );
  return (
    <Card
      title="Schemes"
      flush
      actions={
        total > shown.length && <span>{`The first ${formatNumber(shown.length)} of ${formatNumber(total)}`}</span>
      }
    >
      <WideTable label="Schemes" head={["Promotion", "Gives", "Holds for", "Valid till", "Hubs", "Status"]} stacks>
        <tbody>
          {shown.map((scheme) => (
            <Scheme key={scheme.id} scheme={scheme} />
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

function Scheme({ scheme }: { readonly scheme: ProductSchemes["shown"][number] }) {
  const { id, title, code, gives, by, validFrom, validTill, hub, state, mayOpen } = scheme;
  return (
    <tr>
      <th scope="row">
        <TwoLineCell detail={code === null ? undefined : <span className="o2r-mono">{code}</span>}>
          {mayOpen ? <Link href={`/promocode/${id}`}>{title}</Link> : title}
        </TwoLineCell>
      </th>
      <td>{gives}</td>
      <td>{wordOf(schemeReasons, by)}</td>
      <td>
        <TwoLineCell
          detail={
            <>
              from <DateText value={validFrom} />
            </>
          }
        >
          <DateText value={validTill} />
        </TwoLineCell>
      </td>
      <td>{hub ?? "All hubs"}</td>
      <td>
        <PromotionStatus state={state} />
      </td>
    </tr>
  );
}

import { priceChangeEndpoints } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, Card, DateText, Link as UiLink } from "@o2r/ui";
import { Link } from "react-router-dom";
import { priceChanges, priceKeys } from "../../price-change/price-change-words.ts";
import { PriceMove } from "../../price-change/price-move.tsx";
import { PriceChangeStatus } from "../../price-change/state-status.tsx";
import { WideTable } from "../../../../kit/wide-table.tsx";

const shown = 10;

/** The newest price changes of a product, whatever became of them; nothing while there is none. */
export function ProductChanges({ productId }: { readonly productId: string }) {
  const { data } = useEndpoint(
    priceChangeEndpoints.list,
    { query: { product: productId, size: shown } },
    { revalidateOnMount: true },
  );
  if (data === undefined || data.content.length === 0) return null;
  return (
    <Card
      title="Price changes"
      flush
      actions={
        data.totalElements > shown && (
          <Link to={`${priceChanges.path}?product=${productId}`} {...buttonLook({ variant: "link", size: "sm" })}>
            All {data.totalElements}
          </Link>
        )
      }
    >
      <WideTable
        label="Price changes"
        head={["Takes effect", "State", ...priceKeys.map(({ label }) => ({ figure: `${label} ₹` })), "Proposed by"]}
      >
        <tbody>
          {data.content.map((change) => (
            <tr key={change.id}>
              <th scope="row">
                <UiLink href={`${priceChanges.path}/${change.id}`}>
                  <DateText value={change.effectiveOn} />
                </UiLink>
              </th>
              <td>
                <PriceChangeStatus state={change.state} />
              </td>
              {priceKeys.map(({ key }) => (
                <td key={key} data-figure>
                  <PriceMove change={change} price={key} />
                </td>
              ))}
              <td>{change.proposedBy}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

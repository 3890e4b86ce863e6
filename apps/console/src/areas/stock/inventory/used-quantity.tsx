import { inventoryEndpoints, type InventoryRow, type UsedRow } from "@o2r/api/contract/stock";
import { useEndpoint } from "@o2r/api/react";
import { Card, DateText, formatNumber, Skeleton } from "@o2r/ui";
import { Cause } from "./movements.tsx";

const stateWords: Readonly<Record<UsedRow["state"], string>> = {
  HELD: "promised",
  PICKED: "picked",
  RELEASED: "given back",
};

/** The orders that a batch was promised to, the latest first. */
export function UsedQuantity({ row }: { readonly row: InventoryRow }) {
  const { data, error } = useEndpoint(inventoryEndpoints.usedQuantity, { params: { id: row.id } }, { quiet: true });
  return (
    <Card title="Used by orders">
      {data === undefined && error === undefined && <Skeleton height={48} />}
      {error !== undefined && <p className="stock-note">{error.message}</p>}
      {data?.length === 0 && <p className="stock-note">No order has been promised any of it.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="stock-used">
          {data.map(({ id, ref, quantity, state, at }) => (
            <li key={id}>
              <Cause cause={ref} />
              <span className="o2r-num">
                {formatNumber(quantity)} {stateWords[state]}
              </span>
              <small>
                <DateText value={at} time />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

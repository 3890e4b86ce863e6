import { cartEndpoints } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatDateTime, formatNumber, Link } from "@o2r/ui";
import { WideTable } from "../../../kit/wide-table.tsx";

const head = ["Retailer", { figure: "Lines" }, "Changed"] as const;

/** The carts that somebody has begun and not placed, with the way back to each; nothing where there is none. */
export function OpenCarts() {
  const { data = [] } = useEndpoint(cartEndpoints.open, {}, { quiet: true, revalidateOnMount: true });
  if (data.length === 0) return null;
  return (
    <Card title="Carts you have begun" flush>
      <WideTable label="Carts you have begun" head={head}>
        <tbody>
          {data.map(({ retailerId, establishment, mobile, city, lines, updatedAt }) => (
            <tr key={retailerId}>
              <th scope="row" className="open-cart">
                <Link href={`/create-order?retailer=${retailerId}`}>{establishment}</Link>
                <small>
                  {city} · <span className="o2r-mono">{mobile}</span>
                </small>
              </th>
              <td data-figure>{formatNumber(lines)}</td>
              <td>{formatDateTime(updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

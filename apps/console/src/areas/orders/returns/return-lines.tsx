import { returnReasons, type ReturnDetail } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { formatMoneyColumn, formatNumber } from "@o2r/ui";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import "../order/order-lines.css";

const head = ["Product", { figure: "Units" }, { figure: "Counted" }, "Reason", { figure: "Value ₹" }] as const;

/** What comes back, line by line. */
export function ReturnLines({ of: { items } }: { readonly of: ReturnDetail }) {
  return (
    <WideTable label="Lines" head={head} stacks>
      <tbody className="order-lines">
        {items.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              <span className="order-product">
                <RowPicture image={line.image} />
                <span>
                  {line.name}
                  <small className="o2r-mono">{line.sku}</small>
                </span>
              </span>
            </th>
            <td data-figure>{formatNumber(line.units)}</td>
            <td data-figure>{line.received === null ? "–" : formatNumber(line.received)}</td>
            <td>{wordOf(returnReasons, line.reason) ?? line.reason}</td>
            <td data-figure>{formatMoneyColumn(line.value)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

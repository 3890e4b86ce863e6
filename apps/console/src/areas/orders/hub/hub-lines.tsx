import type { HubOrderDetail, HubOrderLine } from "@o2r/api/contract/orders";
import { formatMoneyColumn, formatNumber, Link, Status } from "@o2r/ui";
import { TriangleAlert } from "lucide-react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import "../order/order-lines.css";

const head = [
  "Product",
  { figure: "Ordered" },
  { figure: "Sent" },
  { figure: "Received" },
  { figure: "Accepted" },
  { figure: "At the CWH" },
  { figure: "PTH ₹" },
  { figure: "Value ₹" },
] as const;

const orDash = (units: number): string => (units === 0 ? "–" : formatNumber(units));

const isOpen = ({ state }: HubOrderDetail): boolean =>
  ["DRAFT", "RAISED", "APPROVED", "PICKING", "PARTIALLY_DISPATCHED", "PARTIALLY_RECEIVED"].includes(state);

/** What the central warehouse could send of what is still to be sent. */
function Central({ line, open }: { readonly line: HubOrderLine; readonly open: boolean }) {
  const left = line.units - line.dispatched - line.reserved;
  if (!open || line.units === line.dispatched) return "–";
  return (
    <>
      {formatNumber(line.available)}
      {line.reserved > 0 && <small>{formatNumber(line.reserved)} set aside</small>}
      {line.available < left && (
        <small>
          <Status tone="warning" icon={TriangleAlert}>
            {formatNumber(left - line.available)} short
          </Status>
        </small>
      )}
    </>
  );
}

/** What was ordered, line by line: what was sent, what has come, and what of it was good. */
export function HubLines({ order }: { readonly order: HubOrderDetail }) {
  const open = isOpen(order);
  return (
    <WideTable label="Lines" head={head} stacks>
      <tbody className="order-lines">
        {order.items.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              <span className="order-product">
                <RowPicture image={line.image} />
                <span>
                  <Link href={`/product/${line.productId}`}>{line.name}</Link>
                  <small className="o2r-mono">{line.sku}</small>
                </span>
              </span>
            </th>
            <td data-figure>
              {formatNumber(line.units)}
              <small>
                {formatNumber(line.packs)} × {formatNumber(line.packOf)}
              </small>
            </td>
            <td data-figure>{orDash(line.dispatched)}</td>
            <td data-figure>{orDash(line.received)}</td>
            <td data-figure>
              {orDash(line.accepted)}
              {line.rejected > 0 && <small>{formatNumber(line.rejected)} rejected</small>}
            </td>
            <td data-figure>
              <Central line={line} open={open} />
            </td>
            <td data-figure>{formatMoneyColumn(line.pth)}</td>
            <td data-figure>{formatMoneyColumn(line.value)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

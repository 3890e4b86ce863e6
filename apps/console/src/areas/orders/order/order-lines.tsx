import type { OrderDetail, OrderLine } from "@o2r/api/contract/orders";
import { formatDate, formatMoney, formatMoneyColumn, formatNumber, Icon, Status } from "@o2r/ui";
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { Fragment, useState } from "react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { PriceTrace } from "./price-trace.tsx";
import "./order-lines.css";

const head = [
  "Product",
  { figure: "Ordered" },
  { figure: "Allocated" },
  { figure: "Delivered" },
  "Expires",
  { figure: "PTR ₹" },
  { figure: "Total ₹" },
  { unseen: "Why this price" },
] as const;

/** Units that nothing has been promised for. */
const shortOf = ({ units, dropped, reserved, packed }: OrderLine): number => units - dropped - reserved - packed;

/** Packs in words: `4 × 12`. */
const packsText = ({ packs, packOf, kind }: OrderLine): string =>
  kind === "FREE" ? "free" : `${formatNumber(packs)} × ${formatNumber(packOf)}`;

const allocation = (line: OrderLine, allocates: boolean) => {
  const given = line.reserved + line.packed;
  const left = shortOf(line);
  if (!allocates) return { given: null, said: "–" } as const;
  if (left > 0) return { given, said: `${formatNumber(left)} short` } as const;
  return { given, said: line.dropped > 0 ? `${formatNumber(line.dropped)} dropped` : "all" } as const;
};

/** What was ordered, line by line: what there is of it, of which batches, and why it costs what it does. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const [open, setOpen] = useState<number>();
  const allocates = order.state !== "CANCELLED";
  return (
    <WideTable label="Lines" head={head}>
      <tbody className="order-lines">
        {order.items.map((line) => {
          const { given, said } = allocation(line, allocates);
          const isOpen = open === line.position;
          const short = allocates && shortOf(line) > 0;
          const toggle = () => setOpen(isOpen ? undefined : line.position);
          return (
            <Fragment key={line.position}>
              <tr data-open={isOpen || undefined}>
                <th scope="row">
                  <span className="order-product">
                    <RowPicture image={line.image} />
                    <span>
                      {line.name}
                      <small className="o2r-mono">{line.sku}</small>
                    </span>
                  </span>
                </th>
                <td data-figure>
                  {formatNumber(line.units)}
                  <small>{packsText(line)}</small>
                </td>
                <td data-figure>
                  {given === null ? "–" : formatNumber(given)}
                  {given !== null && (
                    <small>
                      {short ? (
                        <Status tone="warning" icon={TriangleAlert}>
                          {said}
                        </Status>
                      ) : (
                        said
                      )}
                    </small>
                  )}
                </td>
                <td data-figure>{line.delivered === 0 ? "–" : formatNumber(line.delivered)}</td>
                <td>
                  {line.pieces.length === 0
                    ? "–"
                    : line.pieces.map(({ batchId, units, expiryDate }) => (
                        <span key={batchId} className="order-piece">
                          {formatNumber(units)} until {formatDate(expiryDate)}
                        </span>
                      ))}
                </td>
                <td data-figure>
                  {line.kind === "FREE" ? "–" : formatMoneyColumn(line.ptr)}
                  <small>MRP {formatMoneyColumn(line.mrp)}</small>
                </td>
                <td data-figure>
                  {formatMoneyColumn(line.total)}
                  <small>GST {line.gst} %</small>
                </td>
                <td>
                  <button
                    type="button"
                    className="order-why"
                    aria-expanded={isOpen}
                    aria-label={`Why this price: ${line.name}`}
                    onClick={toggle}
                  >
                    <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
                  </button>
                </td>
              </tr>
              {isOpen && (
                <tr data-open className="order-trace-row">
                  <td colSpan={head.length}>
                    <PriceTrace
                      title={`${formatNumber(line.units)} units of ${line.name}`}
                      trace={line.trace}
                      total={line.total}
                      foot={
                        line.units > 0 && line.kind !== "FREE"
                          ? `${formatMoney(Math.round((line.total * 100) / line.units) / 100)} a unit with tax; the printed price is ${formatMoney(line.mrp)}`
                          : undefined
                      }
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </WideTable>
  );
}

import type { OrderDetail } from "@o2r/api/contract/orders";
import { formatDate, formatDateTime, formatNumber } from "@o2r/ui";
import { PrintFrame, PrintSection } from "../../../kit/form/print/print-frame.tsx";

export interface PickSlipProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** What is to be taken from which batch, on paper; prices stay off it. */
export function PickSlip({ order, onClose }: PickSlipProps) {
  const { shipTo } = order;
  return (
    <PrintFrame title={`Pick slip ${order.orderNumber}`} version={order.version} onClose={onClose}>
      <PrintSection
        title="Order"
        facts={[
          { term: "Retailer", value: shipTo.establishment },
          { term: "Address", value: `${shipTo.address}, ${shipTo.city} ${shipTo.pincode}` },
          { term: "Hub", value: order.hub },
          { term: "Beat", value: order.beat ?? "–" },
          { term: "Placed", value: formatDateTime(order.placedAt) },
          { term: "Delivery", value: order.orderSlot === null ? "–" : formatDate(order.orderSlot) },
          { term: "Note", value: order.note === "" ? "–" : order.note },
        ]}
      />
      <PrintSection
        title="Lines"
        facts={order.items.map((line) => ({
          term: `${line.position}. ${line.name} (${line.sku})`,
          value: [
            `${formatNumber(line.packs)} packs of ${formatNumber(line.packOf)} = ${formatNumber(line.units)} units`,
            ...line.pieces.map(
              ({ units, expiryDate, mrp }) =>
                `${formatNumber(units)} units, expires ${formatDate(expiryDate)}, MRP ${formatNumber(mrp)}`,
            ),
          ].join(" · "),
        }))}
      />
    </PrintFrame>
  );
}

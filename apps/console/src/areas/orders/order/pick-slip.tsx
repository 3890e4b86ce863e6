import type { OrderDetail, OrderLine } from "@o2r/api/contract/orders";
import { formatDate, formatDateTime, formatNumber } from "@o2r/ui";
import { counted } from "../../../kit/list/count-link.tsx";
import { PrintFrame, PrintSection } from "../../../kit/form/print/print-frame.tsx";
import { inBundles } from "./in-bundles.ts";

export interface PickSlipProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** What of a line is taken from which batch. */
const pickOf = (line: OrderLine) => ({
  term: `${line.position + 1}. ${line.name} (${line.sku})`,
  value: [
    `${line.packOf === 1 ? "" : `${counted(line.packs, "pack", "packs")} of ${formatNumber(line.packOf)} = `}${counted(line.units, "unit", "units")}${line.kind === "FREE" ? ", free" : ""}`,
    ...line.pieces.map(
      ({ units, expiryDate, mrp }) =>
        `${counted(units, "unit", "units")}, expires ${formatDate(expiryDate)}, MRP ${formatNumber(mrp)}`,
    ),
  ].join(" · "),
});

/** What is to be taken from which batch, on paper; prices stay off it. */
export function PickSlip({ order, onClose }: PickSlipProps) {
  return (
    <PrintFrame title={`Pick slip ${order.orderNumber}`} version={order.version} onClose={onClose}>
      <PickSlipFacts order={order} />
    </PrintFrame>
  );
}

/** What stands on a pick slip below its title. */
export function PickSlipFacts({ order }: Pick<PickSlipProps, "order">) {
  const { shipTo } = order;
  const plain = order.items.filter(({ bundle }) => bundle === null);
  const bundles = inBundles(order.items.filter(({ bundle }) => bundle !== null));
  return (
    <>
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
      {plain.length > 0 && <PrintSection title="Lines" facts={plain.map(pickOf)} />}
      {bundles.map((parts) => (
        <PrintSection
          key={parts[0].bundle?.id}
          title={`${formatNumber(parts[0].bundle?.sets ?? 0)} × ${parts[0].bundle?.name ?? ""} (${parts[0].bundle?.sku ?? ""})`}
          facts={parts.map(pickOf)}
        />
      ))}
    </>
  );
}

import { inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { Card, DescriptionList, formatNumber } from "@o2r/ui";
import { Boxes, ClipboardCheck, PackageMinus, PackageX } from "lucide-react";
import { useParams } from "react-router-dom";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { checks, rejections } from "../stock-lists.ts";
import { BatchActions } from "./batch-actions.tsx";
import { batchFacts, priceFacts, unitFacts } from "./batch-facts.tsx";
import { BatchBadge } from "./batch-state.tsx";
import { batchName, discardPath, inventoryNoun, inventoryPath } from "./inventory-words.ts";
import { Movements } from "./movements.tsx";
import { UsedQuantity } from "./used-quantity.tsx";
import "./detail.css";

const headOf = (row: InventoryRow) => ({
  media: <RowPicture image={row.image} />,
  badge: <BatchBadge row={row} />,
  description: (
    <>
      <span className="o2r-mono">{row.sku}</span> at {row.warehouse}
    </>
  ),
});

/** Units that have come so far, and the list where they stand; no link while there are none. */
const stage = (units: number, where: string, href: string): Pick<ChainLink, "name" | "href"> =>
  units === 0 ? { name: "None" } : { name: `${formatNumber(units)} ${where}`, href };

/** What becomes of units of a batch that nobody can sell. */
const chainOf = ({ sku, warehouseId, stock, quarantine, rejected, discarding }: InventoryRow): readonly ChainLink[] => {
  const ofSku = `?q=${encodeURIComponent(sku)}&warehouse=${warehouseId}`;
  return [
    { label: "Batch", icon: Boxes, name: `${formatNumber(stock)} on hand`, current: true },
    {
      label: "Quality check",
      icon: ClipboardCheck,
      ...stage(quarantine, "in quarantine", `${checks.path}?warehouse=${warehouseId}`),
    },
    { label: "Rejected SKU", icon: PackageX, ...stage(rejected, "rejected", `${rejections.path}${ofSku}`) },
    { label: "Discard request", icon: PackageMinus, ...stage(discarding, "asked for", `${discardPath}${ofSku}`) },
  ];
};

/** /inventory/:id: a batch, what it holds, and how it came to that. */
export function InventoryDetail() {
  const { id = "" } = useParams();
  return (
    <RecordPage<InventoryRow>
      endpoints={inventoryEndpoints}
      id={id}
      noun={inventoryNoun}
      path={inventoryPath}
      why="It may be another warehouse's, or the address is not complete."
      rowName={batchName}
      title={({ name }) => name}
      head={headOf}
      actions={(row) => <BatchActions row={row} />}
      chain={chainOf}
    >
      {(row) => (
        <>
          <dl className="stock-figures">
            {unitFacts(row).map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="stock-detail-facts">
            <Card title="Batch">
              <DescriptionList items={batchFacts(row)} />
            </Card>
            <Card title="Prices">
              <DescriptionList items={priceFacts(row)} />
            </Card>
            <UsedQuantity row={row} />
          </div>
          <Movements row={row} />
        </>
      )}
    </RecordPage>
  );
}

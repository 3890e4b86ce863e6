import type { InventoryRow } from "@o2r/api/contract/stock";
import { PrintFrame, PrintSection } from "../../../kit/form/print-frame.tsx";
import { batchFacts, priceFacts, unitFacts } from "./batch-facts.tsx";
import { batchStateText } from "./inventory-words.ts";

export interface PrintBatchProps {
  readonly row: InventoryRow;
  readonly onClose: () => void;
}

/** A batch on paper: what it is, how many units of it there are, and what they cost. */
export function PrintBatch({ row, onClose }: PrintBatchProps) {
  return (
    <PrintFrame title={row.name} version={row.version} onClose={onClose}>
      <PrintSection
        title="Batch"
        facts={[
          { term: "SKU", value: row.sku },
          { term: "Warehouse", value: row.warehouse },
          { term: "State", value: batchStateText(row.state) },
          ...batchFacts(row),
        ]}
      />
      <PrintSection title="Units" facts={unitFacts(row)} />
      <PrintSection title="Prices" facts={priceFacts(row)} />
    </PrintFrame>
  );
}

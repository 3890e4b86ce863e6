import { wordOf } from "@o2r/api/contract/core";
import { batchStates, type InventoryRow } from "@o2r/api/contract/stock";
import { PrintFrame, PrintSection } from "../../../kit/form/print/print-frame.tsx";
import { batchFacts, priceFacts, unitFacts } from "./batch-facts.tsx";

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
          { term: "State", value: wordOf(batchStates, row.state) ?? row.state },
          ...batchFacts(row),
        ]}
      />
      <PrintSection title="Units" facts={unitFacts(row)} />
      <PrintSection title="Prices" facts={priceFacts(row)} />
    </PrintFrame>
  );
}

import { discountTypes, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useEndpoint } from "@o2r/api/react";
import { checkbox, defineForm, money, number, select } from "@o2r/forms";
import { Drawer } from "@o2r/ui/overlays";
import { HistoryPanel } from "../../../kit/form/history/history-panel.tsx";
import { historyText } from "../../../kit/form/history/history-words.ts";
import { UndoButton } from "../../../kit/undo/undo-button.tsx";
import { backBySwitch } from "../../../kit/undo/way-back.ts";
import { useMay } from "../../../kit/use-may.ts";

/** What the audit keeps of a batch, as staff read it. */
const audited = defineForm({
  id: "batch-history",
  version: 1,
  fields: {
    stock: number({ label: "On hand" }),
    bufferStock: number({ label: "Buffer" }),
    mrp: money({ label: "MRP" }),
    discountType: select({ label: "Discount type", options: discountTypes }),
    discount: number({ label: "Discount" }),
    blocked: checkbox({ label: "Blocked" }),
  },
});

const nothingTyped: readonly never[] = [];
const noNames = (): undefined => undefined;

export interface BatchHistoryProps {
  readonly row: InventoryRow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who changed a batch and when, field by field; what moved its units stands in the ledger. */
export function BatchHistory({ row, open, onClose }: BatchHistoryProps) {
  const { data, error, mutate } = useEndpoint(inventoryEndpoints.history, open ? { params: { id: row.id } } : null, {
    revalidateOnMount: true,
  });
  const mayWrite = useMay("stock.write");
  const [last] = data ?? [];
  const back = backBySwitch(mayWrite ? inventoryEndpoints.setBlocked : undefined, row, last, "blocked");
  return (
    <Drawer open={open} onClose={onClose} title="History">
      <HistoryPanel
        definition={audited}
        entries={data}
        failed={error !== undefined && data === undefined}
        onRetry={() => void mutate()}
        unsaved={nothingTyped}
        nameOf={noNames}
        act={last && back && <UndoButton back={back} row={row} what={historyText(last)} />}
      />
    </Drawer>
  );
}

import { batchStates, type InventoryRow } from "@o2r/api/contract/stock";
import { Button, DateText, formatMoney, formatNumber, IconButton, TwoLineCell } from "@o2r/ui";
import {
  Ban,
  CircleCheck,
  ClipboardCheck,
  FileClock,
  IndianRupee,
  PackageMinus,
  RefreshCw,
  RotateCcw,
  SlidersHorizontal,
  SquarePen,
} from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowWarehouse } from "../../../kit/row-warehouse.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { useMay } from "../../../kit/use-may.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { BatchDialog, type BatchAct } from "./batch-dialogs.tsx";
import { Expiry } from "./batch-state.tsx";
import {
  batchName,
  daysLeftText,
  discardPath,
  discountText,
  inventoryNoun,
  inventoryPath,
  priceChangeHref,
} from "./inventory-words.ts";
import { InventoryTabs } from "./inventory-tabs.tsx";
import { SyncDialog } from "./sync-dialog.tsx";
import { useBlock } from "./use-block.ts";
import { useBulkActions } from "./use-bulk-actions.tsx";
import { batches } from "../stock-lists.ts";

const cells: Readonly<Record<string, CellDrawing<InventoryRow>>> = {
  name: {
    cell: (row) => (
      <TwoLineCell media={<RowPicture image={row.image} />} detail={row.sku} code>
        {row.name}
      </TwoLineCell>
    ),
  },
  // Together they leave the product's name room for thirty letters and more.
  warehouse: { width: 140, ...wrapped("warehouse") },
  stock: { width: 68 },
  available: { width: 84 },
  reserved: { width: 84 },
  inflight: { width: 76 },
  // Compact has the days beside the date.
  expiryDate: { width: 172, compactWidth: 240, cell: (row) => <Expiry row={row} /> },
  discount: { cell: discountText },
  state: { width: 124 },
};

const card = (row: InventoryRow, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.image} size={48} />}
    title={row.name}
    href={`${inventoryPath}/${row.id}`}
    detail={
      <>
        <p className="o2r-mono">{row.sku}</p>
        <RowWarehouse name={row.warehouse} />
      </>
    }
    menu={menu}
    facts={[
      <ValueStatus key="state" values={batchStates} value={row.state} />,
      <span key="expiry">
        <DateText value={row.expiryDate} />, {daysLeftText(row.daysLeft)}
      </span>,
    ]}
    figures={[
      { label: "Stock", value: formatNumber(row.stock) },
      { label: "Available", value: formatNumber(row.available) },
      { label: "Reserved", value: formatNumber(row.reserved) },
      { label: "MRP", value: formatMoney(row.mrp) },
    ]}
  />
);

const related = [{ to: discardPath, label: "Discard requests", icon: FileClock }] as const;
/** Beside the filters of a phone there is room for one word. */
const relatedOnPhone = [{ ...related[0], label: "Discards" }] as const;

/** /inventory: batches in their warehouses. */
export function InventoryList() {
  const mayWrite = useMay("stock.write");
  const mayReset = useMay("stock.reset");
  const mayPropose = useMay("price.propose");
  const [acting, setActing] = useState<{ readonly row: InventoryRow; readonly act: BatchAct }>();
  const block = useBlock();
  const bulkActions = useBulkActions();
  const [syncing, setSyncing] = useState(false);
  const sync = () => setSyncing(true);
  const isPhone = useMedia(phone);

  const rowActions = useMemo<readonly RowAction<InventoryRow>[]>(() => {
    const open = (act: BatchAct) => (row: InventoryRow) => setActing({ row, act });
    const switchTo = (blocked: boolean) => (row: InventoryRow) => void block(row, blocked);
    return [
      { label: "Open", icon: SquarePen, to: ({ id }) => `${inventoryPath}/${id}` },
      ...(mayWrite
        ? [
            { label: "Adjust stock", icon: SlidersHorizontal, run: open("adjust") },
            { label: "Block", icon: Ban, when: ({ blocked }: InventoryRow) => !blocked, run: switchTo(true) },
            {
              label: "Open for sale",
              icon: CircleCheck,
              when: ({ blocked }: InventoryRow) => blocked,
              run: switchTo(false),
            },
            {
              label: "Send to quality check",
              icon: ClipboardCheck,
              when: ({ free }: InventoryRow) => free > 0,
              run: open("check"),
            },
            {
              label: "Ask to discard",
              icon: PackageMinus,
              when: ({ free }: InventoryRow) => free > 0,
              run: open("discard"),
            },
          ]
        : []),
      ...(mayPropose ? [{ label: "Price change", icon: IndianRupee, to: priceChangeHref }] : []),
      ...(mayReset ? [{ label: "Reset Inventory", icon: RotateCcw, run: open("reset") }] : []),
    ];
  }, [mayWrite, mayReset, mayPropose, block]);

  return (
    <>
      <ListPage<typeof batches.endpoint, InventoryRow>
        {...batches}
        title="Inventory"
        noun={inventoryNoun}
        rowName={batchName}
        rowHref={({ id }) => `${inventoryPath}/${id}`}
        cells={cells}
        card={card}
        related={isPhone ? relatedOnPhone : related}
        below={
          // A phone has no room for it beside the filters.
          <InventoryTabs
            end={mayWrite && isPhone && <IconButton icon={RefreshCw} label="Sync" size="touch" onClick={sync} />}
          />
        }
        acts={
          mayWrite &&
          !isPhone && (
            <Button icon={RefreshCw} onClick={sync}>
              Sync
            </Button>
          )
        }
        rowActions={rowActions}
        {...(mayWrite && {
          create: { to: `${inventoryPath}/new`, label: "Add entry" },
          importTo: `${inventoryPath}/import`,
          bulkActions,
        })}
      />
      {syncing && <SyncDialog onClose={() => setSyncing(false)} />}
      {acting && <BatchDialog {...acting} onClose={() => setActing(undefined)} />}
    </>
  );
}

import { discardableOf, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, DescriptionList, Page, PageHeader, notify, Skeleton, type IconDrawing } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import {
  Ban,
  CircleCheck,
  ClipboardCheck,
  History,
  PackageMinus,
  Printer,
  RotateCcw,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { RowMissing } from "../../../kit/row-missing.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { Deferred } from "../../../kit/deferred.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { BatchDialog, type BatchAct } from "./batch-dialogs.tsx";
import { batchFacts, priceFacts, unitFacts } from "./batch-facts.tsx";
import { BatchHistory } from "./batch-history.tsx";
import { BatchBadge } from "./batch-state.tsx";
import { batchName, inventoryPath } from "./inventory-words.ts";
import { Movements } from "./movements.tsx";
import { UsedQuantity } from "./used-quantity.tsx";
import { useBlock } from "./use-block.ts";
import "./detail.css";

const loadSheet = () => import("./print-batch.tsx").then(({ PrintBatch }) => PrintBatch);

/** /inventory/:id: a batch, what it holds, and how it came to that. */
export function InventoryDetail() {
  const { id = "" } = useParams();
  const { data, error, mutate } = useEndpoint(inventoryEndpoints.get, { params: { id } }, { quiet: true });
  usePageName(data && batchName(data));
  if (data !== undefined) return <Batch row={data} />;
  if (error === undefined) {
    return (
      <Page>
        <div className="stock-detail" aria-busy>
          <Skeleton width={320} height={28} />
          <Skeleton height={76} />
          <Skeleton height={240} />
        </div>
      </Page>
    );
  }
  return (
    <RowMissing
      noun="batch"
      error={error}
      list={{ to: inventoryPath, label: "All inventory" }}
      why="It may be another warehouse's, or the address is not complete."
      onRetry={() => void mutate()}
    />
  );
}

interface Act {
  readonly label: string;
  readonly icon: IconDrawing;
  /** Rare, or only looks. */
  readonly seldom?: boolean;
  /** There is nothing to do it to. */
  readonly idle?: boolean;
  readonly run: () => void;
}

interface ActionsProps {
  readonly row: InventoryRow;
  readonly onAct: (act: BatchAct) => void;
  readonly onHistory: () => void;
  readonly onPrint: () => void;
}

function Actions({ row, onAct, onHistory, onPrint }: ActionsProps) {
  const mayReset = useMay("stock.reset");
  const block = useBlock();
  const switchTo = async (blocked: boolean) => {
    if ((await block(row, blocked)) === undefined)
      notify({ kind: "success", title: `${row.name} is ${blocked ? "blocked" : "open for sale"}` });
  };
  const mayWrite = useMay("stock.write");
  const isPhone = useMedia(phone);
  const acts: readonly Act[] = [
    { label: "Print", icon: Printer, seldom: true, run: onPrint },
    { label: "History", icon: History, seldom: true, run: onHistory },
    ...(mayWrite && mayReset
      ? [{ label: "Reset Inventory", icon: RotateCcw, seldom: true, run: () => onAct("reset") }]
      : []),
    ...(mayWrite
      ? [
          {
            label: row.blocked ? "Open for sale" : "Block",
            icon: row.blocked ? CircleCheck : Ban,
            run: () => void switchTo(!row.blocked),
          },
          { label: "Quality check", icon: ClipboardCheck, idle: row.free === 0, run: () => onAct("check") },
          { label: "Ask to discard", icon: PackageMinus, idle: discardableOf(row) === 0, run: () => onAct("discard") },
        ]
      : []),
  ];
  const adjust = mayWrite && (
    <Button icon={SlidersHorizontal} variant="primary" onClick={() => onAct("adjust")}>
      Adjust stock
    </Button>
  );
  // A phone has no room for all of them side by side; elsewhere what is seldom done stays out of the way.
  const beside = isPhone ? [] : acts.filter(({ seldom }) => !seldom);
  const inMenu = acts.filter((act) => !beside.includes(act) && !act.idle);
  return (
    <div className="stock-actions">
      {beside.map(({ label, icon, idle = false, run }) => (
        <Button key={label} icon={icon} disabled={idle} onClick={run}>
          {label}
        </Button>
      ))}
      {adjust}
      <MenuButton
        label="More for this batch"
        size={isPhone ? "touch" : "md"}
        items={inMenu.map(({ label, icon, run }) => ({ id: label, label, icon, onSelect: run }))}
      />
    </div>
  );
}

function Batch({ row }: { readonly row: InventoryRow }) {
  const [act, setAct] = useState<BatchAct>();
  const [looksBack, setLooksBack] = useState(false);
  const [prints, setPrints] = useState(false);
  return (
    <Page>
      <PageHeader
        title={row.name}
        media={<RowPicture image={row.image} />}
        badge={<BatchBadge row={row} />}
        description={
          <>
            <span className="o2r-mono">{row.sku}</span> at {row.warehouse}
          </>
        }
        actions={
          <Actions row={row} onAct={setAct} onHistory={() => setLooksBack(true)} onPrint={() => setPrints(true)} />
        }
      />
      <div className="stock-detail">
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
      </div>
      <BatchHistory row={row} open={looksBack} onClose={() => setLooksBack(false)} />
      {prints && <Deferred load={loadSheet} props={{ row, onClose: () => setPrints(false) }} />}
      {act && <BatchDialog act={act} row={row} onClose={() => setAct(undefined)} />}
    </Page>
  );
}

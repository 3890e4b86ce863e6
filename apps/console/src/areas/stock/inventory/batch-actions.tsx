import { discardableOf, type InventoryRow } from "@o2r/api/contract/stock";
import { Button, type IconDrawing } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import {
  Ban,
  CircleCheck,
  ClipboardCheck,
  History,
  IndianRupee,
  PackageMinus,
  Printer,
  RotateCcw,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMay } from "../../../kit/use-may.ts";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { Deferred } from "../../../kit/deferred.tsx";
import { BatchDialog, type BatchAct } from "./batch-dialogs.tsx";
import { BatchHistory } from "./batch-history.tsx";
import { priceChangeHref } from "./inventory-words.ts";
import { useBlock } from "./use-block.ts";

const loadSheet = () => import("./print-batch.tsx").then(({ PrintBatch }) => PrintBatch);

interface Act {
  /** Its label unless told. */
  readonly id?: string;
  readonly label: string;
  readonly icon: IconDrawing;
  /** Rare, or only looks. */
  readonly seldom?: boolean;
  /** There is nothing to do it to. */
  readonly idle?: boolean;
  readonly run: () => void;
}

/** What can be done with a batch, and the dialogs of that. */
export function BatchActions({ row }: { readonly row: InventoryRow }) {
  const [act, setAct] = useState<BatchAct>();
  const [looksBack, setLooksBack] = useState(false);
  const [prints, setPrints] = useState(false);
  const navigate = useNavigate();
  const mayPropose = useMay("price.propose");
  const mayReset = useMay("stock.reset");
  const block = useBlock();
  const mayWrite = useMay("stock.write");
  const isPhone = useMedia(phone);
  const acts: readonly Act[] = [
    { label: "Print", icon: Printer, seldom: true, run: () => setPrints(true) },
    { label: "History", icon: History, seldom: true, run: () => setLooksBack(true) },
    ...(mayPropose
      ? [{ label: "Price change", icon: IndianRupee, seldom: true, run: () => void navigate(priceChangeHref(row)) }]
      : []),
    ...(mayWrite && mayReset
      ? [{ label: "Reset Inventory", icon: RotateCcw, seldom: true, run: () => setAct("reset") }]
      : []),
    ...(mayWrite
      ? [
          {
            // The same button before and after, so that a person without a mouse stays at it.
            id: "sale",
            label: row.blocked ? "Open for sale" : "Block",
            icon: row.blocked ? CircleCheck : Ban,
            run: () => void block(row, !row.blocked),
          },
          { label: "Quality check", icon: ClipboardCheck, idle: row.free === 0, run: () => setAct("check") },
          { label: "Ask to discard", icon: PackageMinus, idle: discardableOf(row) === 0, run: () => setAct("discard") },
        ]
      : []),
  ];
  const adjust = mayWrite && (
    <Button icon={SlidersHorizontal} variant="primary" onClick={() => setAct("adjust")}>
      Adjust stock
    </Button>
  );
  // A phone has no room for all of them side by side; elsewhere what is seldom done stays out of the way.
  const beside = isPhone ? [] : acts.filter(({ seldom }) => !seldom);
  const inMenu = acts.filter((act) => !beside.includes(act) && !act.idle);
  const more = (
    <MenuButton
      label="More for this batch"
      size={isPhone ? "touch" : "md"}
      items={inMenu.map(({ label, icon, run }) => ({ id: label, label, icon, onSelect: run }))}
    />
  );
  return (
    <>
      <div className="stock-actions">
        {!isPhone && more}
        {beside.map(({ label, id = label, icon, idle = false, run }) => (
          <Button key={id} icon={icon} disabled={idle} onClick={run}>
            {label}
          </Button>
        ))}
        {adjust}
        {isPhone && more}
      </div>
      <BatchHistory row={row} open={looksBack} onClose={() => setLooksBack(false)} />
      {prints && <Deferred load={loadSheet} props={{ row, onClose: () => setPrints(false) }} />}
      {act && <BatchDialog act={act} row={row} onClose={() => setAct(undefined)} />}
    </>
  );
}

import { rejectedLife, type RejectedRow } from "@o2r/api/contract/stock";
import { DateText, formatMoney, formatNumber, TwoLineCell } from "@o2r/ui";
import {
  Camera,
  Check,
  ClipboardCheck,
  PackageMinus,
  Printer,
  ReceiptIndianRupee,
  RotateCcw,
  Undo2,
  X,
} from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowWarehouse } from "../../../kit/row-warehouse.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { reasonText } from "../qc/finding-words.ts";
import { rejections } from "../stock-lists.ts";
import type { PhotoDialogProps } from "./photo-dialog.tsx";
import type { PrintReturnPaperProps } from "./print-return-paper.tsx";

const PrintReturnPaper = later<PrintReturnPaperProps>(
  async () => (await import("./print-return-paper.tsx")).PrintReturnPaper,
);

const PhotoDialog = later<PhotoDialogProps>(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

const rejectedName = ({ name, quantity }: RejectedRow): string => `${formatNumber(quantity)} of ${name}`;
const hrefOf = ({ qcId }: RejectedRow): string => `/quality-check/${qcId}`;

const words: ActsGiven<typeof rejectedLife, RejectedRow> = {
  name: rejectedName,
  icons: {
    return: Undo2,
    credit: ReceiptIndianRupee,
    askDiscard: PackageMinus,
    discard: Check,
    keep: X,
    withdraw: Undo2,
    recheck: RotateCcw,
    attachPhoto: Camera,
  },
  // A photo is uploaded, which is asked in a dialog of its own.
  steps: ["return", "credit", "askDiscard", "discard", "keep", "withdraw", "recheck"],
  count: (rows) => {
    const units = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    const { one, many } = rejectedLife.name;
    return `${formatNumber(rows.length)} ${rows.length === 1 ? one : many} (${formatNumber(units)} ${units === 1 ? "unit" : "units"})`;
  },
};

const cells: Readonly<Record<string, CellDrawing<RejectedRow>>> = {
  name: {
    cell: ({ name, sku, photo, image }) => (
      <TwoLineCell media={<RowPicture image={photo ?? image} />} detail={sku} code>
        {name}
      </TwoLineCell>
    ),
  },
  // Together they leave the product's name room for thirty letters.
  warehouse: { width: 144, compactWidth: 184, ...wrapped("warehouse") },
  expiryDate: { width: 102 },
  quantity: { width: 76 },
  qcNumber: { width: 102 },
  reason: { width: 104 },
  createdAt: { width: 148 },
  state: { width: 140 },
};

const card = (row: RejectedRow, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.photo ?? row.image} size={48} />}
    title={row.name}
    href={hrefOf(row)}
    detail={<RowWarehouse name={row.warehouse} />}
    menu={menu}
    facts={[
      <StateStatus key="state" life={rejectedLife} state={row.state} />,
      reasonText(row.reason),
      <span key="expiry">
        expiry <DateText value={row.expiryDate} />
      </span>,
    ]}
    figures={[
      { label: "Units", value: formatNumber(row.quantity) },
      { label: "Value", value: formatMoney(row.value) },
    ]}
  />
);

/** /rejected-skus: what quality checks have rejected, and what becomes of it. */
export function RejectedList() {
  const acts = useActs(rejectedLife, words);
  const [paper, print] = useState<string>();
  const [shown, show] = useState<RejectedRow>();
  const rowActions = useMemo<readonly RowAction<RejectedRow>[]>(
    () => [
      { label: "Open check", icon: ClipboardCheck, to: hrefOf },
      {
        label: "Print memo or challan",
        icon: Printer,
        when: ({ paperId }) => paperId !== null,
        run: ({ paperId }) => print(paperId ?? undefined),
      },
      ...acts.rowActions,
      {
        label: "Attach photo",
        icon: Camera,
        when: (row) => acts.whyNot(row, "attachPhoto") === undefined,
        run: show,
      },
    ],
    [acts],
  );
  return (
    <>
      <ListPage<typeof rejections.endpoint, RejectedRow>
        {...rejections}
        title="Rejected SKUs"
        noun={rejectedLife.name}
        rowName={rejectedName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
      {shown && <PhotoDialog row={shown} onClose={() => show(undefined)} />}
      {paper !== undefined && <PrintReturnPaper id={paper} onClose={() => print(undefined)} />}
    </>
  );
}

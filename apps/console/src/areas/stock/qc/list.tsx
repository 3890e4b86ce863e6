import { qcSteps, takesStep, type QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";
import { Boxes, ClipboardCheck, ClipboardList, RotateCcw, UserCheck } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { AssignOne, RecheckDialog, ReopenDialog } from "./check-dialogs.tsx";
import { QcStatus, sourceText } from "./qc-state.tsx";
import { checkHref, checkNoun } from "./qc-words.ts";
import { useBulkAssign } from "./use-bulk-assign.tsx";
import { checks } from "../stock-lists.ts";

const cells: Readonly<Record<string, CellDrawing<QcRow>>> = {
  warehouse: { cell: ({ warehouse }) => <Wrapped>{warehouse}</Wrapped> },
  source: { cell: ({ source }) => sourceText(source) },
  state: { cell: (row) => <QcStatus {...row} /> },
};

const card = (row: QcRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={checkHref(row)}
    detail={row.warehouse}
    menu={menu}
    facts={[<QcStatus key="state" {...row} />, row.inspector ?? sourceText(row.source)]}
    figures={[
      { label: "Received", value: formatNumber(row.received) },
      { label: "Accepted", value: formatNumber(row.accepted) },
      { label: "Rejected", value: formatNumber(row.rejected) },
      { label: "Held", value: formatNumber(row.held) },
    ]}
  />
);

const related = [{ to: "/rejected-skus", label: "Rejected SKUs", icon: Boxes }] as const;

/** /quality-check: what waits for a check, and how checks have ended. */
export function QcList() {
  const mayAssign = useMay(qcSteps.assign.allow);
  const mayRecheck = useMay(qcSteps.recheck.allow);
  const mayReopen = useMay(qcSteps.reopen.allow);
  const [acting, setActing] = useState<{ readonly row: QcRow; readonly act: "assign" | "recheck" | "reopen" }>();
  const bulkActions = useBulkAssign();
  const rowActions = useMemo<readonly RowAction<QcRow>[]>(
    () => [
      { label: "Open", icon: ClipboardCheck, to: checkHref },
      ...(mayAssign
        ? [
            {
              label: "Assign inspector",
              icon: UserCheck,
              when: ({ state }: QcRow) => takesStep(state, "assign"),
              run: (row: QcRow) => setActing({ row, act: "assign" }),
            },
          ]
        : []),
      ...(mayRecheck
        ? [
            {
              label: "Check held units",
              icon: ClipboardList,
              when: ({ state, held }: QcRow) => takesStep(state, "recheck") && held > 0,
              run: (row: QcRow) => setActing({ row, act: "recheck" }),
            },
          ]
        : []),
      ...(mayReopen
        ? [
            {
              label: "Reopen",
              icon: RotateCcw,
              when: ({ state }: QcRow) => takesStep(state, "reopen"),
              run: (row: QcRow) => setActing({ row, act: "reopen" }),
            },
          ]
        : []),
    ],
    [mayAssign, mayRecheck, mayReopen],
  );
  const close = () => setActing(undefined);
  return (
    <>
      <ListPage<typeof checks.endpoint, QcRow>
        {...checks}
        title="QC Management"
        noun={checkNoun}
        rowName={({ number }) => number}
        rowHref={checkHref}
        cells={cells}
        card={card}
        related={related}
        rowActions={rowActions}
        {...(mayAssign && { bulkActions })}
      />
      {acting?.act === "assign" && <AssignOne row={acting.row} onClose={close} />}
      {acting?.act === "recheck" && <RecheckDialog row={acting.row} onClose={close} />}
      {acting?.act === "reopen" && <ReopenDialog row={acting.row} onClose={close} />}
    </>
  );
}

import { qcLife, type QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";
import { ClipboardCheck, PackageX, Printer } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowWarehouse } from "../../../kit/row-warehouse.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { checks } from "../stock-lists.ts";
import { CheckSla } from "./check-sla.tsx";
import { sourceText } from "./finding-words.ts";
import type { PrintCheckProps } from "./print-check.tsx";
import { checkHref } from "./qc-words.ts";
import { useCheckActs } from "./use-check-acts.ts";

const PrintCheck = later<PrintCheckProps>(async () => (await import("./print-check.tsx")).PrintCheck);

const cells: Readonly<Record<string, CellDrawing<QcRow>>> = {
  warehouse: wrapped("warehouse"),
  sla: { cell: (row) => <CheckSla check={row} /> },
};

const card = (row: QcRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={checkHref(row)}
    detail={<RowWarehouse name={row.warehouse} />}
    menu={menu}
    facts={[
      <StateStatus key="state" life={qcLife} state={row.state} />,
      ...(row.sla === null ? [] : [<CheckSla key="sla" check={row} inline />]),
      row.inspector ?? sourceText(row.source),
    ]}
    figures={[
      { label: "Received", value: formatNumber(row.received) },
      { label: "Accepted", value: formatNumber(row.accepted) },
      { label: "Rejected", value: formatNumber(row.rejected) },
      { label: "Held", value: formatNumber(row.held) },
    ]}
  />
);

const related = [{ to: "/rejected-skus", label: "Rejected SKUs", icon: PackageX }] as const;

/** What can be done with a check from here; it is inspected on its page. */
const steps = ["assign", "recheck", "reopen"] as const;

/** /quality-check: what waits for a check, and how checks have ended. */
export function QcList() {
  const acts = useCheckActs(steps);
  const [printed, print] = useState<string>();
  const rowActions = useMemo<readonly RowAction<QcRow>[]>(
    () => [
      { label: "Open", icon: ClipboardCheck, to: checkHref },
      ...acts.rowActions,
      { label: "Print", icon: Printer, run: ({ id }) => print(id) },
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof checks.endpoint, QcRow>
        {...checks}
        title="QC Management"
        noun={qcLife.name}
        rowName={({ number }) => number}
        rowHref={checkHref}
        cells={cells}
        card={card}
        related={related}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
      {printed !== undefined && <PrintCheck id={printed} onClose={() => print(undefined)} />}
    </>
  );
}

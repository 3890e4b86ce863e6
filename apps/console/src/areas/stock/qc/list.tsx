import { qcEndpoints, qcList, type QcRow } from "@o2r/api/contract/stock";
import { formatNumber } from "@o2r/ui";
import { Boxes, ClipboardCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { QcStatus, sourceText } from "./qc-state.tsx";

const noun = { one: "check", many: "checks" } as const;
const hrefOf = ({ id }: QcRow): string => `/quality-check/${id}`;

const cells: Readonly<Record<string, CellDrawing<QcRow>>> = {
  source: { cell: ({ source }) => sourceText(source) },
  state: { cell: (row) => <QcStatus {...row} /> },
};

const card = (row: QcRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.number}
    href={hrefOf(row)}
    detail={row.warehouse}
    menu={menu}
    facts={[<QcStatus key="state" {...row} />, sourceText(row.source)]}
    figures={[
      { label: "Received", value: formatNumber(row.received) },
      { label: "Accepted", value: formatNumber(row.accepted) },
      { label: "Rejected", value: formatNumber(row.rejected) },
      { label: "Held", value: formatNumber(row.held) },
    ]}
  />
);

const rowActions: readonly RowAction<QcRow>[] = [{ label: "Open", icon: ClipboardCheck, to: hrefOf }];
const related = [{ to: "/rejected-skus", label: "Rejected SKUs", icon: Boxes }] as const;

/** /quality-check: what waits for a check, and how checks have ended. */
export function QcList() {
  return (
    <ListPage<typeof qcEndpoints.list, QcRow>
      declaration={qcList}
      endpoint={qcEndpoints.list}
      title="QC Management"
      noun={noun}
      rowName={({ number }) => number}
      rowHref={hrefOf}
      cells={cells}
      card={card}
      related={related}
      rowActions={rowActions}
    />
  );
}

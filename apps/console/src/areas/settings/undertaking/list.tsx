import type { Undertaking } from "@o2r/api/contract/settings";
import { todayIn } from "@o2r/forms/days";
import { formatDate, Status } from "@o2r/ui";
import { FileCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { undertakingName, undertakings } from "./undertaking-words.ts";

/** Whether an undertaking holds: one whose last day is past frees nothing from tax, switched off or not. */
function UndertakingStatus({ row: { active, validTill } }: { readonly row: Undertaking }) {
  if (active && validTill < todayIn()) return <Status>Ended</Status>;
  return <ActiveStatus active={active} />;
}

const cells: Readonly<Record<string, CellDrawing<Undertaking>>> = {
  active: { cell: (row) => <UndertakingStatus row={row} /> },
};

const card = (row: Undertaking, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.gstin}
    href={`${undertakings.path}/${row.id}`}
    detail={row.arn}
    menu={menu}
    facts={[
      ...(row.active && row.validTill >= todayIn() ? [] : [<UndertakingStatus key="active" row={row} />]),
      `${formatDate(row.validFrom)} – ${formatDate(row.validTill)}`,
    ]}
  />
);

/** /global-config/undertaking: letters of undertaking of every GSTIN of the house. */
export function UndertakingList() {
  return (
    <ThingList
      {...undertakings}
      title="Undertakings"
      icon={FileCheck}
      rowName={undertakingName}
      cells={cells}
      card={card}
    />
  );
}

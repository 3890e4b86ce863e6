import {
  reportRhythms,
  reportScheduleEndpoints,
  reportScheduleLife,
  reportScheduleList,
  type ReportSchedule,
} from "@o2r/api/contract/insight";
import { wordOf } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { formatDateTime } from "@o2r/ui";
import { CalendarClock, ChartColumn, FileDown, Pause, Play, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkAction, CellDrawing } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { reportRuns, runName } from "./run-words.ts";

const words: ActsGiven<typeof reportScheduleLife, ReportSchedule> = {
  name: runName,
  icons: { pause: Pause, resume: Play },
};
const related = [
  { to: "/reports", label: "All reports", icon: ChartColumn },
  { to: reportRuns.path, label: "Reports as files", icon: FileDown },
] as const;
const status = ({ state }: ReportSchedule) => <StateStatus life={reportScheduleLife} state={state} />;
const cells: Readonly<Record<string, CellDrawing<ReportSchedule>>> = {
  params: { kind: "muted" },
  state: { cell: status },
};

const card = (row: ReportSchedule, menu: ReactNode): ReactNode => (
  <RowCard
    title={runName(row)}
    detail={`${wordOf(reportRhythms, row.every) ?? row.every} ${row.params}`}
    menu={menu}
    facts={[
      <span key="state">{status(row)}</span>,
      ...(row.state === "ACTIVE" ? [formatDateTime(row.nextAt)] : []),
      ...(row.reason === null ? [] : [row.reason]),
    ]}
  />
);

/** /reports/schedules: the reports that are made again and again. */
export function ReportSchedules() {
  const client = useClient();
  const acts = useActs(reportScheduleLife, words);
  const end: BulkAction<ReportSchedule> = {
    label: "End",
    icon: Trash2,
    done: "ended",
    endpoint: reportScheduleEndpoints.remove,
    ask: { action: "End", consequence: () => "Nothing is made by it any more; what was made stays." },
    run: async ({ id }) =>
      failureOf((await client.call(reportScheduleEndpoints.remove, { params: { id } }, { quiet: true })).error),
  };
  return (
    <>
      <ListPage<typeof reportScheduleEndpoints.list, ReportSchedule>
        declaration={reportScheduleList}
        endpoint={reportScheduleEndpoints.list}
        title="Scheduled reports"
        noun={reportScheduleLife.name}
        icon={CalendarClock}
        rowName={runName}
        cells={cells}
        card={card}
        related={related}
        rowActions={acts.rowActions}
        bulkActions={[...(acts.bulk.bulkActions ?? []), end]}
      />
      {acts.dialog}
    </>
  );
}

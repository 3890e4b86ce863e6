import { reportRunLife, type ReportRun } from "@o2r/api/contract/insight";
import { Button, formatBytes, formatDateTime, formatNumber, Progress } from "@o2r/ui";
import { CalendarClock, ChartColumn, Download, FileDown } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { progressOf, reportRuns, runName } from "./run-words.ts";
import { useLiveRuns } from "./use-live-runs.ts";
import { useRunActs } from "./use-run-acts.tsx";

const related = [
  { to: "/reports", label: "All reports", icon: ChartColumn },
  { to: "/reports/schedules", label: "Scheduled reports", icon: CalendarClock },
] as const;

const ScheduleReport = later<{ readonly row: ReportRun; readonly onClose: () => void }>(
  async () => (await import("./schedule-report.tsx")).ScheduleReport,
);

const status = (run: ReportRun): ReactNode => {
  const value = progressOf(run);
  if (run.state !== "RUNNING") return <StateStatus life={reportRunLife} state={run.state} />;
  return <Progress label={`${runName(run)} is being made`} value={value} size="sm" caption={value && `${value}%`} />;
};

const size = ({ bytes }: ReportRun): string => (bytes === null ? "–" : formatBytes(bytes));

/** /reports/files: what was asked for as a file, and how far it is. */
export function ReportFiles() {
  const watch = useLiveRuns();
  const { id: me } = useCurrentUser();
  const [scheduled, setScheduled] = useState<ReportRun>();
  const { rowActions, bulkActions, dialog, download } = useRunActs({ onSchedule: setScheduled, onAgain: watch });
  const cells = useMemo<Readonly<Record<string, CellDrawing<ReportRun>>>>(
    () => ({
      report: {
        cell: (run) =>
          run.state === "DONE" && run.ownerId === me ? (
            <Button variant="link" endIcon={Download} onClick={() => void download(run)}>
              {runName(run)}
            </Button>
          ) : (
            runName(run)
          ),
      },
      params: { kind: "muted" },
      bytes: { cell: size },
      state: { cell: status },
    }),
    [download, me],
  );
  const card = (run: ReportRun, menu: ReactNode): ReactNode => (
    <RowCard
      title={runName(run)}
      detail={run.params}
      menu={menu}
      facts={[
        <span key="state">{status(run)}</span>,
        formatDateTime(run.askedAt),
        ...(run.state === "DONE" ? [`${formatNumber(run.rows)} rows`, size(run)] : []),
        ...(run.reason === null ? [] : [run.reason]),
      ]}
    />
  );
  return (
    <>
      <ListPage<typeof reportRuns.endpoint, ReportRun>
        {...reportRuns}
        title="Reports as files"
        icon={FileDown}
        rowName={runName}
        cells={cells}
        card={card}
        related={related}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {dialog}
      {scheduled !== undefined && <ScheduleReport row={scheduled} onClose={() => setScheduled(undefined)} />}
    </>
  );
}

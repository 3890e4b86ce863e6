import { reportRunEndpoints, reportRunLife, type ReportRun } from "@o2r/api/contract/insight";
import { useClient, useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { CalendarClock, CircleX, Download, RotateCw, Trash2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { BulkAction, RowAction } from "../../../kit/list/list-page.types.ts";
import { saveFile } from "../../../kit/save-file.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { runName } from "./run-words.ts";

const words: ActsGiven<typeof reportRunLife, ReportRun> = { name: runName, icons: { cancel: CircleX } };

const remove = {
  label: "Delete",
  icon: Trash2,
  done: "deleted",
  endpoint: reportRunEndpoints.remove,
  unfit: ({ state }: ReportRun) => (state === "ASKED" || state === "RUNNING" ? "not ready yet" : undefined),
  ask: {
    action: "Delete",
    consequence: (count: number) => `${count === 1 ? "The file goes" : "The files go"} for good.`,
  },
};

interface RunActsGiven {
  readonly onSchedule: (row: ReportRun) => void;
  /** Called with the id of the run that is made in the place of an earlier one. */
  readonly onAgain: (id: string) => void;
}

/** What the person may do with a report as a file. */
export const useRunActs = ({ onSchedule, onAgain }: RunActsGiven) => {
  const client = useClient();
  const { id: me } = useCurrentUser();
  const acts = useActs(reportRunLife, words);
  const { run: again } = useMutation(reportRunEndpoints.again);

  const download = useCallback(
    async (row: ReportRun) => {
      const { response } = await client.open(reportRunEndpoints.file, { params: { id: row.id } });
      const file = await response?.blob().catch(() => undefined);
      if (response === undefined) return;
      if (file === undefined) notify({ kind: "danger", title: "The connection was lost before the file was whole" });
      else {
        const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
        saveFile(file, named ?? `report.${row.format}`);
      }
    },
    [client],
  );
  const askAgain = useCallback(
    async (row: ReportRun) => {
      const { payload } = await again({ params: { id: row.id } });
      if (payload === undefined) return;
      notify({ kind: "success", title: `${runName(row)} is on its way again` });
      onAgain(payload.id);
    },
    [again, onAgain],
  );

  const rowActions = useMemo<readonly RowAction<ReportRun>[]>(
    () => [
      {
        label: "Download",
        icon: Download,
        run: (row) => void download(row),
        when: ({ state }) => state === "DONE",
        why: ({ ownerId }) => (ownerId === me ? undefined : "Only whoever asked for it may fetch it"),
      },
      { label: "Run again", icon: RotateCw, run: (row) => void askAgain(row) },
      { label: "Schedule", icon: CalendarClock, run: onSchedule },
      ...acts.rowActions,
    ],
    [acts.rowActions, askAgain, download, me, onSchedule],
  );
  const bulkActions: readonly BulkAction<ReportRun>[] = [
    ...(acts.bulk.bulkActions ?? []),
    {
      ...remove,
      run: async ({ id }) =>
        failureOf((await client.call(reportRunEndpoints.remove, { params: { id } }, { quiet: true })).error),
    },
  ];
  return { rowActions, bulkActions, dialog: acts.dialog, download };
};

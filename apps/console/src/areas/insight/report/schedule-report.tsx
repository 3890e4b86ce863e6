import { reportScheduleEndpoints, reportScheduleForm, type ReportRun } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { useNavigate } from "react-router-dom";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { runName } from "./run-words.ts";

/** Has a report that was asked for made again and again. */
export function ScheduleReport({ row, onClose }: { readonly row: ReportRun; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { run } = useMutation(reportScheduleEndpoints.create);
  return (
    <ActDialog
      definition={reportScheduleForm}
      size="sm"
      title={`Schedule ${runName(row)}`}
      lead={
        <p>
          It is made by what you may read at the time, of the days that have just ended. A mail says when it is ready.
        </p>
      }
      submit="Schedule"
      initial={{ every: "WEEK", hour: 7 }}
      act={(values) => run({ body: { run: row.id, values } })}
      done={() => `${runName(row)} is scheduled`}
      onDone={() => void navigate("/reports/schedules")}
      onClose={onClose}
    />
  );
}

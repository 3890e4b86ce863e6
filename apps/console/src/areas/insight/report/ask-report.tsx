import { reportables, reportRunEndpoints, type ReportName } from "@o2r/api/contract/insight";
import { useClient, useMutation } from "@o2r/api/react";
import type { Field, RawValues } from "@o2r/forms";
import { addDays, todayIn } from "@o2r/forms/days";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { reportRuns } from "./run-words.ts";

/** What a report is asked for at first: the last thirty days, in the first of its formats. */
const beginning = (fields: Readonly<Record<string, Field>>, today: string): RawValues => {
  const { format } = fields;
  const [first] = format?.kind === "select" && !("source" in format.options) ? format.options : [];
  const days = Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind !== "date") return [];
    return name.endsWith("From") ? [[name, addDays(today, -29)]] : name.endsWith("To") ? [[name, today]] : [];
  });
  return { ...Object.fromEntries(days), format: first?.value ?? null };
};

/** Asks for a report as a file, which is made while one goes on with something else. */
export function AskReport({ name, onClose }: { readonly name: ReportName; readonly onClose: () => void }) {
  const report = reportables[name];
  const client = useClient();
  const navigate = useNavigate();
  const today = todayIn();
  const [registry] = useState(() => formRegistry(client, report.form));
  const { run } = useMutation(reportRunEndpoints.ask);
  return (
    <ActDialog
      definition={report.form}
      title={report.title}
      lead={<p>{report.says} The file is kept for a week.</p>}
      submit="Run"
      registry={registry}
      initial={beginning(report.form.fields, today)}
      act={(values) => run({ body: { report: name, values } })}
      done={() => `${report.title} is on its way`}
      onDone={(asked) => void navigate(reportRuns.path, { state: { asked: asked.id } })}
      onClose={onClose}
    />
  );
}

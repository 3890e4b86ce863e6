import { exampleRow, isLatin, type Importable } from "@o2r/api/contract/core";
import { importEndpoints, type ImportJob, type ImportThing } from "@o2r/api/contract/insight";
import { useClient, useEndpoint } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { Badge, Button, DateText, FormField } from "@o2r/ui";
import { FileUpload, type UploadFile } from "@o2r/ui/uploads";
import { Download } from "lucide-react";
import { fetchWithProgress } from "../fetch-with-progress.ts";
import { saveFile } from "../save-file.ts";
import { useImportable } from "./use-importable.ts";

export interface ImportStartProps {
  readonly thing: ImportThing;
  /** Goes to an import by its id. */
  readonly onGo: (id: string) => void;
}

const accept = ".csv,.xlsx";
/** The service's own limit. */
const maxMB = 10;

const stateWords: Readonly<Record<ImportJob["state"], string>> = {
  MATCHING: "Columns to match",
  CHECKING: "Being checked",
  CHECKED: "Ready",
  APPLYING: "Under way",
  DONE: "Done",
};

/** The first step: a file is chosen, or an import that was begun is gone on with. */
export function ImportStart({ thing, onGo }: ImportStartProps) {
  const client = useClient();
  const importable = useImportable();
  const { name, columns } = importable;
  const { data } = useEndpoint(importEndpoints.list, { query: { thing } }, { revalidateOnMount: true });

  const upload: UploadFile = async (file, { onProgress, signal }) => {
    const { payload, error } = await client.call(
      importEndpoints.start,
      { params: { thing }, body: file },
      { signal, fetch: fetchWithProgress(onProgress) },
    );
    if (error !== undefined) throw new Error(error.message);
    onGo(payload.id);
    return { id: payload.id, url: "", name: payload.fileName };
  };
  const saveSample = () => {
    // The service knows the columns by their English labels, and by their keys.
    const headings = columns.map(({ label, field }) => (isLatin(label) ? label : field));
    const rows = [headings, exampleRow(importable, todayIn())];
    const lines = rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`);
    saveFile(new Blob(["\uFEFF", ...lines], { type: "text/csv" }), `${name.many}-sample.csv`);
  };

  return (
    <div className="import-start">
      <FormField
        group
        label="A CSV file or an Excel workbook"
        help={`Its first row names the columns. ${whatRowsDo(importable)} Nothing is imported before you have seen what would happen.`}
      >
        <FileUpload value={[]} onValueChange={() => {}} upload={upload} accept={accept} maxMB={maxMB} />
      </FormField>
      <Button variant="link" icon={Download} onClick={saveSample}>
        Sample file with all columns
      </Button>
      {data !== undefined && data.content.length > 0 && (
        <section>
          <h2>Begun before</h2>
          <ul className="import-jobs">
            {data.content.map(({ id, fileName, state, createdAt, done, bad }) => (
              <li key={id}>
                <Button variant="link" onClick={() => onGo(id)}>
                  {fileName}
                </Button>
                <span className="import-faint">
                  <DateText value={createdAt} time />
                </span>
                <span className="import-faint">
                  {done} imported{bad > 0 && `, ${bad} to fix`}
                </span>
                <Badge tone={state === "DONE" ? (bad > 0 ? "warning" : "success") : "neutral"}>
                  {stateWords[state]}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const whatRowsDo = ({ key, columns, name, changes }: Importable): string => {
  if (!changes) return `Each row makes a new ${name.one}.`;
  const labels = columns.filter(({ field }) => key.includes(field)).map(({ label }) => label);
  return `A row whose ${labels.join(" and ")} ${labels.length > 1 ? "are" : "is"} known changes that ${name.one}, every other row makes a new one.`;
};

import { importEndpoints, type ImportJob } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, NativeSelect } from "@o2r/ui";
import { useState } from "react";
import { DiscardImport } from "./discard-import.tsx";
import { useImportable } from "./use-importable.ts";

export interface ImportStepProps {
  readonly job: ImportJob;
  /** The import has been changed: how it stands is to be read again. */
  readonly onChange: () => void;
  /** The import is no more. */
  readonly onLeave: () => void;
}

/** The second step: which column of the file fills which field. What the headings tell is chosen already. */
export function ImportColumns({ job, onChange, onLeave }: ImportStepProps) {
  const { columns, name, key, changes } = useImportable();
  const [matched, setMatched] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(job.columns.map(({ field, column }) => [field, column])),
  );
  const match = useMutation(importEndpoints.match);
  const [refusal, setRefusal] = useState<string>();

  const choose = (field: string, text: string) => {
    const { [field]: _, ...others } = matched;
    // A column fills one field: it goes to where it was chosen last.
    const left = Object.fromEntries(Object.entries(others).filter(([, column]) => String(column) !== text));
    setMatched(text === "" ? left : { ...left, [field]: Number(text) });
  };
  const check = async () => {
    const body = { columns: Object.entries(matched).map(([field, column]) => ({ field, column })) };
    const { error } = await match.run({ params: { id: job.id }, body });
    setRefusal(error?.message);
    if (error === undefined) onChange();
  };

  const used = new Set(Object.values(matched));
  const unused = job.headings.filter((_, at) => !used.has(at));
  const missing = columns.filter(({ field, required }) => required && matched[field] === undefined);
  const options = job.headings.map((heading, at) => ({
    value: at,
    label: heading === "" ? `Column ${at + 1}` : heading,
  }));

  return (
    <section className="import-columns">
      {missing.length > 0 && (
        <Banner tone="info" title={`New ${name.many} need more columns`}>
          {changes &&
            key.every((field) => matched[field] !== undefined) &&
            `Rows that change a ${name.one} do without. `}
          Missing: {missing.map(({ label }) => label).join(", ")}. After the check each can be filled for all rows at
          once.
        </Banner>
      )}
      {unused.length > 0 && (
        <Banner
          tone="info"
          title={unused.length === 1 ? "One column is not used" : `${unused.length} columns are not used`}
        >
          {unused.join(", ")}
        </Banner>
      )}
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <table className="import-table">
        <caption className="import-faint">The first rows of the file stand beside each column.</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column of the file</th>
            <th scope="col">First rows</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, label, required }) => {
            const column = matched[field];
            return (
              <tr key={field}>
                <th scope="row">
                  {label}
                  {required && <span aria-hidden> *</span>}
                </th>
                <td>
                  <NativeSelect
                    aria-label={label}
                    placeholder="Not in the file"
                    options={options}
                    value={column ?? ""}
                    onChange={(event) => choose(field, event.currentTarget.value)}
                  />
                </td>
                <td className="import-faint">
                  {column === undefined
                    ? "–"
                    : [...new Set(job.sample.map((row) => row[column] ?? ""))].filter(Boolean).join(" · ")}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="import-foot">
        <DiscardImport job={job} onLeave={onLeave} />
        <Button
          variant="primary"
          loading={match.running}
          disabled={Object.keys(matched).length === 0}
          onClick={() => void check()}
        >
          Check the rows
        </Button>
      </div>
    </section>
  );
}

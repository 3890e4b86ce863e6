import { importEndpoints, type ImportJob } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { Button, Spinner } from "@o2r/ui";
import { useState } from "react";
import { NotLoaded } from "../not-loaded.tsx";
import { WideTable } from "../wide-table.tsx";
import { useImportable } from "./use-importable.ts";

/** Rows that are shown at once. */
const size = 50;

/** What is told of rows before they are imported. */
const views = {
  update: { title: "What will be changed", head: ["Row", "Field", "Now", "Will be"] },
  filled: { title: "What is filled in", head: ["Row", "Field", "Will be", "From"] },
} as const;

interface ImportChangesProps {
  readonly job: ImportJob;
  readonly effect: keyof typeof views;
}

/**
 * What an import will overwrite: of each row what stands now, and what will stand in its place. Or what new rows have that
 * the file leaves empty, and where it comes from.
 */
export function ImportChanges({ job, effect }: ImportChangesProps) {
  const { title, head } = views[effect];
  const { columns } = useImportable();
  const [after, setAfter] = useState(0);
  const { data, error, mutate } = useEndpoint(
    importEndpoints.rows,
    { params: { id: job.id }, query: { state: "GOOD", effect, after, size } },
    { quiet: true, revalidateOnMount: true },
  );
  if (data === undefined)
    return error === undefined ? (
      <Spinner label="Loading" />
    ) : (
      <NotLoaded what="changes" error={error} onRetry={() => void mutate()} />
    );
  const labelOf = (field: string): string => columns.find((column) => column.field === field)?.label ?? field;
  return (
    <div className="import-grid">
      <h2>{title}</h2>
      <WideTable label={title} head={head}>
        <tbody>
          {data.content.flatMap(({ id, number, changes }) =>
            changes.map(({ field, before, after: next, proposed, overtakes, from }) => (
              <tr key={`${id} ${field}`}>
                <th scope="row">{number}</th>
                <td>{labelOf(field)}</td>
                {effect === "update" && <td>{before ?? "–"}</td>}
                <td>
                  {next}
                  {proposed === true && <small className="import-change-note">Proposed</small>}
                  {overtakes !== undefined && <small className="import-change-note">{overtakes}</small>}
                </td>
                {effect === "filled" && <td>{from}</td>}
              </tr>
            )),
          )}
        </tbody>
      </WideTable>
      {(after > 0 || data.more) && (
        <div className="import-foot">
          {after > 0 && <Button onClick={() => setAfter(0)}>First changes</Button>}
          {data.more && <Button onClick={() => setAfter(data.content.at(-1)?.number ?? 0)}>Next changes</Button>}
        </div>
      )}
    </div>
  );
}

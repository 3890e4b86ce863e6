import { importables, importEndpoints, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { Button, Icon, IconButton, LiveRegion, Spinner, Switch } from "@o2r/ui";
import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Deferred } from "../../shell/deferred.tsx";
import { NotLoaded } from "../not-loaded.tsx";
import { phone, useMedia } from "../use-media.ts";
import { GridCell } from "./grid-cell.tsx";
import type { Mends } from "./use-mends.ts";

export interface ImportGridProps {
  readonly job: ImportJob;
  readonly mends: Mends;
  /** Takes a step that these cells are not there after, once all that was mended is saved. */
  readonly onStep: (step: () => void) => void;
  /** A field was given a column, and all rows are checked anew. */
  readonly onFilled: () => void;
}

const loadFill = () => import("./fill-field.tsx").then(({ FillField }) => FillField);

/** Rows that are shown at once. */
const size = 50;

/** On a phone the cells are beside the window: what is wrong is said beside the row's number, which stays in sight. */
function RowMark({ row, isUnsaved }: { readonly row: ImportRow; readonly isUnsaved: boolean }) {
  const said = [...(isUnsaved ? ["Not saved"] : []), ...row.errors.map(({ message }) => message)];
  if (said.length === 0) return null;
  return (
    <IconButton
      size="sm"
      icon={TriangleAlert}
      label={`Row ${row.number}: ${said.join(", ")}`}
      onClick={(event) => goToWrong(event.currentTarget)}
    />
  );
}

/** Leads from the head of a row to the first of its cells that something is wrong with, or to what is said beside them. */
const goToWrong = (mark: HTMLElement): void => {
  const row = mark.closest("tr");
  const wrong = row?.querySelector<HTMLElement>("[data-wrong] input");
  const cell = wrong?.closest("td") ?? row?.lastElementChild;
  cell?.scrollIntoView({ block: "nearest", inline: "end" });
  wrong?.focus({ preventScroll: true });
};

/** The rows that something is wrong with, to be mended where they stand; a mended one is checked at once. */
export function ImportGrid({ job, mends, onStep, onFilled }: ImportGridProps) {
  const { columns, key, form } = importables[job.thing];
  const [filling, setFilling] = useState<string>();
  const [after, setAfter] = useState(0);
  const [all, setAll] = useState(false);
  const isPhone = useMedia(phone);
  const { data, error, mutate } = useEndpoint(
    importEndpoints.rows,
    { params: { id: job.id }, query: { state: "BAD", after, size } },
    // Read anew, the rows that were mended would go from under the hand.
    { revalidateOnMount: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );

  const found = data?.content ?? [];
  const rows = found.map(mends.latest);
  const matched = columns.flatMap(({ field, label }) => {
    const column = job.columns.find((one) => one.field === field)?.column;
    return column === undefined ? [] : [{ field, label, column }];
  });
  const wrong = new Set(found.flatMap((row) => row.errors.map(({ field }) => field)));
  const first = matched[0]?.field;
  const unfilled = columns.filter(({ field }) => wrong.has(field) && !matched.some((one) => one.field === field));
  const toFill = filling === undefined ? undefined : form.fields[filling];
  const shown = all
    ? matched
    : matched.filter(({ field }) => wrong.has(field) || key.includes(field) || field === first);

  if (data === undefined)
    return error === undefined ? (
      <Spinner label="Loading" />
    ) : (
      <NotLoaded what="rows" error={error} onRetry={() => void mutate()} />
    );
  return (
    <div className="import-grid">
      <div className="import-grid-head">
        <h2>Rows to mend</h2>
        <Switch label="All columns" checked={all} onChange={() => setAll(!all)} />
      </div>
      {unfilled.length > 0 && (
        <div className="import-fills">
          {unfilled.map(({ field, label }) => (
            <Button key={field} size="sm" onClick={() => onStep(() => setFilling(field))}>
              Fill {label} for all rows
            </Button>
          ))}
        </div>
      )}
      {filling !== undefined && toFill !== undefined && (
        <Deferred
          load={loadFill}
          props={{ job, name: filling, field: toFill, onDone: onFilled, onClose: () => setFilling(undefined) }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard */}
      <section className="import-scroll" aria-label="Rows to mend" tabIndex={0}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {shown.map(({ field, label }) => (
                <th key={field} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Besides</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const others = row.errors.filter(({ field }) => !shown.some((one) => one.field === field));
              return (
                <tr key={row.id} data-good={row.state === "GOOD" ? "" : undefined}>
                  <th scope="row">
                    {row.number}
                    {isPhone && <RowMark row={row} isUnsaved={mends.unsaved.some((one) => one.row.id === row.id)} />}
                  </th>
                  {shown.map(({ field, label, column }) => (
                    <GridCell
                      key={field}
                      label={label}
                      number={row.number}
                      text={row.cells[column] ?? ""}
                      error={row.errors.find((one) => one.field === field)}
                      unsaved={mends.unsavedAt(row, column)}
                      onMend={(text) => mends.mend(row, column, text)}
                      onPutBack={(text) => mends.putBack(row, column, text)}
                    />
                  ))}
                  <td>
                    {row.state === "GOOD" && (
                      <span className="import-good">
                        <Icon as={Check} /> Ready
                      </span>
                    )}
                    {others.map(({ field, message }) => (
                      <p key={field} className="import-error">
                        {[columns.find((one) => one.field === field)?.label ?? [], message].flat().join(": ")}
                      </p>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <LiveRegion>{rows.filter(({ state }) => state === "GOOD").length} rows mended</LiveRegion>
      {(after > 0 || data.more) && (
        <div className="import-foot">
          {after > 0 && <Button onClick={() => onStep(() => setAfter(0))}>First rows</Button>}
          {data.more && <Button onClick={() => onStep(() => setAfter(found.at(-1)?.number ?? 0))}>Next rows</Button>}
        </div>
      )}
    </div>
  );
}

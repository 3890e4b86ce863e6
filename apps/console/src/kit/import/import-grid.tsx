import { importEndpoints, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { Button, Kbd, LiveRegion, Spinner, Switch } from "@o2r/ui";
import { useRef, useState } from "react";
import { Deferred } from "../deferred.tsx";
import { NotLoaded } from "../not-loaded.tsx";
import { phone, useMedia } from "../use-media.ts";
import { RowToFix } from "./row-to-fix.tsx";
import type { Fixes } from "./use-fixes.ts";
import { useProblems } from "./use-problems.ts";
import { useImportable } from "./use-importable.ts";

export interface ImportGridProps {
  readonly job: ImportJob;
  readonly fixes: Fixes;
  /** Takes a step that these cells are not there after, once all that was fixed is saved. */
  readonly onStep: (step: () => unknown) => void;
  /** Many rows were changed at once, and are being checked again. */
  readonly onFilled: () => void;
}

const loadFill = () => import("./fill-field.tsx").then(({ FillField }) => FillField);

/** Rows that are shown at once. */
const size = 50;

const countErrors = (rows: readonly ImportRow[]): number => rows.reduce((sum, { errors }) => sum + errors.length, 0);

/** The rows that something is wrong with, to be fixed where they stand; a fixed one is checked at once. */
export function ImportGrid({ job, fixes, onStep, onFilled }: ImportGridProps) {
  const { columns, key, form } = useImportable();
  const [filling, setFilling] = useState<string>();
  const [after, setAfter] = useState(0);
  const [all, setAll] = useState(false);
  const isPhone = useMedia(phone);
  const { data, error, mutate } = useEndpoint(
    importEndpoints.rows,
    { params: { id: job.id }, query: { state: "BAD", after, size } },
    // Read again, the rows that were fixed would go from under the hand.
    { revalidateOnMount: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );

  const found = data?.content ?? [];
  const rows = found.map(fixes.latest);
  const grid = useRef<HTMLElement>(null);
  const turnTo = (row: number) => () => onStep(() => setAfter(row));
  const following = data?.more ? turnTo(found.at(-1)?.number ?? 0) : undefined;
  const left = countErrors(rows);
  const problems = useProblems(grid, { shown: data, left, turn: following ?? (after > 0 ? turnTo(0) : undefined) });
  // Fixing one may bring another to light.
  const most = Math.max(left, countErrors(found));
  const state = `${left} of ${most} ${most === 1 ? "problem" : "problems"} left${following ? " on this page" : ""}`;
  const matched = columns.flatMap(({ field, label }) => {
    const column = job.columns.find((one) => one.field === field)?.column;
    return column === undefined ? [] : [{ field, label, column }];
  });
  const wrong = new Set(
    found.flatMap((row) => row.errors.flatMap(({ field, against }) => [field, against?.field ?? field])),
  );
  const first = matched[0]?.field;
  const refused = new Set(found.flatMap((row) => row.errors.map(({ field }) => field)));
  const unfilled = columns.filter(({ field }) => refused.has(field) && !matched.some((one) => one.field === field));
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
        <h2>Rows to fix</h2>
        <div className="import-next">
          <span className="import-faint">{state}</span>
          <Button
            size="sm"
            aria-keyshortcuts="F8"
            disabled={left === 0 && fixes.unsaved.length === 0 && !following}
            onClick={() => problems.go()}
          >
            Next problem {!isPhone && <Kbd>F8</Kbd>}
          </Button>
        </div>
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
      <section ref={grid} className="import-scroll" aria-label="Rows to fix" tabIndex={0}>
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
            {rows.map((row, index) => (
              <RowToFix
                key={row.id}
                job={job}
                row={row}
                was={found[index] ?? row}
                shown={shown}
                fixes={fixes}
                onStep={onStep}
                onDone={onFilled}
              />
            ))}
          </tbody>
        </table>
      </section>
      <LiveRegion>{[problems.said, state].filter(Boolean).join(", ")}</LiveRegion>
      {(after > 0 || data.more) && (
        <div className="import-foot">
          {after > 0 && <Button onClick={turnTo(0)}>First rows</Button>}
          {following && <Button onClick={following}>Next rows</Button>}
        </div>
      )}
    </div>
  );
}

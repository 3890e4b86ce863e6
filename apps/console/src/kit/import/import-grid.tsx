import { importables, importEndpoints, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Banner, Button, Icon, Input, LiveRegion, Spinner, Switch } from "@o2r/ui";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Deferred } from "../../shell/deferred.tsx";
import { NotLoaded } from "../not-loaded.tsx";

export interface ImportGridProps {
  readonly job: ImportJob;
  /** A row was mended, and checked anew. */
  readonly onMended: (row: ImportRow) => void;
  /** A field was given a column, and all rows are checked anew. */
  readonly onFilled: () => void;
}

const loadFill = () => import("./fill-field.tsx").then(({ FillField }) => FillField);

/** Rows that are shown at once. */
const size = 50;

interface CellProps {
  readonly label: string;
  readonly number: number;
  readonly text: string;
  readonly error: ImportRow["errors"][number] | undefined;
  /** Whether it was taken. */
  readonly onMend: (text: string) => Promise<boolean>;
}

function GridCell({ label, number, text, error, onMend }: CellProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  const mend = async (next: string) => {
    setTyped(next);
    const before = sent.current;
    if (next === before) return;
    sent.current = next;
    // What was not taken may be sent again as it is.
    if (!(await onMend(next)) && sent.current === next) sent.current = before;
  };
  const said = error && `import-error-${number}-${error.field}`;
  return (
    <td data-wrong={error ? "" : undefined}>
      <Input
        ref={input}
        size="sm"
        aria-label={`${label}, row ${number}`}
        aria-invalid={error !== undefined}
        aria-describedby={said}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void mend(typed)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void mend(typed);
          if (event.key === "Escape") setTyped(text);
        }}
      />
      {error && (
        <p id={said} className="import-error">
          {error.message}
          {error.suggestion !== null && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                // The button goes with the error.
                input.current?.focus();
                void mend(error.suggestion ?? "");
              }}
            >
              Use “{error.suggestion}”
            </Button>
          )}
        </p>
      )}
    </td>
  );
}

/** The rows that something is wrong with, to be mended where they stand; a mended one is checked at once. */
export function ImportGrid({ job, onMended, onFilled }: ImportGridProps) {
  const { columns, key, form } = importables[job.thing];
  const [filling, setFilling] = useState<string>();
  const [after, setAfter] = useState(0);
  const [all, setAll] = useState(false);
  const [changed, setChanged] = useState<ReadonlyMap<string, ImportRow>>(new Map());
  const [failure, setFailure] = useState<{ readonly cell: string; readonly message: string }>();
  const states = useRef(new Map<string, ImportRow["state"]>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { data, error, mutate } = useEndpoint(
    importEndpoints.rows,
    { params: { id: job.id }, query: { state: "BAD", after, size } },
    { quiet: true, revalidateOnMount: true, revalidateOnFocus: false },
  );
  const mend = useMutation(importEndpoints.mend);

  const found = data?.content ?? [];
  const rows = found.map((row) => changed.get(row.id) ?? row);
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

  const send = async (row: ImportRow, column: number, text: string): Promise<boolean> => {
    const cell = `${row.id} ${column}`;
    const { payload, error: failed } = await mend.run(
      { params: { id: job.id }, body: { row: row.id, cells: [{ column, text }] } },
      { quiet: true },
    );
    setFailure((before) => (failed ? { cell, message: failed.message } : before?.cell === cell ? undefined : before));
    if (payload === undefined) return false;
    setChanged((before) => new Map(before).set(row.id, payload));
    const before = states.current.get(row.id) ?? row.state;
    states.current.set(row.id, payload.state);
    if (payload.state !== before) onMended(payload);
    return true;
  };
  // All mends go to one address, and of two under way at once the client drops the second.
  const change = (row: ImportRow, column: number, text: string): Promise<boolean> => {
    const sent = turn.current.then(() => send(row, column, text));
    turn.current = sent;
    return sent;
  };

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
            <Button key={field} size="sm" onClick={() => setFilling(field)}>
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
      {failure !== undefined && <Banner tone="danger" title={failure.message} />}
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
                  <th scope="row">{row.number}</th>
                  {shown.map(({ field, label, column }) => (
                    <GridCell
                      key={field}
                      label={label}
                      number={row.number}
                      text={row.cells[column] ?? ""}
                      error={row.errors.find((one) => one.field === field)}
                      onMend={(text) => change(row, column, text)}
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
          {after > 0 && <Button onClick={() => setAfter(0)}>First rows</Button>}
          {data.more && <Button onClick={() => setAfter(found.at(-1)?.number ?? 0)}>Next rows</Button>}
        </div>
      )}
    </div>
  );
}

import { importEndpoints } from "@o2r/api/contract/insight";
import { useClient, useMutation } from "@o2r/api/react";
import { Banner, Button, buttonLook, formatNumber, Icon } from "@o2r/ui";
import { Check, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { LeaveDialog } from "../form/leave/leave-dialog.tsx";
import { useAskBeforeClosing, useLeaveWhile } from "../form/leave/use-leave-while.ts";
import { saveFile } from "../save-file.ts";
import { DiscardImport } from "./discard-import.tsx";
import { ImportChanges } from "./import-changes.tsx";
import { ImportColumns, type ImportStepProps } from "./import-columns.tsx";
import { ImportGrid } from "./import-grid.tsx";
import { useFixes, type Unsaved } from "./use-fixes.ts";
import { useImportable } from "./use-importable.ts";

export interface ImportCheckProps extends ImportStepProps {
  /** Where the list stands. */
  readonly path: `/${string}`;
  /** What is to be known of the rows. */
  readonly notice: ReactNode;
}

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const rowsOf = (unsaved: readonly Unsaved[]): string => {
  const numbers = [...new Set(unsaved.map(({ row }) => row.number))].toSorted((one, other) => one - other);
  return `${numbers.length === 1 ? "row" : "rows"} ${numbers.join(", ")}`;
};

/** The third step and the last: what will happen or has happened, and the rows that something is wrong with. */
export function ImportCheck({ job, path, notice, onChange, onLeave }: ImportCheckProps) {
  const client = useClient();
  const { name, changes } = useImportable();
  const [matching, setMatching] = useState(false);
  const [fixed, setFixed] = useState(0);
  const [failure, setFailure] = useState<string>();
  const apply = useMutation(importEndpoints.apply);
  const fixes = useFixes(job, (row) => setFixed((count) => count + (row.state === "GOOD" ? 1 : -1)));
  const [held, setHeld] = useState(false);
  const [settling, setSettling] = useState(false);
  const isUnsaved = fixes.unsaved.length > 0;
  useAskBeforeClosing(isUnsaved);
  const leaving = useLeaveWhile(() => isUnsaved);
  const ready = job.creates + job.updates + fixed;
  const left = job.bad - fixed;

  const step = async (next: () => unknown) => {
    setSettling(true);
    const isSaved = await fixes.settle();
    setSettling(false);
    setHeld(!isSaved);
    if (isSaved) await next();
  };
  const begin = async () => {
    const { error } = await apply.run({ params: { id: job.id } });
    setFailure(error?.message);
    if (error === undefined) onChange();
  };
  const saveRest = async () => {
    const { response, error } = await client.open(
      importEndpoints.failedRows,
      { params: { id: job.id } },
      { quiet: true },
    );
    const file = await response?.blob().catch(() => undefined);
    if (file === undefined)
      setFailure(error?.message ?? "The connection was lost before the file was whole. Try again.");
    else saveFile(file, `${name.many}-not-imported.csv`);
  };
  if (matching) return <ImportColumns job={job} onChange={onChange} onLeave={onLeave} />;
  return (
    <section className="import-check">
      <dl className="import-counts">
        {job.done > 0 && (
          <div data-tone="success">
            <dt>
              <Icon as={Check} /> Imported
            </dt>
            <dd>{formatNumber(job.done)}</dd>
          </div>
        )}
        {(job.state === "CHECKED" || job.creates + job.updates > 0) && (
          <>
            <div>
              <dt>Will be made</dt>
              <dd>{formatNumber(job.creates + (changes ? 0 : fixed))}</dd>
            </div>
            {changes && (
              <div>
                <dt>Will be changed</dt>
                <dd>{formatNumber(job.updates)}</dd>
              </div>
            )}
            {/* Which of them are new is known once they are imported. */}
            {changes && fixed > 0 && (
              <div>
                <dt>Fixed here</dt>
                <dd>{formatNumber(fixed)}</dd>
              </div>
            )}
            {job.same > 0 && (
              <div>
                <dt>Stand already</dt>
                <dd>{formatNumber(job.same)}</dd>
              </div>
            )}
          </>
        )}
        <div data-tone={left > 0 ? "danger" : undefined}>
          <dt>To fix</dt>
          <dd>{formatNumber(left)}</dd>
        </div>
      </dl>
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {isUnsaved && (
        <Banner
          tone="danger"
          role="alert"
          title={`What was changed in ${rowsOf(fixes.unsaved)} is not saved`}
          actions={
            <Button size="sm" loading={settling} onClick={() => void fixes.settle()}>
              Save again
            </Button>
          }
        >
          {held
            ? "Nothing else is done with this import before it is."
            : "It stays where it was typed, and is sent again before the import begins."}
        </Banner>
      )}
      {job.state === "DONE" && left === 0 && ready === 0 && (
        <Banner tone="success" title={`All ${counted(job.done, name.one, name.many)} of the file are imported`} />
      )}
      {notice}
      {!changes && job.same > 0 && (
        <Banner
          tone="info"
          title={`${counted(job.same, name.one, name.many)} of the file ${job.same === 1 ? "stands" : "stand"} already`}
        >
          Exactly so, so that nothing is done with them. What came in addition is entered as an adjustment.
        </Banner>
      )}
      {job.filled > 0 && <ImportChanges job={job} effect="filled" />}
      {job.updates > 0 && <ImportChanges job={job} effect="update" />}
      {job.bad > 0 && <ImportGrid job={job} fixes={fixes} onStep={(next) => void step(next)} onFilled={onChange} />}
      <div className="import-foot">
        <DiscardImport job={job} onLeave={onLeave} />
        {job.done === 0 && <Button onClick={() => void step(() => setMatching(true))}>Match columns again</Button>}
        {left > 0 && (
          <Button icon={Download} onClick={() => void step(saveRest)}>
            Download what is left
          </Button>
        )}
        {ready > 0 ? (
          <Button variant="primary" loading={apply.running || settling} onClick={() => void step(begin)}>
            Import {counted(ready, name.one, name.many)}
          </Button>
        ) : (
          <Link to={path} {...buttonLook(left === 0 ? { variant: "primary" } : {})}>
            All {name.many}
          </Link>
        )}
      </div>
      <LeaveDialog open={leaving.asked} typed={false} onLeave={leaving.leave} onStay={leaving.stay}>
        What was changed last has not been saved, and is not kept.
      </LeaveDialog>
    </section>
  );
}

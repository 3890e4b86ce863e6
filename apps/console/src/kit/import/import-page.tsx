import { importAffects, importEndpoints, type ImportJob, type ImportThing } from "@o2r/api/contract/insight";
import type { Importable } from "@o2r/api/contract/core";
import { useEndpoint, useTouch } from "@o2r/api/react";
import { Banner, Button, EmptyState, Page, PageHeader, Progress, Stepper } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { pageHeading } from "../reading-place.ts";
import { recallList, rememberList } from "../list-memory.ts";
import { ImportCheck } from "./import-check.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportStart } from "./import-start.tsx";
import { ImportableContext } from "./use-importable.ts";
import "./import-page.css";

export interface ImportPageProps {
  readonly thing: ImportThing;
  /** Its columns, and what a row of it does. */
  readonly importable: Importable;
  /** Where the list stands. */
  readonly path: `/${string}`;
  /** What is to be known of the rows before they are imported, and afterwards. */
  readonly notice?: (job: ImportJob) => ReactNode;
}

/** How often an import at work is asked how far it has come, in milliseconds. */
const pause = 800;

const stepOf = {
  MATCHING: "columns",
  CHECKING: "check",
  CHECKED: "check",
  APPLYING: "import",
  DONE: "import",
} as const;
const steps = [
  { id: "file", label: "File" },
  { id: "columns", label: "Columns" },
  { id: "check", label: "Check" },
  { id: "import", label: "Import" },
];

/**
 * Imports a thing from a file, step by step: the file, its columns, what is wrong in it, and how far it has come. The
 * address names the import, so that who closes the tab comes back to where it is.
 */
export function ImportPage({ thing, importable, path, notice }: ImportPageProps) {
  const { many } = importable.name;
  const [params, setParams] = useSearchParams();
  const id = params.get("job");
  const { data, error, mutate } = useEndpoint(importEndpoints.get, id === null ? null : { params: { id } }, {
    quiet: true,
    revalidateOnMount: true,
    // What was fixed since is counted here, and would be counted twice.
    revalidateOnReconnect: false,
    // Asked again and again only while something is under way.
    refreshInterval: (job) => (job?.state === "CHECKING" || job?.state === "APPLYING" ? pause : 0),
  });
  const go = (job: string | null) => setParams(job === null ? {} : { job });
  const job = id === null ? undefined : data;
  const current = id === null ? "file" : job === undefined ? "columns" : stepOf[job.state];
  const touch = useTouch();
  const forgetLists = useEffectEvent(() => {
    rememberList(path, { search: recallList(path)?.search ?? "", refetch: true });
    void touch(importAffects[thing]);
  });
  const imported = job?.done ?? 0;
  const applying = job?.state === "APPLYING";
  useEffect(() => {
    // As long as it goes on, also rows that this page has not heard of: whoever leaves it finds them in the list.
    if (imported > 0 || applying) forgetLists();
  }, [imported, applying]);
  const state = job?.state;
  useEffect(() => {
    // What was pressed has gone with its step: reading goes on from the heading of the page.
    if (state !== undefined && document.activeElement === document.body) pageHeading()?.focus();
  }, [state]);
  const at = steps.findIndex((step) => step.id === current);

  return (
    <ImportableContext value={importable}>
      <Page>
        <PageHeader title={`Import ${many}`} description={job?.fileName} />
        <div className="import-page">
          <Stepper
            label="Steps of the import"
            value={current}
            steps={steps.map((step, index) => ({ ...step, state: index < at ? "done" : "upcoming" }))}
          />
          {id === null && <ImportStart thing={thing} onGo={go} />}
          {id !== null && job === undefined && error !== undefined && (
            <EmptyState
              reason={error.status === 404 ? "no-match" : "failed"}
              title={error.status === 404 ? "This import does not exist" : "The import could not be loaded"}
              actions={
                <>
                  {error.status !== 404 && (
                    <Button icon={RotateCw} onClick={() => void mutate()}>
                      Retry
                    </Button>
                  )}
                  <Button variant="link" onClick={() => go(null)}>
                    Begin another import
                  </Button>
                </>
              }
            >
              {error.status === 404 ? "It may have been removed, or is somebody else's." : error.message}
            </EmptyState>
          )}
          {error !== undefined && job !== undefined && (
            <Banner tone="warning" title="How far it has come is not known at the moment">
              The import goes on by itself. {error.message}
            </Banner>
          )}
          {id !== null && job === undefined && error === undefined && <Progress label="Loading" />}
          {job?.state === "MATCHING" && (
            <ImportColumns job={job} onChange={() => void mutate()} onLeave={() => go(null)} />
          )}
          {job?.state === "CHECKING" && (
            <section className="import-work">
              <h2>Checking the rows</h2>
              <Progress
                label="Rows checked"
                value={job.bad + job.creates + job.updates + job.done}
                max={job.bad + job.creates + job.updates + job.done + job.waiting}
                caption={`${job.waiting} to go`}
              />
              <p>You can close this page: the check goes on.</p>
            </section>
          )}
          {job?.state === "APPLYING" && (
            <section className="import-work">
              <h2>Importing</h2>
              <Progress
                label="Rows imported"
                value={job.done}
                max={job.done + job.creates + job.updates}
                caption={`${job.done} of ${job.done + job.creates + job.updates}`}
              />
              <p>You can close this page: the import goes on.</p>
            </section>
          )}
          {(job?.state === "CHECKED" || job?.state === "DONE") && (
            <ImportCheck
              key={job.version}
              job={job}
              path={path}
              notice={notice?.(job)}
              onChange={() => void mutate()}
              onLeave={() => go(null)}
            />
          )}
        </div>
      </Page>
    </ImportableContext>
  );
}

import {
  judgeFindings,
  qcEndpoints,
  qcLife,
  type Finding,
  type QcDetail,
  type StaleCheck,
} from "@o2r/api/contract/stock";
import type { ApiError } from "@o2r/api/client";
import { useClient, useMutation } from "@o2r/api/react";
import { Banner, Button, buttonLook, formatNumber, FullScreenLoader, Input, notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { ArrowLeft, ScanBarcode } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { documentServices, removeDocument } from "../../../kit/documents.ts";
import { trackRemovedDocuments } from "../../../kit/form/save/removed-documents.ts";
import { DraftNotice } from "../../../kit/form/leave/draft-notice.tsx";
import { LeaveDialog } from "../../../kit/form/leave/leave-dialog.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { LoadedRecord } from "../../../kit/record/loaded-record.tsx";
import { pageHeading } from "../../../kit/reading-place.ts";
import { useMay } from "../../../kit/use-may.ts";
import { useScanner } from "../../../kit/scanner/use-scanner.ts";
import { CheckSla } from "./check-sla.tsx";
import { CheckLine } from "./check-line.tsx";
import { draftsOf, linesLeft, lineOfCode, problemsOf, toldOf } from "./drafts.ts";
import { differing, inspectionOf, type Inspecting } from "./inspecting.ts";
import { useInspection } from "./use-inspection.ts";
import { SubmitWords } from "./submit-words.tsx";
import { sourceText } from "./finding-words.ts";
import { NextCheck } from "./next-check.tsx";
import { useCheckActs } from "./use-check-acts.ts";
import "./check.css";

/** /quality-check/:id: one inspection, over the whole window of a tablet. */
export function QualityCheck() {
  const { id = "" } = useParams();
  return (
    <LoadedRecord<QcDetail>
      id={id}
      endpoints={qcEndpoints}
      noun={checkNoun}
      path="/quality-check"
      why="It may be another warehouse's, or the address is not complete."
      rowName={({ number }) => number}
      waiting={<FullScreenLoader />}
      instead={(message) => (
        <main id="main" tabIndex={-1}>
          {message}
        </main>
      )}
    >
      {(check, { adopt }) => <Inspection key={check.id} latest={check} onNewer={adopt} />}
    </LoadedRecord>
  );
}

const checkNoun = { one: "quality check", many: "quality checks" };
/** What can be done here beside the inspection itself. */
const steps = ["recheck"] as const;

interface InspectionProps {
  /** The check as far as this browser knows. */
  readonly latest: QcDetail;
  /** Told of a version that a refusal came with. */
  readonly onNewer: (check: QcDetail) => Promise<unknown>;
}

function Inspection({ latest, onNewer }: InspectionProps) {
  const client = useClient();
  const [services] = useState(() => documentServices(client));
  const [photos] = useState(() => trackRemovedDocuments(removeDocument(client)));
  useEffect(() => photos.stands(latest), [photos, latest]);
  const inspection = useInspection(latest);
  const { work, change, onSaved, leaving } = inspection;
  const { from, drafts } = work;
  // What is sent says which version it was made from, so that nothing newer is overwritten before somebody has chosen.
  const newer = latest.version > from.version ? latest : undefined;
  const check = newer ?? from;
  const theirs = newer && draftsOf(newer);
  const others = theirs ? differing(drafts, theirs) : undefined;
  const acts = useCheckActs(steps);
  const readOnly = acts.whyNot(check, "save") !== undefined;
  const mayInspect = useMay("qc.inspect");
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState("");
  const [unknown, setUnknown] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The button that was pressed has given way to the question of whose findings stay.
    if (refusals > 0) question.current?.focus();
  }, [refusals]);
  const save = useMutation(qcEndpoints.save);
  const submit = useMutation(qcEndpoints.submit);

  const left = linesLeft(check.items);
  const found = toldOf(left, drafts);
  const problems = problemsOf(left, drafts);
  const units = (count: (finding: Finding) => number): number =>
    found.reduce((total, finding) => total + count(finding), 0);
  const sum = (count: (finding: Finding) => number): string => formatNumber(units(count));
  const input = { params: { id: check.id }, body: { items: found } };
  const options = { version: from.version };
  const refused = async (error: ApiError) => {
    setFailure(error.message);
    if (error.status !== 412) return;
    // What a stale step of a check is answered with.
    await onNewer((error.current as StaleCheck).row);
    setAsking(false);
    setRefusals((count) => count + 1);
  };
  const goOnFrom = (next: Inspecting) => {
    change(() => next);
    setFailure(undefined);
    const [first] = others ?? [];
    if (first !== undefined) goTo(first);
  };

  const keep = async () => {
    const wrong = judgeFindings(check.items, found, false)[0];
    if (wrong) return setFailure(wrong.message);
    const { error, payload } = await save.run(input, options);
    if (error !== undefined) return refused(error);
    setFailure(undefined);
    onSaved(drafts, payload);
    photos.stands(payload);
    return notify({ kind: "success", title: `${check.number} is kept` });
  };
  const ask = () => {
    setTried(true);
    const first = check.items.find(({ id }) => problems.has(id));
    if (first === undefined) setAsking(true);
    else goTo(first.id);
  };
  const end = async () => {
    const { error, payload } = await submit.run(input, options);
    if (error !== undefined) return refused(error);
    setFailure(undefined);
    onSaved(drafts, payload);
    photos.stands(payload);
    setAsking(false);
    return notify({ kind: "success", title: `${check.number} has ended` });
  };
  const find = (wanted: string) => {
    const line = lineOfCode(check.items, wanted);
    setUnknown(line === undefined ? wanted.trim() : undefined);
    if (line !== undefined) goTo(line.id);
  };
  useScanner((scanned) => {
    // A dialog keeps the focus: no line could be gone to below it.
    if (!asking && !leaving.asked) return find(scanned);
    return notify({ kind: "warning", title: `${scanned} was not looked up. Answer the question first.` });
  });

  return (
    <main id="main" tabIndex={-1} className="check-page">
      <header>
        <Link to="/quality-check" aria-label="All quality checks" {...buttonLook({ variant: "ghost" })}>
          <ArrowLeft aria-hidden size={20} />
        </Link>
        <div className="check-about">
          <h1>{check.number}</h1>
          <p>
            {sourceText(check.source)} at {check.warehouse}
            {check.supplier !== "" && `, ${check.supplier}`}
          </p>
        </div>
        <StateStatus life={qcLife} state={check.state} />
        <CheckSla check={check} inline />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            find(code);
            setCode("");
          }}
        >
          <Input
            icon={ScanBarcode}
            size="lg"
            name="scan"
            aria-label="Scan EAN or SKU"
            placeholder="Scan EAN or SKU"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </form>
      </header>
      <div className="check-lines">
        {!readOnly && <DraftNotice draft={inspection.draft} />}
        {unknown !== undefined && (
          <Banner role="alert" tone="warning" title={`${unknown} is not on this check`}>
            Put it aside, and reject it under the product it was sent as.
          </Banner>
        )}
        {failure !== undefined && !asking && !newer && <Banner tone="danger" title={failure} />}
        {check.items.map((line) => (
          <CheckLine
            key={line.id}
            line={line}
            finding={drafts[line.id] ?? { id: line.id, accepted: 0, rejected: 0, held: 0 }}
            theirs={others?.has(line.id) ? theirs?.[line.id] : undefined}
            problems={tried ? (problems.get(line.id) ?? []) : []}
            readOnly={readOnly || line.reset}
            upload={services.upload}
            onChange={(finding) =>
              change((now) => ({ ...now, drafts: { ...now.drafts, [line.id]: finding }, typed: true }))
            }
            onPhotoRemoved={photos.removed}
            onUnsent={(unsent) => inspection.unsent.report(line.id, unsent)}
          />
        ))}
      </div>
      <footer>
        {newer && (
          <Banner
            ref={question}
            tabIndex={-1}
            role="alert"
            tone="warning"
            title={readOnly ? "Someone else has ended this check" : "Someone else has changed this check"}
            actions={
              <>
                <Button onClick={() => goOnFrom(inspectionOf(newer))}>Take what is kept</Button>
                {!readOnly && <Button onClick={() => goOnFrom({ ...work, from: newer })}>Go on with mine</Button>}
              </>
            }
          >
            {others?.size === 0
              ? "What is kept now is what you have found."
              : "What is kept now stands at each line where you have found something else."}
          </Banner>
        )}
        <p className="check-sums">
          {sum(({ accepted }) => accepted)} accepted, {sum(({ rejected }) => rejected)} rejected,{" "}
          {sum(({ held }) => held)} held
        </p>
        {!newer && acts.buttons(check, "lg")}
        {readOnly && !newer && mayInspect && <NextCheck id={check.id} />}
        {!readOnly && !newer && (
          <>
            <Button size="lg" loading={save.running} onClick={() => void keep()}>
              Save draft
            </Button>
            <Button size="lg" variant="primary" onClick={ask}>
              Submit
            </Button>
          </>
        )}
      </footer>
      <ConfirmDialog
        open={asking}
        action="Submit"
        tone="primary"
        loading={submit.running}
        error={failure}
        finalFocus={() => question.current ?? (readOnly ? pageHeading() : null)}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        <SubmitWords
          accepted={units(({ accepted }) => accepted)}
          rejected={units(({ rejected }) => rejected)}
          held={units(({ held }) => held)}
        />
      </ConfirmDialog>
      {acts.dialog}
      <LeaveDialog
        open={leaving.asked}
        typed={inspection.unsaved}
        filesMissing={inspection.filesMissing}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </main>
  );
}

/** A line is brought into view, and reading goes on from it. */
const goTo = (id: string): void => {
  const line = document.getElementById(`line-${id}`);
  line?.scrollIntoView({ block: "center" });
  line?.focus({ preventScroll: true });
};

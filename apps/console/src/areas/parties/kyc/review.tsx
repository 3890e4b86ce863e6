import { documentUrl, imageUrl } from "@o2r/api/contract/document";
import { kycEndpoints, kycVerdicts, type KycPaper, type KycRow } from "@o2r/api/contract/parties";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, buttonLook, Card, EmptyState, Icon, Kbd, notify, Status } from "@o2r/ui";
import { CircleCheck, CircleX, ExternalLink, FileQuestion, TriangleAlert, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { useShortcuts, type ShortcutGroup } from "../../../kit/shortcuts/shortcuts.ts";
import { useLetters } from "../../../kit/shortcuts/use-letters.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { isNumber, paperText } from "./kyc-words.ts";
import { checksOf } from "./paper-checks.ts";
import type { RejectPaperProps } from "./reject-paper.tsx";
import "./review.css";

const RejectPaper = later<RejectPaperProps>(async () => (await import("./reject-paper.tsx")).RejectPaper);

type Paper = KycRow["papers"][number];

/** The widths of a picture in pixels: what fills its half of the page, and what small print is read in. */
const [shownIn, readIn] = [960, 2000];

const waits = new Set<KycRow["state"]>(["SUBMITTED", "RESUBMITTED", "UNDER_REVIEW"]);

const keysOfReview: ShortcutGroup = {
  title: "Papers",
  keys: [
    ["A", "Approve the paper"],
    ["R", "Reject the paper"],
    ["← →", "Another paper"],
    ["Z", "Zoom"],
    ["J", "Next in queue"],
  ],
};

/** The first that is not judged; the first of all where each is. */
const firstOpen = ({ papers }: KycRow): KycPaper | undefined =>
  (papers.find(({ verdict }) => verdict === "PENDING") ?? papers[0])?.paper;

export interface KycReviewProps {
  readonly row: KycRow;
}

/** Papers one by one: the picture beside what was typed, and a verdict, each by its key, too. */
export function KycReview({ row }: KycReviewProps) {
  const person = useCurrentUser();
  const region = useRef<HTMLElement>(null);
  const [chosen, choose] = useState(() => firstOpen(row));
  const [zoomed, zoom] = useState(false);
  const [rejecting, reject] = useState(false);
  const { run, running } = useMutation(kycEndpoints.judge);
  const paper = row.papers.find((one) => one.paper === chosen) ?? row.papers[0];
  const own = row.makerIds.includes(person.id);
  const mayJudge = waits.has(row.state) && !own;
  const judged = row.papers.filter(({ verdict }) => verdict !== "PENDING").length;

  useEffect(() => region.current?.focus({ preventScroll: true }), []);

  const choosePaper = (next: KycPaper | undefined) => {
    choose(next);
    zoom(false);
  };
  const judge = async (verdict: Paper["verdict"], reason = ""): Promise<boolean> => {
    if (paper === undefined || !mayJudge || running) return false;
    const { payload, error } = await run(
      { params: { id: row.id }, body: { paper: paper.paper, verdict, reason } },
      { version: row.version },
    );
    if (error !== undefined) return false;
    choosePaper(firstOpen(payload));
    if (payload.papers.every((one) => one.verdict === "APPROVED"))
      notify({ kind: "success", title: "Every paper is right: the KYC can be approved" });
    return true;
  };

  const step = (by: 1 | -1) => {
    const at = row.papers.findIndex((one) => one === paper);
    choosePaper((row.papers[at + by] ?? paper)?.paper);
  };
  useShortcuts(keysOfReview);
  useLetters({
    a: () => void judge("APPROVED"),
    r: () => mayJudge && reject(true),
    z: () => zoom((on) => !on),
    // They move an enlarged picture.
    ...(!zoomed && { arrowleft: () => step(-1), arrowright: () => step(1) }),
  });

  if (paper === undefined)
    return (
      <EmptyState reason="nothing-yet" icon={FileQuestion} title="No papers yet">
        They come with the onboarding of the retailer.
      </EmptyState>
    );
  const checks = checksOf(row, paper);
  return (
    <section ref={region} className="kyc-review" aria-label="Papers" tabIndex={-1}>
      {own && waits.has(row.state) && (
        <Banner tone="info" title="You have submitted these papers">
          Somebody else verifies them.
        </Banner>
      )}
      {row.reason !== null && row.state !== "APPROVED" && (
        <Banner tone="warning" title={row.state === "SUSPENDED" ? "Suspended" : "Sent back before"}>
          {row.reason}
        </Banner>
      )}
      <fieldset className="kyc-strip" aria-label={`${judged} of ${row.papers.length} papers judged`}>
        {row.papers.map((one) => (
          <button key={one.paper} type="button" aria-pressed={one === paper} onClick={() => choosePaper(one.paper)}>
            <b>{paperText(one.paper)}</b>
            <ValueStatus values={kycVerdicts} value={one.verdict} />
          </button>
        ))}
      </fieldset>
      <div className="kyc-sides">
        <Card title={paper.pictures[0]?.label ?? "No picture"}>
          <Pictures paper={paper} zoomed={zoomed} />
          {paper.pictures.length > 0 && (
            <p className="kyc-tools">
              <Button size="sm" icon={zoomed ? ZoomOut : ZoomIn} onClick={() => zoom(!zoomed)}>
                {zoomed ? "Fit" : "Zoom"} <Kbd>Z</Kbd>
              </Button>
              {paper.pictures.map(({ id, label }) => (
                <a key={id} href={documentUrl(id)} target="_blank" rel="noreferrer" {...buttonLook({ size: "sm" })}>
                  <Icon as={ExternalLink} size={14} /> {label}
                </a>
              ))}
            </p>
          )}
        </Card>
        <div className="kyc-typed">
          <Card title="What was typed" flush>
            <WideTable label={`What was typed of ${paperText(paper.paper)}`} head={["Field", "Typed", "Found"]}>
              <tbody>
                {checks.map(({ field, typed, found, right }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td className={isNumber(typed) ? "o2r-mono" : undefined}>{typed}</td>
                    <td>
                      {right ? (
                        found
                      ) : (
                        <Status tone="warning" icon={TriangleAlert}>
                          {found}
                        </Status>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </Card>
          {paper.verdict === "REJECTED" && paper.reason !== null && (
            <Banner tone="danger" title="Rejected">
              {paper.reason}
            </Banner>
          )}
          {mayJudge && (
            <p className="kyc-tools">
              <Button icon={CircleX} disabled={running} onClick={() => reject(true)}>
                Reject paper <Kbd>R</Kbd>
              </Button>
              <Button
                variant="primary"
                icon={CircleCheck}
                loading={running}
                disabled={paper.verdict === "APPROVED"}
                onClick={() => void judge("APPROVED")}
              >
                Approve paper <Kbd>A</Kbd>
              </Button>
            </p>
          )}
        </div>
      </div>
      {rejecting && (
        <RejectPaper
          paper={paperText(paper.paper)}
          onReject={async (reason) => {
            if (await judge("REJECTED", reason)) reject(false);
          }}
          onClose={() => reject(false)}
        />
      )}
    </section>
  );
}

/** What is read stands in the middle of a paper, not at its edge. */
const toMiddle = (pictures: HTMLElement | null): void => {
  if (pictures !== null) pictures.scrollTo({ left: (pictures.scrollWidth - pictures.clientWidth) / 2 });
};

function Pictures({ paper, zoomed }: { readonly paper: Paper; readonly zoomed: boolean }) {
  if (paper.pictures.length === 0) return <p>Compare what was typed with what the authority says.</p>;
  return (
    // Focusable where it scrolls, so that the keyboard reaches what is beyond its edge.
    <div
      className="kyc-pictures"
      data-zoomed={zoomed || undefined}
      {...(zoomed && { ref: toMiddle, tabIndex: 0, role: "region", "aria-label": "Picture, enlarged" })}
    >
      {paper.pictures.map(({ id, label }) => (
        <img key={id} src={imageUrl(id, zoomed ? readIn : shownIn)} alt={label} />
      ))}
    </div>
  );
}

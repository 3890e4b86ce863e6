import { kycEndpoints, kycLife, type KycRow } from "@o2r/api/contract/parties";
import { useMutation } from "@o2r/api/react";
import { buttonLook, formatDateTime } from "@o2r/ui";
import { CircleCheck, CircleSlash, CircleX, Eye, FileInput, RotateCcw, Stamp } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { NextInQueue } from "../../../kit/record/next-in-queue.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { ValueBadge } from "../../../kit/value-status.tsx";
import { kycName, kycs } from "./kyc-words.ts";
import { KycReview } from "./review.tsx";
import { useKycActs } from "./use-kyc-acts.tsx";

const timeline: TimelineGiven = {
  history: kycEndpoints.history,
  life: kycLife,
  icons: {
    submitted: FileInput,
    approved: CircleCheck,
    rejected: CircleX,
    "submitted-again": RotateCcw,
    suspended: CircleSlash,
    "under-review-again": Eye,
    judged: Stamp,
  },
  why: "reason",
};

const waits = new Set<string>(kycLife.steps.approve.from);

/** What keeps them from being approved as a whole. */
const waitsFor = ({ papers }: KycRow): string => {
  const open = papers.filter(({ verdict }) => verdict !== "APPROVED").length;
  return `Approval waits for ${open === 1 ? "one paper" : `${open} papers`}`;
};

/** /retailer/kyc/:id: papers beside what was typed, and a verdict for each. */
export function KycPage() {
  const { id = "" } = useParams();
  const acts = useKycActs();
  const { run } = useMutation(kycEndpoints.next);
  return (
    <RecordPage<KycRow>
      {...kycs}
      endpoints={kycEndpoints}
      id={id}
      rowName={kycName}
      head={(row) => ({
        badge: <ValueBadge values={kycLife.values} value={row.state} />,
        description: (
          <>
            <span>{row.name}</span>
            <a href={`tel:+91${row.mobile}`} className="o2r-mono">
              {row.mobile}
            </a>
            {row.submittedAt !== null && (
              <span>
                Submitted {formatDateTime(row.submittedAt)}
                {row.submittedBy !== null && ` by ${row.submittedBy}`}
              </span>
            )}
            {waits.has(row.state) && !row.judged && <span>{waitsFor(row)}</span>}
          </>
        ),
      })}
      actions={(row) => (
        <>
          <Link to={`/retailer/${row.retailerId}`} {...buttonLook({})}>
            Retailer
          </Link>
          <NextInQueue
            at={row.id}
            find={async () => {
              const { payload, error } = await run({ body: { after: row.id } });
              return error === undefined ? (payload?.id ?? null) : undefined;
            }}
            pathOf={(next) => `${kycs.path}/${next}`}
            nothing="Nothing else waits to be verified"
          />
        </>
      )}
      acts={acts}
      timeline={(row) => <RecordTimeline row={row} given={timeline} />}
    >
      {(row) => <KycReview key={row.id} row={row} />}
    </RecordPage>
  );
}

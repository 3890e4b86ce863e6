import { kycEndpoints, kycLife, type KycRow } from "@o2r/api/contract/parties";
import { useMutation } from "@o2r/api/react";
import { buttonLook, formatDateTime, notify } from "@o2r/ui";
import { CircleCheck, CircleSlash, CircleX, Eye, RotateCcw, Stamp } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { NextInQueue } from "../../../kit/record/next-in-queue.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { ValueBadge } from "../../../kit/value-status.tsx";
import { kycName, kycs } from "./kyc-words.ts";
import { KycReview } from "./review.tsx";
import { useKycActs } from "./use-kyc-acts.tsx";

const timeline: TimelineGiven = {
  history: kycEndpoints.history,
  life: kycLife,
  icons: {
    approved: CircleCheck,
    rejected: CircleX,
    "submitted-again": RotateCcw,
    suspended: CircleSlash,
    "under-review-again": Eye,
    judged: Stamp,
  },
  why: "reason",
};

/** Leads to what waits longest beside this one, or says that nothing does. */
const useNext = (id: string) => {
  const navigate = useNavigate();
  const { run, running } = useMutation(kycEndpoints.next);
  const goOn = async () => {
    const { payload, error } = await run({ body: { after: id } });
    if (error !== undefined) return;
    if (payload === null) notify({ kind: "success", title: "Nothing else waits to be verified" });
    else void navigate(`${kycs.path}/${payload.id}`);
  };
  return { goOn, running };
};

/** /retailer/kyc/:id: papers beside what was typed, and a verdict for each. */
export function KycPage() {
  const { id = "" } = useParams();
  const acts = useKycActs();
  const { goOn, running } = useNext(id);
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
          </>
        ),
      })}
      actions={(row) => (
        <>
          <Link to={`/retailer/${row.retailerId}`} {...buttonLook({})}>
            Retailer
          </Link>
          <NextInQueue disabled={running} onNext={() => void goOn()} />
        </>
      )}
      acts={acts}
      timeline={timeline}
    >
      {(row) => <KycReview key={row.id} row={row} />}
    </RecordPage>
  );
}

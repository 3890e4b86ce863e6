import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "./make-retailers.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

type KycRow = Insertable<Database["kyc"]>;

const afterApproval = [...Array.from({ length: 30 }, () => "APPROVED" as const), "EXPIRED", "SUSPENDED"] as const;
const states = {
  LEAD: ["NOT_SUBMITTED"],
  // Whose papers were rejected is with whoever has taken them on.
  ONBOARDING: ["NOT_SUBMITTED", "NOT_SUBMITTED", "NOT_SUBMITTED", "REJECTED"],
  KYC_PENDING: ["SUBMITTED", "SUBMITTED", "SUBMITTED", "UNDER_REVIEW", "RESUBMITTED"],
  ACTIVE: afterApproval,
  BLOCKED: afterApproval,
  INACTIVE: ["APPROVED"],
} as const;

const reviewed = new Set<string>(["APPROVED", "REJECTED", "EXPIRED", "SUSPENDED"]);
const reasons: Readonly<Record<string, string>> = {
  REJECTED: "The picture cannot be read",
  SUSPENDED: "The GSTIN was cancelled",
};

const approvedOnce = new Set<string>(["APPROVED", "EXPIRED", "SUSPENDED"]);

/** The papers that a retailer has to show. */
const papersOf = (retailer: DemoRetailer | undefined) => [
  ...(["SHOP", "IDENTITY"] as const),
  ...(retailer?.gst_number ? (["GSTIN"] as const) : []),
  ...(retailer?.pan_number ? (["PAN"] as const) : []),
  ...(retailer?.fssai_number ? (["FSSAI"] as const) : []),
];

/** How far the papers of each retailer have come: submitted by who takes them on, verified by the founder. */
export const makeKyc = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
): { readonly kyc: readonly KycRow[]; readonly verdicts: readonly Insertable<Database["kyc_verdict"]>[] } => {
  const random = seedRandom("kyc");
  const kyc = retailers.map(({ id, state, created_at, onboarded_by, fssai_number }): KycRow => {
    const madeAt = new Date(created_at ?? scene.now);
    const at = random.pick(states[state]);
    const submitted = at === "NOT_SUBMITTED" ? null : madeAt;
    const decided = reviewed.has(at) ? daysBefore(madeAt, -2 * random.fraction()) : null;
    const days = at === "EXPIRED" ? -random.whole(1, 60) : random.whole(20, 900);
    return {
      id: random.id(madeAt),
      retailer_id: id,
      state: at,
      submitted_by: submitted && (onboarded_by ?? null),
      submitted_at: submitted,
      makers: submitted && at !== "APPROVED" && onboarded_by ? [onboarded_by] : [],
      reviewed_by: decided && scene.founderId,
      reviewed_at: decided && new Date(Math.min(decided.getTime(), scene.now.getTime())),
      reason: reasons[at] ?? null,
      fssai_expiry: fssai_number && (at === "APPROVED" || at === "EXPIRED") ? dateAfter(scene.now, days) : null,
      ...stamps(scene, madeAt),
    };
  });
  // What was approved once had every paper approved.
  const passed = kyc.flatMap(({ id, state, reviewed_at }, at) => {
    if (state === undefined || !approvedOnce.has(state)) return [];
    return papersOf(retailers[at]).map((kind) => ({
      kyc_id: id,
      kind,
      verdict: "APPROVED" as const,
      judged_by: scene.founderId,
      judged_at: reviewed_at ?? scene.now,
    }));
  });
  const begun = kyc.filter(({ state }) => state === "UNDER_REVIEW" || state === "REJECTED");
  const verdicts = begun.flatMap(({ id, state }) => [
    {
      kyc_id: id,
      kind: "SHOP" as const,
      verdict: "APPROVED" as const,
      judged_by: scene.founderId,
      judged_at: scene.now,
    },
    ...(state === "REJECTED"
      ? [
          {
            kyc_id: id,
            kind: "IDENTITY" as const,
            verdict: "REJECTED" as const,
            reason: "The picture cannot be read",
            judged_by: scene.founderId,
            judged_at: scene.now,
          },
        ]
      : []),
  ]);
  return { kyc, verdicts: [...passed, ...verdicts] };
};

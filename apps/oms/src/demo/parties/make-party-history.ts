import { historyEntry, type HistoryEntry, type PastChange } from "../history-entries.ts";
import { seedRandom } from "../random.ts";
import type { Scene } from "../scene.ts";
import type { makeAddressRequests } from "./make-address-requests.ts";
import type { makeKyc } from "./make-kyc.ts";
import type { DemoRetailer } from "./make-retailers.ts";
import type { UserRow } from "./make-users.ts";

interface Step {
  readonly at: Date;
  readonly action: string;
  readonly by: string | null;
  readonly changes?: readonly PastChange[];
}

interface Given {
  readonly scene: Scene;
  readonly users: readonly UserRow[];
  readonly retailers: readonly DemoRetailer[];
  readonly papers: ReturnType<typeof makeKyc>;
  readonly requests: ReturnType<typeof makeAddressRequests>;
}

const minute = 60_000;

const instant = (at: unknown): Date =>
  at instanceof Date || typeof at === "string" ? new Date(at) : new Date(Number.NaN);

const between = (from: Date, to: Date): Date => new Date((from.getTime() + to.getTime()) / 2);

const laterOf = (at: Date, day: string): Date => new Date(Math.max(at.getTime() + minute, Date.parse(day)));

const became = (before: string | null, after: string): PastChange => ({ field: "state", before, after });

const stepsOfUser = ({ id, created_at, blocked_at, block_reason }: UserRow, { founderId }: Scene): readonly Step[] => [
  { at: instant(created_at), action: "created", by: id === founderId ? null : founderId },
  ...(blocked_at == null
    ? []
    : [
        {
          at: instant(blocked_at),
          action: "blocked",
          by: founderId,
          changes: [became("ACTIVE", "BLOCKED"), { field: "reason", after: block_reason }],
        },
      ]),
];

/** From being taken on to where they are. What took effect with the approval of the papers has its time. */
const stepsOfRetailer = (row: DemoRetailer, reviewed: Date | undefined, { now, founderId }: Scene): readonly Step[] => {
  const { state, onboarded_by = null, establishment, status_note } = row;
  const at = instant(row.created_at);
  const begun = state === "ONBOARDING" && reviewed === undefined ? "ONBOARDING" : "KYC_PENDING";
  const first: Step = {
    at,
    action: begun === "ONBOARDING" ? "created" : "onboarded",
    by: onboarded_by,
    changes: [{ field: "establishment", after: establishment }, became(null, begun)],
  };
  if (reviewed === undefined || state === "KYC_PENDING") return [first];
  if (state === "ONBOARDING")
    return [first, { at: reviewed, action: "sent-back", by: founderId, changes: [became(begun, "ONBOARDING")] }];
  const active = { at: reviewed, action: "activated", by: founderId, changes: [became(begun, "ACTIVE")] };
  if (state === "ACTIVE") return [first, active];
  const reason = status_note == null ? [] : [{ field: "reason", after: status_note }];
  const end = {
    at: between(reviewed, now),
    action: state === "BLOCKED" ? "blocked" : "deactivated",
    by: founderId,
    changes: [became("ACTIVE", String(state)), ...reason],
  };
  return [first, active, end];
};

const stepsOfKyc = (
  { id, state, submitted_at, submitted_by = null, reviewed_at, reason, fssai_expiry }: Given["papers"]["kyc"][number],
  verdicts: Given["papers"]["verdicts"],
  { now, founderId }: Scene,
): readonly Step[] => {
  // What decides them comes after the verdict on each paper.
  const judgedAt = reviewed_at == null ? now : new Date(instant(reviewed_at).getTime() - minute);
  const judged = verdicts
    .filter(({ kyc_id }) => kyc_id === id)
    .map(({ kind, verdict }): Step => ({
      at: judgedAt,
      action: "judged",
      by: founderId,
      changes: [{ field: String(kind), after: verdict }],
    }));
  const submitted: readonly Step[] =
    submitted_at == null
      ? []
      : [
          {
            at: instant(submitted_at),
            action: "submitted",
            by: submitted_by,
            changes: [became("NOT_SUBMITTED", "SUBMITTED")],
          },
        ];
  if (reviewed_at == null) return [...submitted, ...judged];
  const at = instant(reviewed_at);
  const why = reason == null ? [] : [{ field: "reason", after: reason }];
  const take = (action: string, from: string, to: string, told: readonly PastChange[] = []): Step => ({
    at,
    action,
    by: founderId,
    changes: [became(from, to), ...told],
  });
  const approved = take("approved", "UNDER_REVIEW", "APPROVED");
  if (state === "REJECTED") return [...submitted, ...judged, take("rejected", "UNDER_REVIEW", "REJECTED", why)];
  if (state === "SUSPENDED")
    return [...submitted, approved, { ...take("suspended", "APPROVED", "SUSPENDED", why), at: between(at, now) }];
  if (state === "EXPIRED")
    return [
      ...submitted,
      approved,
      {
        at: fssai_expiry == null ? between(at, now) : laterOf(at, `${String(fssai_expiry)}T18:35:00Z`),
        action: "expired",
        by: null,
        changes: [became("APPROVED", "EXPIRED")],
      },
    ];
  return [...submitted, approved];
};

const stepsOfRequest = (row: Given["requests"][number]): readonly Step[] => [
  {
    at: instant(row.created_at),
    action: "requested",
    by: row.requested_by ?? null,
    changes: [became(null, "PENDING")],
  },
  ...(row.decided_at == null
    ? []
    : [
        {
          at: new Date(instant(row.decided_at).getTime() + 1000),
          action: row.state === "REJECTED" ? "rejected" : "approved",
          by: row.decided_by ?? null,
          changes: [became("PENDING", String(row.state))],
        },
      ]),
];

/**
 * What the audit log remembers of accounts, shops, their papers and their addresses: that each was made, and how far it has
 * come.
 */
export const makePartyHistory = ({ scene, users, retailers, papers, requests }: Given): readonly HistoryEntry[] => {
  const random = seedRandom("party history");
  const reviewed = new Map(
    papers.kyc.flatMap(({ retailer_id, reviewed_at }) =>
      reviewed_at == null ? [] : [[retailer_id, instant(reviewed_at)] as const],
    ),
  );
  const entries = (entity: string, id: string, steps: readonly Step[]): readonly HistoryEntry[] =>
    steps.map(({ at, changes = [], ...step }) =>
      historyEntry(random, {
        ...step,
        entity,
        id,
        changes,
        // Nothing was done later than now.
        at: new Date(Math.min(at.getTime(), scene.now.getTime())),
      }),
    );
  return [
    ...users.flatMap((row) => entries("user", row.id, stepsOfUser(row, scene))),
    ...retailers.flatMap((row) => entries("retailer", row.id, stepsOfRetailer(row, reviewed.get(row.id), scene))),
    ...papers.kyc.flatMap((row) => entries("kyc", row.id, stepsOfKyc(row, papers.verdicts, scene))),
    ...requests.flatMap((row) => entries("address-request", row.id, stepsOfRequest(row))),
  ];
};

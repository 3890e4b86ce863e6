import { userAccountEndpoints, userLife, type UserAccount, type UserRow } from "@o2r/api/contract/parties";
import { userTypeTitles } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Card, DescriptionList, formatDateTime } from "@o2r/ui";
import { Ban, CircleCheck, KeyRound, UserCog, UserPlus } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";

const timeline: TimelineGiven = {
  history: userAccountEndpoints.history,
  life: userLife,
  icons: {
    created: UserPlus,
    blocked: Ban,
    unblocked: CircleCheck,
    "password-reset": KeyRound,
    "password-changed": KeyRound,
    "supervisor-assigned": UserCog,
  },
  why: "reason",
};

const person = ({ mobile, emailId, secondStep }: UserAccount, { lastSignInAt }: UserRow) => [
  { term: "Mobile", value: mobile || "–" },
  { term: "Email", value: emailId || "–" },
  { term: "Code at sign-in", value: secondStep ? "Yes" : "No" },
  { term: "Last sign-in", value: lastSignInAt === null ? "Never" : formatDateTime(lastSignInAt) },
];

const role = (account: UserAccount) => [
  { term: "Role", value: userTypeTitles[account.roles] },
  ...(account.roles === "CALLING_AGENT"
    ? [
        { term: "Supervisor", value: account.supervisor ?? "None" },
        { term: "Agent Id", value: account.agentId ?? "–" },
        { term: "Agent Email", value: account.agentEmailId ?? "–" },
        { term: "Dialer", value: account.dialer ?? "–" },
      ]
    : []),
  { term: "Help & support", value: account.helpAndSupportActive ? "Yes" : "No" },
  ...(account.assigned === "" ? [] : [{ term: "Assigned", value: account.assigned }]),
];

const addressOf = ({ addressLine1, addressLine2, city, state, pincode }: UserAccount): string =>
  [addressLine1, addressLine2, city, [state, pincode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** Who an account is, and what happened to it. */
export function ProfileTab({ row }: RecordPanelProps<UserRow>) {
  const { data, error, mutate } = useEndpoint(
    userAccountEndpoints.get,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The profile" error={error} onRetry={() => void mutate()} />;
  return (
    <div className="record" data-beside>
      <div className="record-main">
        {row.blockedAt !== null && (
          <Banner tone="danger" title={`Blocked since ${formatDateTime(row.blockedAt)}`}>
            {row.blockReason}
          </Banner>
        )}
        <Card title="Person">
          <DescriptionList items={person(data, row)} />
        </Card>
        <Card title="Role">
          <DescriptionList items={role(data)} />
        </Card>
        <Card title="Address">{addressOf(data) || "No address was given."}</Card>
      </div>
      <RecordTimeline row={row} given={timeline} />
    </div>
  );
}

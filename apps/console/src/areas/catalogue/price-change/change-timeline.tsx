import type { PriceChange } from "@o2r/api/contract/catalogue";
import { formatDateTime, Timeline, type TimelineEvent } from "@o2r/ui";
import { CircleCheck, CircleSlash, Pencil, Tag } from "lucide-react";

const event = (
  id: string,
  icon: TimelineEvent["icon"],
  title: string,
  at: string | null | undefined,
  description: string,
): readonly TimelineEvent[] =>
  at == null ? [] : [{ id, icon, title, time: formatDateTime(at), dateTime: at, description }];

/** Who did what to a price change, newest first. */
export function ChangeTimeline({ change }: { readonly change: PriceChange }) {
  const { approvedBy, approvedAt, appliedAt, revokedBy, revokedAt, revokeReason } = change;
  return (
    <Timeline
      events={[
        ...event("revoked", CircleSlash, revokedBy ?? "", revokedAt, `Revoked: ${revokeReason ?? ""}`),
        ...event("applied", Tag, "System", appliedAt, "Applied to the product"),
        ...event("approved", CircleCheck, approvedBy ?? "", approvedAt, "Approved"),
        ...event("proposed", Pencil, change.proposedBy, change.proposedAt, "Proposed"),
      ]}
    />
  );
}

import { cannedReplyForm, type CannedReply } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { cannedReplies, cannedReplyName } from "./canned-reply-words.ts";

const headOf = (row: CannedReply): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span className="o2r-mono">/{row.shortcut}</span>,
});

/** /help-support/canned-reply/new and /help-support/canned-reply/:id. */
export function CannedReplyForm() {
  return (
    <FormScreen<CannedReply>
      {...cannedReplies}
      definition={cannedReplyForm}
      rowName={cannedReplyName}
      head={headOf}
      notCopied={["shortcut", "title"]}
    />
  );
}

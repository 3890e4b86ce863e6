import { chatConditionForm, type ChatCondition } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../../kit/form/form-screen.tsx";
import { conditionName, conditions, conditionText } from "./condition-words.ts";

const headOf = (row: ChatCondition): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span>{conditionText(row)}</span>,
});

/** /chat-config/condition/new and /chat-config/condition/:id. */
export function ConditionForm() {
  return (
    <FormScreen<ChatCondition>
      {...conditions}
      definition={chatConditionForm}
      rowName={conditionName}
      head={headOf}
      notCopied={["name"]}
    />
  );
}

import { messageChoiceForm, type MessageChoice } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { messageChoiceName, messageChoices } from "./choice-words.ts";

const headOf = (row: MessageChoice): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span className="o2r-mono">{row.mobile}</span>,
});

/** /notification/choice/new and /notification/choice/:id. */
export function ChoiceForm() {
  return (
    <FormScreen<MessageChoice>
      {...messageChoices}
      definition={messageChoiceForm}
      rowName={messageChoiceName}
      head={headOf}
      notCopied={["retailerId", "source", "note"]}
    />
  );
}

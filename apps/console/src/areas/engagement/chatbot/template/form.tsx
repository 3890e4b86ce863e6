import { chatTemplateForm, type ChatTemplate } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../../kit/form/form-screen.tsx";
import { templateName, templates, buttonsText } from "./template-words.ts";

const headOf = (row: ChatTemplate): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span>{buttonsText(row)}</span>,
});

/** /chat-config/template/new and /chat-config/template/:id. */
export function TemplateForm() {
  return (
    <FormScreen<ChatTemplate>
      {...templates}
      definition={chatTemplateForm}
      rowName={templateName}
      head={headOf}
      notCopied={["name"]}
    />
  );
}

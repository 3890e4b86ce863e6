import { smsTemplateForm, type SmsTemplate } from "@o2r/api/contract/engagement";
import type { FormHandle } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { formatDateTime } from "@o2r/ui";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { SmsPreview } from "./sms-preview.tsx";
import { smsTemplateName, smsTemplates } from "./sms-words.ts";

const headOf = (row: SmsTemplate): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span className="o2r-mono">{row.sender}</span>
      <span>{row.lastSentAt === null ? "Never sent" : `Last sent ${formatDateTime(row.lastSentAt)}`}</span>
    </>
  ),
});

const extrasOf = (form: FormHandle, row: SmsTemplate | undefined): Readonly<Record<string, SectionExtra>> => ({
  values: { content: <SmsPreview form={form} row={row} /> },
});

/** /sms/new, /sms/new?from=:id and /sms/:id. */
export function SmsForm() {
  return (
    <FormScreen<SmsTemplate>
      {...smsTemplates}
      definition={smsTemplateForm}
      rowName={smsTemplateName}
      head={headOf}
      notCopied={["language", "dltTemplateId"]}
      extras={extrasOf}
      lists={rows}
    />
  );
}

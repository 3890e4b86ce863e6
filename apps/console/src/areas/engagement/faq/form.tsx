import { faqForm, type Faq } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { faqName, faqs } from "./faq-words.ts";

const headOf = (row: Faq): Omit<FormHead, "title"> => ({ badge: <ActiveBadge active={row.active} /> });

/** /help-support/faq/new and /help-support/faq/:id. */
export function FaqForm() {
  return <FormScreen<Faq> {...faqs} definition={faqForm} rowName={faqName} head={headOf} notCopied={["question"]} />;
}

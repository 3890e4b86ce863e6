import { wordOf } from "@o2r/api/contract/core";
import { ticketTopics, type Faq } from "@o2r/api/contract/engagement";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { faqName, faqs } from "./faq-words.ts";

const card = (row: Faq, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.question}
    href={`${faqs.path}/${row.id}`}
    detail={wordOf(ticketTopics, row.topic) ?? row.topic}
    menu={menu}
    facts={row.active ? [] : [<ActiveStatus key="active" active={false} />]}
  />
);

/** /help-support/faq: what is often asked. */
export function FaqList() {
  return <ThingList {...faqs} title="Questions" rowName={faqName} card={card} />;
}

import type { ChatTemplate } from "@o2r/api/contract/engagement";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../../kit/list/row-card.tsx";
import { ThingList } from "../../../../kit/list/thing-list.tsx";
import { buttonsText, templateName, templates } from "./template-words.ts";

const card = (row: ChatTemplate, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${templates.path}/${row.id}`}
    detail={row.text}
    menu={menu}
    facts={[buttonsText(row), ...(row.active ? [] : [<ActiveStatus key="active" active={false} />])]}
  />
);

/** /chat-config/template: what many workflows say alike. */
export function TemplateList() {
  return <ThingList {...templates} title="Templates" rowName={templateName} card={card} />;
}

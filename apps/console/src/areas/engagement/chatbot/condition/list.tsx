import type { ChatCondition } from "@o2r/api/contract/engagement";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../../kit/list/row-card.tsx";
import { ThingList } from "../../../../kit/list/thing-list.tsx";
import { conditionName, conditions, conditionText } from "./condition-words.ts";

const card = (row: ChatCondition, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${conditions.path}/${row.id}`}
    detail={conditionText(row)}
    menu={menu}
    facts={row.active ? [] : [<ActiveStatus key="active" active={false} />]}
  />
);

/** /chat-config/condition: what many workflows ask alike. */
export function ConditionList() {
  return <ThingList {...conditions} title="Conditions" rowName={conditionName} card={card} />;
}

import type { Attribute } from "@o2r/api/contract/catalogue";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { attributeName, attributes, dataTypeText } from "./attribute-words.ts";

const card = (row: Attribute, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.attributeName}
    href={`${attributes.path}/${row.id}`}
    detail={dataTypeText(row.dataType)}
    menu={menu}
    facts={row.active ? [] : [<ActiveStatus key="active" active={false} />]}
  />
);

/** /attribute: every attribute. */
export function AttributeList() {
  return <ThingList {...attributes} title="Attributes" rowName={attributeName} card={card} />;
}

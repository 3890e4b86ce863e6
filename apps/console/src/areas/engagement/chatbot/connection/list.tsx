import type { ChatConnection } from "@o2r/api/contract/engagement";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../../kit/list/row-card.tsx";
import { ThingList } from "../../../../kit/list/thing-list.tsx";
import { connectionName, connections } from "./connection-words.ts";

const card = (row: ChatConnection, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${connections.path}/${row.id}`}
    detail={row.address}
    menu={menu}
    facts={row.active ? [] : [<ActiveStatus key="active" active={false} />]}
  />
);

/** /chat-config/connection: what workflows can ask outside. */
export function ConnectionList() {
  return <ThingList {...connections} title="Connections" rowName={connectionName} card={card} />;
}

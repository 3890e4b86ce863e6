import type { Dialer } from "@o2r/api/contract/orders";
import { Headset } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { counted } from "../../../kit/list/count-link.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { dialerName, dialers, kindText } from "./dialer-words.ts";

const card = (row: Dialer, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${dialers.path}/${row.id}`}
    detail={kindText(row.kind)}
    menu={menu}
    facts={[
      counted(row.agents, "agent", "agents"),
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
    ]}
  />
);

/** /user-management/dialer: what connects agents with retailers. */
export function DialerList() {
  return <ThingList {...dialers} title="Dialers" icon={Headset} rowName={dialerName} card={card} />;
}

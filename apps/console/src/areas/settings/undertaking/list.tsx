import type { Undertaking } from "@o2r/api/contract/settings";
import { formatDate } from "@o2r/ui";
import { FileCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { undertakingName, undertakings } from "./undertaking-words.ts";

const card = (row: Undertaking, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.gstin}
    href={`${undertakings.path}/${row.id}`}
    detail={row.arn}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      `${formatDate(row.validFrom)} – ${formatDate(row.validTill)}`,
    ]}
  />
);

/** /global-config/undertaking: letters of undertaking of every GSTIN of the house. */
export function UndertakingList() {
  return <ThingList {...undertakings} title="Undertakings" icon={FileCheck} rowName={undertakingName} card={card} />;
}

import type { Beat } from "@o2r/api/contract/parties";
import { Map, Route } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { beatName, beats, regions } from "./beat-words.ts";

const cells: Readonly<Record<string, CellDrawing<Beat>>> = {
  name: wrapped("name"),
  hub: wrapped("hub"),
  region: wrapped("region"),
  days: wrapped("days"),
  agents: wrapped("agents"),
  retailers: { cell: (row) => <CountLink count={row.retailers} href={`/retailer?beat=${row.id}`} /> },
};

const card = (row: Beat, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${beats.path}/${row.id}`}
    detail={row.hub}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      row.days,
      counted(row.retailers, "retailer", "retailers"),
    ]}
  />
);

const related = [{ to: regions.path, label: "Regions", icon: Map }] as const;

/** /retailer-config/beat: the routes on which hubs deliver. */
export function BeatList() {
  return (
    <ThingList {...beats} title="Beats" icon={Route} rowName={beatName} cells={cells} card={card} related={related} />
  );
}

import type { Region } from "@o2r/api/contract/parties";
import { Map, Route } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { beats, regionName, regions } from "./beat-words.ts";

const cells: Readonly<Record<string, CellDrawing<Region>>> = {
  beats: { cell: (row) => <CountLink count={row.beats} href={`${beats.path}?region=${row.id}`} /> },
};

const card = (row: Region, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${regions.path}/${row.id}`}
    detail={row.managers ?? "Nobody has charge of it"}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(row.beats, "beat", "beats"),
      counted(row.retailers, "retailer", "retailers"),
    ]}
  />
);

const related = [{ to: beats.path, label: "Beats", icon: Route }] as const;

/** /retailer-config/region: the regions that onboarding managers have charge of. */
export function RegionList() {
  return (
    <ThingList
      {...regions}
      title="Regions"
      icon={Map}
      rowName={regionName}
      cells={cells}
      card={card}
      related={related}
    />
  );
}

import { wordOf } from "@o2r/api/contract/core";
import { retailerGroupKinds, type RetailerGroup } from "@o2r/api/contract/parties";
import { formatMoney } from "@o2r/ui";
import { Map, Route, Store } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { beats, regions } from "../beat/beat-words.ts";
import { retailerGroupName, retailerGroups } from "./retailer-group-words.ts";

const termsText = ({ creditLimit, creditDays, minOrder }: RetailerGroup): readonly string[] => [
  ...(creditLimit === null ? [] : [`Limit ${formatMoney(creditLimit)}`]),
  ...(creditDays === null ? [] : [`${creditDays} days`]),
  ...(minOrder === null ? [] : [`From ${formatMoney(minOrder)}`]),
];

const card = (row: RetailerGroup, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${retailerGroups.path}/${row.id}`}
    detail={wordOf(retailerGroupKinds, row.kind)}
    menu={menu}
    facts={[...(row.active ? [] : [<ActiveStatus key="active" active={false} />]), ...termsText(row)]}
  />
);

const related = [
  { to: beats.path, label: "Beats", icon: Route },
  { to: regions.path, label: "Regions", icon: Map },
] as const;

/** /retailer-config: types, tiers and statuses of retailers, with the terms of each. */
export function RetailerGroupList() {
  return (
    <ThingList
      {...retailerGroups}
      title="Retailer Config"
      icon={Store}
      rowName={retailerGroupName}
      card={card}
      related={related}
    />
  );
}

import { pageLife, type Page } from "@o2r/api/contract/layout";
import { LayoutTemplate } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { composerOf, layoutPageName, layoutPages, pageKind } from "./page-words.ts";

const more: readonly RowAction<Page>[] = [{ label: "Compose", icon: LayoutTemplate, to: ({ id }) => composerOf(id) }];

const card = (row: Page, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${layoutPages.path}/${row.id}`}
    detail={pageKind(row)}
    menu={menu}
    facts={[
      <StateStatus key="state" life={pageLife} state={row.state} />,
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      <span key="rails">{row.rails === 1 ? "1 rail" : `${row.rails} rails`}</span>,
    ]}
  />
);

/** /layout-page: the pages of the apps, how many rails each has, and whether it is published. */
export function LayoutPageList() {
  return (
    <ThingList {...layoutPages} title="Page" icon={LayoutTemplate} rowName={layoutPageName} card={card} more={more} />
  );
}

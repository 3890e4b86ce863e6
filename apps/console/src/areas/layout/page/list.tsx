import { pageLife, type Page } from "@o2r/api/contract/layout";
import { TwoLineCell } from "@o2r/ui";
import { LayoutTemplate } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { usedText } from "../used-text.ts";
import { composerOf, layoutPageName, layoutPages, pageKind } from "./page-words.ts";

const more: readonly RowAction<Page>[] = [{ label: "Compose", icon: LayoutTemplate, to: ({ id }) => composerOf(id) }];

const configsText = ({ configs, usedIn }: Page): string => usedText(configs, usedIn, "No home page");

const cells: Readonly<Record<string, CellDrawing<Page>>> = {
  configs: { cell: (row) => <TwoLineCell detail={configsText(row)}>{String(row.configs)}</TwoLineCell> },
};

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
      ...(row.configs === 0 ? [] : [<span key="configs">{`Home of ${configsText(row)}`}</span>]),
    ]}
  />
);

/** /layout-page: the pages of the apps, how many rails each has, which apps begin with it, and whether it is published. */
export function LayoutPageList() {
  return (
    <ThingList
      {...layoutPages}
      title="Page"
      icon={LayoutTemplate}
      rowName={layoutPageName}
      cells={cells}
      card={card}
      more={more}
    />
  );
}

import { railTypes, type Rail } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import { TwoLineCell } from "@o2r/ui";
import { GalleryHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { usedText } from "../used-text.ts";
import { railAt, railName, rails } from "./rail-words.ts";

const pagesText = ({ pages, usedIn }: Rail): string => usedText(pages, usedIn, "On no page");

const cells: Readonly<Record<string, CellDrawing<Rail>>> = {
  pages: { cell: (row) => <TwoLineCell detail={pagesText(row)}>{String(row.pages)}</TwoLineCell> },
};

const card = (row: Rail, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={railAt.row(row.id)}
    detail={`${wordOf(railTypes, row.railType)} · ${row.contentCount === 1 ? "1 content" : `${row.contentCount} contents`}`}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      <span key="used">{pagesText(row)}</span>,
    ]}
  />
);

/** /rail-type: every rail, what it holds, and the pages that show it. */
export function RailList() {
  return (
    <ThingList
      {...rails}
      title="Rail"
      icon={GalleryHorizontal}
      rowName={railName}
      cells={cells}
      card={card}
      formAt={railAt}
    />
  );
}

import type { ListDeclaration } from "@o2r/api/contract/core";
import { LiveRegion } from "@o2r/ui";
import { tableSort, type ListState } from "./list-state.ts";

export interface ListAnnouncementProps {
  readonly declaration: ListDeclaration;
  readonly state: ListState;
  /** How many rows are shown. */
  readonly count: number;
  /** The rows on screen are those of another state still. */
  readonly loading: boolean;
}

/** Tells those who do not see the list which rows came, and in which order. How many match stands above the list. */
export function ListAnnouncement({ declaration, state, count, loading }: ListAnnouncementProps) {
  const { column, direction } = tableSort(state.sort);
  const title = declaration.columns.find(({ field }) => field === column)?.label ?? column;
  const first = (state.page - 1) * state.size + 1;
  const last = first + count - 1;
  const said =
    direction === "descending"
      ? `Rows ${first} to ${last}, sorted by ${title}, descending`
      : `Rows ${first} to ${last}, sorted by ${title}, ascending`;
  return <LiveRegion>{loading || count === 0 ? "" : said}</LiveRegion>;
}

import type { PageHeaderProps } from "@o2r/ui";
import type { ComponentType, ReactNode } from "react";
import type { RowAction } from "../list/list-page.types.ts";
import type { PageTab } from "../page-tabs.tsx";
import type { ChainLink } from "./document-chain.tsx";
import type { RecordGiven } from "./loaded-record.tsx";

/** What a tab of a record is given. */
export interface RecordPanelProps<Row> {
  readonly row: Row;
}

/** One tab of a record; the first stands where the address names none. */
export type RecordTab<Row> = PageTab &
  (
    | {
        /** Fetches what the tab shows; the same function each time. */
        readonly load: () => Promise<ComponentType<RecordPanelProps<Row>>>;
        readonly page?: undefined;
      }
    | {
        /** A page of its own, such as the form of the row, which puts the tabs below its head. */
        readonly page: (tabs: ReactNode) => ReactNode;
        readonly load?: undefined;
      }
  );

export interface RecordHead<Row> extends RecordGiven<Row> {
  readonly rowName: (row: Row) => string;
  /** The title, where it is shorter than the name of the page. */
  readonly title?: (row: Row) => string;
  /** What stands beside the title. */
  readonly head: (row: Row) => Pick<PageHeaderProps, "media" | "badge" | "description">;
  /** What can be done that is no step of a life, before what is. */
  readonly actions?: (row: Row) => ReactNode;
  /** What is done more rarely, and is no step either: behind the ellipsis, with the steps that have no room beside the title. */
  readonly rarer?: readonly RowAction<Row>[];
  /** The page's one primary act, where it is no step of a life: it stands after them. */
  readonly mainAct?: (row: Row) => ReactNode;
  /** What `useActs` gives. */
  readonly acts?: {
    readonly buttons: (row: Row, size?: "md", hasPrimary?: boolean, rarer?: readonly RowAction<Row>[]) => ReactNode;
    readonly dialog: ReactNode;
  };
  /** What led to the row, and what it leads to. */
  readonly chain?: (row: Row) => readonly ChainLink[];
}

/** A page of one row, as it is declared. */
export type RecordPageProps<Row> = RecordHead<Row> &
  (
    | {
        readonly tabs: readonly [RecordTab<Row>, ...RecordTab<Row>[]];
        readonly children?: undefined;
        readonly beside?: undefined;
      }
    | {
        readonly tabs?: undefined;
        /** What happened to it, beside what it is: its `RecordTimeline`. */
        readonly timeline?: (row: Row) => ReactNode;
        /** Stands above the timeline. */
        readonly beside?: (row: Row) => ReactNode;
        readonly children: (row: Row) => ReactNode;
      }
  );
